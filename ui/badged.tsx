import type { ReactNode } from 'react'
import css from './badged.css?inline'
import { LazyIcon, type LazyIconName } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'

/** It failed, it waits for the user, or the user has rejected it. */
export type BadgeTone = 'bad' | 'warn' | 'quiet'

export interface BadgedProps {
  tone: BadgeTone
  /** A picture. */
  children: ReactNode
}

const icons: Record<BadgeTone, LazyIconName> = { bad: 'warning', warn: 'clock', quiet: 'close' }

/** A picture with a status badge in the corner. Hidden from screen readers: the text beside it says the same. */
export function Badged({ tone, children }: BadgedProps) {
  useLazyStyles(css)
  return (
    <div className="badged" data-tone={tone} aria-hidden="true">
      {children}
      <span>
        <LazyIcon name={icons[tone]} size={16} />
      </span>
    </div>
  )
}
