import type { ReactNode } from 'react'
import { useLazyStyles } from './lazy-styles.ts'
import css from './token-pair.css?inline'
import type { Variables } from './variables.ts'

export interface TokenPairProps {
  size?: number
  /** The front and the back picture, each 0.7 of the size. */
  children: readonly [front: ReactNode, behind: ReactNode]
}

/** Two overlapping pictures: what was received in front, what was given behind. */
export function TokenPair({ size = 40, children: [front, behind] }: TokenPairProps) {
  useLazyStyles(css)
  const style: Variables = { '--size': `${size}px` }
  return (
    <span className="token-pair" style={style}>
      {behind}
      {front}
    </span>
  )
}
