import { useState } from 'react'
import { useLazyStyles } from './lazy-styles.ts'
import { Initial } from './pictures/initial.tsx'
import css from './token-icon.css?inline'
import type { Variables } from './variables.ts'

export interface TokenIconProps {
  /** A validated `data:` or `https:` address. */
  src?: string | undefined
  /** The token's symbol, or the collectible's name: without a picture its initial is shown. */
  name: string
  size?: number | undefined
  /** A collectible is square. */
  shape?: 'token' | 'collectible' | undefined
}

/** A token's picture in a circle, a collectible's in a square; its initial where there is none. */
export function TokenIcon({ src, name, size = 40, shape = 'token' }: TokenIconProps) {
  useLazyStyles(css)
  const [failed, setFailed] = useState<string>()
  const style: Variables = { '--size': `${size}px` }
  return (
    <span className="token-icon" data-shape={shape} style={style} aria-hidden="true">
      {src === undefined || src === failed ? (
        <Initial name={name} />
      ) : (
        <img src={src} alt="" draggable={false} referrerPolicy="no-referrer" onError={() => setFailed(src)} />
      )}
    </span>
  )
}

/** Two pictures, the first one in front: what came, and what went for it. */
export function TokenPair({ size = 40, tokens }: { size?: number; tokens: readonly TokenIconProps[] }) {
  useLazyStyles(css)
  const [front, behind] = tokens
  if (!front) return null
  if (!behind) return <TokenIcon {...front} size={size} />
  const style: Variables = { '--size': `${size}px` }
  return (
    <span className="token-pair" style={style}>
      <TokenIcon {...behind} size={Math.round(size * 0.7)} />
      <TokenIcon {...front} size={Math.round(size * 0.7)} />
    </span>
  )
}
