import { type ReactNode, Suspense, useEffect } from 'react'
import { lazyPiece } from './lazy-piece.ts'
import css from './qr.css?inline'
import { Eyes } from './qr-eyes.tsx'
import { useStyles } from './styles.tsx'

// What draws it loads while the code itself is being made.
const fetchDrawing = () => import('./qr-drawing.tsx')
const drawing = lazyPiece(fetchDrawing)

export interface QrCodeProps {
  /** What is to be scanned; undefined while it is loading. Its space is kept. */
  value: string | undefined
  /** Says what the code is for, to those who do not see it. */
  label: string
  /** A picture for the middle. */
  logo?: ReactNode
  /** At most so many pixels wide; as wide as there is room, unless given. */
  size?: number | undefined
  /** Known only once there is something to scan. */
  testId?: string | undefined
}

/** A QR code on a plate that is light in every theme, for cameras want it so. */
export function QrCode({ value, label, logo, size, testId }: QrCodeProps) {
  useStyles(css)
  const QrDrawing = drawing()
  useEffect(() => {
    // Without it the drawing itself asks again, and says so.
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

/** The plate while its code is on its way. */
const Blank = () => (
  <svg className="qr-blank" viewBox={`0 0 ${BLANK} ${BLANK}`} aria-hidden="true">
    <Eyes at={corners} />
    <circle className="qr-pulse" cx={BLANK / 2} cy={BLANK / 2} r="2" />
    <circle className="qr-pulse late" cx={BLANK / 2} cy={BLANK / 2} r="2" />
  </svg>
)
