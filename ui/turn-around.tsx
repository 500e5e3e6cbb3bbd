import type { ReactNode } from 'react'
import { LazyIcon } from './lazy-icon.tsx'
import { useLazyStyles } from './lazy-styles.ts'
import { Press } from './press.tsx'
import css from './turn-around.css?inline'

export interface TurnAroundProps {
  /** The upper and the lower child. */
  children: readonly [ReactNode, ReactNode]
  label: string
  disabled?: boolean | undefined
  testId?: string | undefined
  onPress: () => void
}

/** Two children, and between them a button that swaps them. */
export function TurnAround({ children: [above, below], label, disabled, testId, onPress }: TurnAroundProps) {
  useLazyStyles(css)
  return (
    <div className="turn">
      {above}
      <div className="turn-place">
        <Press className="turn-act" label={label} disabled={disabled} testId={testId} onPress={onPress}>
          <LazyIcon name="swap" size={18} />
        </Press>
      </div>
      {below}
    </div>
  )
}
