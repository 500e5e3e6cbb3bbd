import { useLazyStyles } from './lazy-styles.ts'
import { TokenIcon, type TokenIconProps } from './token-icon.tsx'
import css from './token-pair.css?inline'
import type { Variables } from './variables.ts'

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
