import type { ReactNode } from 'react'
import { LazyIcon } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import css from './note.css?inline'

export interface NoteProps {
  tone: 'plain' | 'warn' | 'bad'
  testId?: string | undefined
  children: ReactNode
}

/** Something that the user should know before they go on. */
export function Note({ tone, testId, children }: NoteProps) {
  useLazyStyles(css)
  return (
    <div className="note" data-tone={tone} data-testid={testId}>
      <LazyIcon name={tone === 'plain' ? 'info' : 'warning'} size={18} />
      <div className="note-words">{children}</div>
    </div>
  )
}
