import { nameOf } from '../trace/name.ts'
import type { Step } from '../trace/trace.ts'
import { timeOf } from './selectors.ts'

export interface InputRowProps {
  id: string
  row: number
  count: number
  /** Undefined for the start. */
  step: Step | undefined
  state: 'played' | 'here' | 'ahead' | 'differs'
  isLooked: boolean
  onPress: () => void
}

/** An edited trace may contain very long names. */
const LONGEST = 300

/** One input of a session: its time and its name. */
export function InputRow({ id, row, count, step, state, isLooked, onPress }: InputRowProps) {
  const name = step ? nameOf(step.move).slice(0, LONGEST) : 'The kit has started'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keyboard and names the active row
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, not its rows
    <div
      id={id}
      className="input-row"
      role="option"
      aria-selected={isLooked}
      aria-current={state === 'here' || state === 'differs' ? 'step' : undefined}
      aria-posinset={row + 1}
      aria-setsize={count}
      data-state={state}
      data-do={step?.move.do ?? 'start'}
      title={name}
      onClick={onPress}
    >
      <span className="input-time mono">{step ? timeOf(step) : ''}</span>
      <span className="input-mark" />
      <bdi className="input-name cut">{name}</bdi>
      {state === 'differs' ? <span className="tag">differs</span> : null}
    </div>
  )
}
