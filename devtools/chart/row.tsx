import { statusOf, timesTaken, useLive } from './live.ts'
import { textOf } from './measure.ts'
import type { Row } from './scene.ts'

export interface RowProps {
  row: Row
  /** Whether its actions are listed. */
  withActions: boolean
  /** Whether it is in the tab order. */
  reachable: boolean
}

/** A transition as text: its trigger, guard and actions, and its target if no line shows it. */
export function TransitionRow({ row, withActions, reachable }: RowProps) {
  const live = useLive()
  const { edges, from, event, guard, actions, to, again } = row
  const status = statusOf(edges, live)
  const times = timesTaken(edges, live.taken)
  const whole = textOf({ ...row, to: [] }, true)
  const leads = to.length > 0 ? ` → ${to.map(({ key }) => key).join(', ')}` : ''
  const counted = times > 0 ? `, taken ${times === 1 ? 'once' : `${times} times`}` : ''
  const found = live.query !== '' && whole.toLowerCase().includes(live.query)
  const words = (
    <>
      {from !== undefined && <i>{from}: </i>}
      {again && <i>↻ </i>}
      <b>{event}</b>
      {guard !== undefined && <span> [{guard}]</span>}
      {withActions && to.length === 0 && actions.length > 0 && <i> / {actions.join(', ')}</i>}
      {to.length > 0 && <em>{leads}</em>}
    </>
  )
  const shared = {
    className: 'row',
    'data-status': status,
    'data-found': found,
    title: `${whole}${leads}${counted}`,
  }
  const { selectTransition, select } = live
  const [first] = edges
  const [target] = to
  const choose =
    selectTransition && first !== undefined
      ? () => selectTransition(edges.find((id) => live.last.has(id)) ?? first)
      : target && (() => select(target.id))
  if (!choose) return <span {...shared}>{words}</span>
  return (
    <button
      {...shared}
      type="button"
      className="row nopan"
      tabIndex={reachable ? 0 : -1}
      onClick={(event) => {
        event.stopPropagation()
        choose()
      }}
    >
      {words}
    </button>
  )
}
