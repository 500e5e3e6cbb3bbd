import { type StatelyInspector, type StatelyMessage, type StatelyOptions, statelyInspector } from './inspector.ts'

/**
 * The maximum number of waiting messages. Beyond it, the other side gets the current state when it connects, without
 * history.
 */
const MOST_HELD = 200

/** The inspector's window: an opened one, or a frame's. */
export interface StatelyWindowOptions extends Pick<StatelyOptions, 'sanitize'> {
  window: Window
  /** The inspector's origin, such as `https://stately.ai`: messages go to no other. */
  origin: string
}

/**
 * Connects to an inspector in another window, as soon as it reports ready.
 * @throws if `origin` is not a single origin.
 */
export function statelyWindow({
  window: other,
  origin,
  ...options
}: StatelyWindowOptions): StatelyInspector & { stop: () => void } {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new TypeError(`"${origin}" is no origin that can be trusted`)
  let connected = false
  let held: StatelyMessage[] | undefined = []
  const post = (message: object) => other.postMessage(message, origin)
  const inspector = statelyInspector({
    ...options,
    send(message) {
      if (connected) post(message)
      else if (held && held.push(message) > MOST_HELD) held = undefined
    },
  })
  const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source !== other || from !== origin || !isGreeting(data)) return
    const waiting = held
    connected = true
    held = undefined
    // A reloaded inspector has lost its state.
    if (waiting) for (const message of waiting) post(message)
    else inspector.retell()
  }
  window.addEventListener('message', hear)
  return {
    ...inspector,
    stop() {
      window.removeEventListener('message', hear)
      if (connected) post({ type: '@statelyai.disconnected' })
      connected = false
      held = undefined
    },
  }
}

const isGreeting = (data: unknown): boolean =>
  data instanceof Object && 'type' in data && data.type === '@statelyai.connected'
