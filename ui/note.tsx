import type { ReactNode } from 'react'
import { Spinner } from './icon.tsx'
import { LazyIcon } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import css from './note.css?inline'

export interface NoteProps {
  tone: 'plain' | 'warn' | 'bad'
  /** Still in progress. */
  busy?: boolean | undefined
  testId?: string | undefined
  children: ReactNode
}

/** Something that the user should know before continuing. */
export function Note({ tone, busy, testId, children }: NoteProps) {
  useLazyStyles(css)
  return (
    <div className="note" data-tone={tone} data-testid={testId}>
      {busy ? <Spinner size={18} /> : <LazyIcon name={tone === 'plain' ? 'info' : 'warning'} size={18} />}
      <div className="note-text">{children}</div>
    </div>
  )
}
