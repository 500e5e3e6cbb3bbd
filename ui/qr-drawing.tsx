import { type ReactNode, useMemo } from 'react'
import { Eyes } from './qr-eyes.tsx'
import { qrShape } from './qr-shape.ts'
import type { Variables } from './variables.ts'

/** The QR code, and the picture in its centre. Lazy, because the encoder is large. */
export default function QrDrawing({ value, logo }: { value: string; logo?: ReactNode }) {
  const hasPicture = logo !== undefined && logo !== null
  const { size, path, eyes, hole } = useMemo(() => qrShape(value, hasPicture), [value, hasPicture])
  const style: Variables = { '--hole': `${(100 * hole) / size}%` }
  return (
    <>
      <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path d={path} />
        <Eyes at={eyes} />
      </svg>
      {hasPicture ? (
        <span className="qr-logo" style={style}>
          {logo}
        </span>
      ) : null}
    </>
  )
}
