import type { ReactNode } from 'react'
import css from './disclosure.css?inline'
import { Icon } from './icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'

/** Rarely needed content behind a line that expands it. */
export function Disclosure({ label, testId, children }: { label: string; testId?: string; children: ReactNode }) {
  useLazyStyles(css)
  return (
    <details className="disclosure" data-testid={testId}>
      <summary>
        {label}
        <Icon name="forward" size={16} />
      </summary>
      {children}
    </details>
  )
}
