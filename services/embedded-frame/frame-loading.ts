import { PorticoError } from '../../core/errors.ts'
import { frameElement } from './frame-element.ts'

/** The timeout for loading the frame, and the pause after it reports ready, in ms [embedded-load]. */
const loadTimeout = 20_000
const readyDelay = 500
/** How long to wait for a requested reload, in ms: the page may not report it. */
const reloadGrace = 3_000

/** A frame in the page. */
export interface FrameLoading {
  readonly frame: HTMLIFrameElement
  /** Rejects with `frame.unreachable` if it does not load. */
  readonly ready: Promise<void>
  readonly isReady: boolean
  /** A reload was requested: the frame is not ready until it reports that, or until a timeout. */
  expectReload(): void
  /** The frame loads again from the start: it is not ready until it reports that. */
  startAgain(): void
  /** The frame reports that it has loaded or reloaded. */
  hearReady(): void
  /** Removes it from the page. */
  end(): void
}

interface FrameLoadingDeps {
  url: URL
  /** Receives every message to the page. */
  hear(event: MessageEvent<unknown>): void
  /** The frame accepts requests from now on. */
  onReady(): void
  /** It has not loaded in time. */
  onLate(): void
}

/** Adds a frame to the page, and waits until it reports ready [embedded-load]. */
export function loadFrame({ url, hear, onReady, onLate }: FrameLoadingDeps): FrameLoading {
  const frame = frameElement(url)
  let isReady = false
  let coming = readiness()
  const limit = () =>
    setTimeout(() => {
      coming.reject(new PorticoError('frame.unreachable'))
      onLate()
    }, loadTimeout)
  let timer = limit()
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
    startAgain() {
      clearTimeout(timer)
      clearTimeout(rest)
      if (isReady) coming = readiness()
      isReady = false
      timer = limit()
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
  // Callers handle the rejection.
  coming.promise.catch(() => undefined)
  return coming
}
