import type { CSSProperties } from 'react'

/** A style with variables of ours. */
export type Variables = CSSProperties & Record<`--${string}`, string | number>
