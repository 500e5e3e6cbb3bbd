import { PorticoError } from '../../core/errors.ts'
import { frameElement } from './frame-element.ts'

/** How long the frame may load, and how long it is left alone once it says that it is ready, in ms [embedded-load]. */
const loadTimeout = 20_000
const readyDelay = 500
/** How long a page that was told to load itself again is waited for: it may not say that it has, in ms. */
const reloadGrace = 3_000

/** A frame that is in the page. */
export interface FrameLoading {
  readonly frame: HTMLIFrameElement
  /** Rejects with `frame.unreachable` where it does not load. */
  readonly ready: Promise<void>
  readonly isReady: boolean
  /** It was told to load itself again, and is not ready until it says so, or for a while. */
  expectReload(): void
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
  let isReady = false
  let coming = readiness()
  const timer = setTimeout(() => {
    coming.reject(new PorticoError('frame.unreachable'))
    onLate()
  }, loadTimeout)
  let rest: ReturnType<typeof setTimeout> | undefined
  const isReadyIn = (milliseconds: number, onReady: () => void) => {
    clearTimeout(rest)
    rest = setTimeout(() => {
      isReady = true
      onReady()
      coming.resolve()
    }, milliseconds)
  }
  window.addEventListener('message', hear)
  document.body.append(frame)
  return {
    frame,
    get ready() {
      return coming.promise
    },
    get isReady() {
      return isReady
    },
    expectReload() {
      isReady = false
      coming = readiness()
      isReadyIn(reloadGrace, () => undefined)
    },
    hearReady() {
      clearTimeout(timer)
      isReadyIn(readyDelay, onReady)
    },
    end() {
      clearTimeout(timer)
      clearTimeout(rest)
      window.removeEventListener('message', hear)
      coming.reject(new PorticoError('frame.unreachable'))
      frame.remove()
    },
  }
}

function readiness(): PromiseWithResolvers<void> {
  const coming = Promise.withResolvers<void>()
  // Who asks hears of it.
  coming.promise.catch(() => undefined)
  return coming
}
