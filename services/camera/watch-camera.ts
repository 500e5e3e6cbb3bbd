import { codeFormat, detectorClass } from './detector.ts'

/** Whether the browser reads codes and has a camera. The user is not asked, and nothing is turned on. */
async function isThere(): Promise<boolean> {
  const detector = detectorClass()
  // Browsers have no cameras for pages that were not loaded safely.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!detector || !devices?.enumerateDevices) return false
  const [formats, all] = await Promise.all([detector.getSupportedFormats?.(), devices.enumerateDevices()])
  return (formats?.includes(codeFormat) ?? false) && all.some(({ kind }) => kind === 'videoinput')
}

/** Tells whether codes can be scanned here, now and whenever a device comes or goes [send-scan]. Returns what ends it. */
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
