import { type ReactNode, useMemo } from 'react'
import type { Variables } from './image.tsx'
import css from './qr.css?inline'
import { qrShape } from './qr-shape.ts'
import { useStyles } from './styles.tsx'

export interface QrCodeProps {
  /** What is to be scanned; undefined while it is on its way. Its room is kept. */
  value: string | undefined
  /** Says what the code is for, to those who do not see it. */
  label: string
  /** A picture for the middle. */
  logo?: ReactNode
  /** Known only once there is something to scan. */
  testId?: string | undefined
}

/** A QR code on a plate that is light in every theme, for cameras want it so. */
export function QrCode({ value, label, logo, testId }: QrCodeProps) {
  useStyles(css)
  return (
    <div
      className="qr"
      role="img"
      aria-label={label}
      aria-busy={value === undefined}
      data-testid={value === undefined ? undefined : testId}
    >
      {value === undefined ? <Blank /> : <Code key={value} value={value} logo={logo} />}
    </div>
  )
}

function Code({ value, logo }: Pick<QrCodeProps, 'logo'> & { value: string }) {
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

const Eyes = ({ at }: { at: readonly (readonly [number, number])[] }) =>
  at.map(([x, y]) => (
    <g key={`${x} ${y}`}>
      <rect className="qr-eye" x={x + 0.5} y={y + 0.5} width="6" height="6" rx="1.9" />
      <rect className="qr-pupil" x={x + 2} y={y + 2} width="3" height="3" rx="0.9" />
    </g>
  ))
