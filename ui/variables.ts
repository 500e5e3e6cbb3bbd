import type { CSSProperties } from 'react'

/** A style with our own CSS variables. */
export type Variables = CSSProperties & Record<`--${string}`, string | number>
