import * as z from 'zod/mini'
import { PorticoError } from '../../core/errors.ts'
import { listOf, parse, text } from '../../core/schema.ts'
import { codeFormat, detectorClass } from './detector.ts'

/** The maximum length of a QR code's text. */
const longest = 4_296

const found = listOf(z.object({ rawValue: text(longest) }), 10)

export interface Scanning {
  /** The video element that shows the camera to the user. */
  place(signal: AbortSignal): Promise<HTMLVideoElement>
  /** Called when the camera is on. */
  started(): void
}

/**
 * Reads a code with the camera; resolves with its text. The camera is turned off in every case, even if the user allows
 * it only after the signal has aborted [send-scan].
 * @throws `camera.denied` or `camera.failed`, or the signal's reason.
 */
export async function scanCode({ place, started }: Scanning, signal: AbortSignal): Promise<string> {
  const Detector = detectorClass()
  if (!Detector) throw new PorticoError('camera.failed')
  const stream = await openCamera()
  const lost = new AbortController()
  const ended = AbortSignal.any([signal, lost.signal])
  try {
    signal.throwIfAborted()
    for (const track of stream.getTracks())
      track.addEventListener('ended', () => lost.abort(new PorticoError('camera.failed')))
    const video = await place(signal)
    video.srcObject = stream
    try {
      await video.play()
      started()
      return await readCode(new Detector({ formats: [codeFormat] }), video, ended)
    } finally {
      video.srcObject = null
    }
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

async function openCamera(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : ''
    const isRefused = name === 'NotAllowedError' || name === 'SecurityError'
    throw new PorticoError(isRefused ? 'camera.denied' : 'camera.failed', undefined, { cause })
  }
}

type Detects = { detect(video: HTMLVideoElement): Promise<unknown> }

/** The text of the first visible code; unreadable frames are skipped. */
async function readCode(detector: Detects, video: HTMLVideoElement, signal: AbortSignal): Promise<string> {
  for (;;) {
    await nextFrame(video, signal)
    const codes = parse(found, await detector.detect(video).catch(() => [])) ?? []
    signal.throwIfAborted()
    const code = codes.map(({ rawValue }) => rawValue.trim()).find((each) => each !== '')
    if (code !== undefined) return code
  }
}

/** Resolves with the camera's next frame. Rejects with the signal's reason. */
function nextFrame(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const id = video.requestVideoFrameCallback(() => resolve())
  const stop = () => {
    video.cancelVideoFrameCallback(id)
    reject(signal.reason)
  }
  signal.addEventListener('abort', stop)
  return promise.finally(() => signal.removeEventListener('abort', stop))
}
