import { PorticoError } from '../../core/errors.ts'
import { frameElement } from './frame-element.ts'

/** How long the frame may load, and how long it is left alone once it says that it is ready, in ms [embedded-load]. */
const loadTimeout = 20_000
const readyDelay = 500

/** A frame that is in the page. */
export interface FrameLoading {
  readonly frame: HTMLIFrameElement
  /** Rejects with `frame.unreachable` where it does not load. */
  readonly ready: Promise<void>
  /** The frame says that it has loaded, for the first time or again. */
  hearReady(): void
  /** Takes it out of the page. */
  end(): void
}

interface FrameLoadingDeps {
  url: URL
  /** Hears every message to the page. */
  hear(event: MessageEvent<unknown>): void
  /** It can be asked from now on. */
  onReady(): void
  /** It has not loaded in time. */
  onLate(): void
}

/** Puts a frame into the page, and waits for its word that it is ready [embedded-load]. */
export function loadFrame({ url, hear, onReady, onLate }: FrameLoadingDeps): FrameLoading {
  const frame = frameElement(url)
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  // Who asks hears of it.
  ready.catch(() => undefined)
  const timer = setTimeout(() => {
    reject(new PorticoError('frame.unreachable'))
    onLate()
  }, loadTimeout)
  let rest: ReturnType<typeof setTimeout> | undefined
  window.addEventListener('message', hear)
  document.body.append(frame)
  return {
    frame,
    ready,
    hearReady() {
      clearTimeout(timer)
      clearTimeout(rest)
      rest = setTimeout(() => {
        onReady()
        resolve()
      }, readyDelay)
    },
    end() {
      clearTimeout(timer)
      clearTimeout(rest)
      window.removeEventListener('message', hear)
      reject(new PorticoError('frame.unreachable'))
      frame.remove()
    },
  }
}
