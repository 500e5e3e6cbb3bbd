import { checkTrace, type Step, type Trace } from '../../devtools/trace/trace.ts'
import connect from '../traces/connect.portico.json'

/** The user connects at the second try, looks at their account, and disconnects; `npm run charts` records it again. */
export const recorded: Trace = checkTrace(connect)

/** The same session, with one of its inputs changed; 1 is the first. */
export function edited(position: number, changes: Partial<Step> = { after: '00000000' }): Trace {
  const steps = recorded.steps.map((step, index) => (index === position - 1 ? { ...step, ...changes } : step))
  return { ...recorded, steps }
}

/** The longest possible session: the user opens the modal and closes it. */
export function longest(length: number): Trace {
  const [first] = recorded.steps
  const steps = Array.from({ length }, (_, index): Step => {
    if (index === 0 && first) return first
    const event = index % 2 === 1 ? { type: 'modal.open' } : { type: 'modal.close', reason: 'button' }
    return { t: index * 100, move: { do: 'send', at: '', event } }
  })
  return { ...recorded, steps }
}
