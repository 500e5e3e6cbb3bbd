import { codeFormat, detectorClass } from './detector.ts'

/** Whether the browser can read codes and has a camera. Does not ask the user or turn anything on. */
async function isThere(): Promise<boolean> {
  const detector = detectorClass()
  // Browsers offer cameras to secure contexts only.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!detector || !devices?.enumerateDevices) return false
  const [formats, all] = await Promise.all([detector.getSupportedFormats?.(), devices.enumerateDevices()])
  return (formats?.includes(codeFormat) ?? false) && all.some(({ kind }) => kind === 'videoinput')
}

/**
 * Reports whether codes can be scanned, now and whenever a device is added or removed [send-scan]. Returns the function
 * that stops it.
 */
export function watchCamera(onFound: (isThere: boolean) => void): () => void {
  const over = new AbortController()
  const look = async () => {
    const found = await isThere().catch(() => false)
    if (!over.signal.aborted) onFound(found)
  }
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!detectorClass() || !devices) return () => undefined
  devices.addEventListener('devicechange', () => void look(), { signal: over.signal })
  void look()
  return () => over.abort()
}
