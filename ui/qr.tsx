import { type ReactNode, Suspense, useEffect } from 'react'
import { lazyPiece } from './lazy-piece.ts'
import css from './qr.css?inline'
import { Eyes } from './qr-eyes.tsx'
import { useStyles } from './styles.tsx'

// The drawing loads while the code's text is being created.
const fetchDrawing = () => import('./qr-drawing.tsx')
const drawing = lazyPiece(fetchDrawing)

export interface QrCodeProps {
  /** The text of the code; undefined while it loads, with its space reserved. */
  value: string | undefined
  /** The purpose of the code, for screen readers. */
  label: string
  /** A picture for the centre. */
  logo?: ReactNode
  /** The maximum width in pixels; by default, as wide as possible. */
  size?: number | undefined
  /** Set only once there is a code. */
  testId?: string | undefined
}

/** A QR code on a background that is light in every theme, as cameras need it. */
export function QrCode({ value, label, logo, size, testId }: QrCodeProps) {
  useStyles(css)
  const QrDrawing = drawing()
  useEffect(() => {
    // If loading fails, the drawing itself tries again, and reports a failure.
    fetchDrawing().catch(() => undefined)
  }, [])
  return (
    <div
      className="qr"
      style={size === undefined ? undefined : { inlineSize: size }}
      role="img"
      aria-label={label}
      aria-busy={value === undefined}
      data-testid={value === undefined ? undefined : testId}
    >
      {value === undefined ? (
        <Blank />
      ) : (
        <Suspense fallback={<Blank />}>
          <QrDrawing key={value} value={value} logo={logo} />
        </Suspense>
      )}
    </div>
  )
}

const BLANK = 33

const corners = [[0, 0] as const, [BLANK - 7, 0] as const, [0, BLANK - 7] as const]

/** The background while the code loads. */
const Blank = () => (
  <svg className="qr-blank" viewBox={`0 0 ${BLANK} ${BLANK}`} aria-hidden="true">
    <Eyes at={corners} />
    <circle className="qr-pulse" cx={BLANK / 2} cy={BLANK / 2} r="2" />
    <circle className="qr-pulse late" cx={BLANK / 2} cy={BLANK / 2} r="2" />
  </svg>
)
