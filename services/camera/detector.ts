/** The browser's code reader (Shape Detection API), which not every browser has. */
interface Detector {
  detect(video: HTMLVideoElement): Promise<unknown>
}

type DetectorClass = (new (
  options: Readonly<{ formats: readonly string[] }>,
) => Detector) & { getSupportedFormats?: () => Promise<readonly string[]> }

const isClass = (value: unknown): value is DetectorClass => typeof value === 'function'

export const codeFormat = 'qr_code'

/** The browser's code reader; undefined if there is none. */
export function detectorClass(): DetectorClass | undefined {
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  return isClass(found) ? found : undefined
}
