import type { AnyTransitionDefinition } from 'xstate'
import { eventOf, nameOf } from '../../devtools/chart-text.ts'

/** Who brings an event. */
export const kinds = ['command', 'fact', 'answer', 'timer', 'at once'] as const
export type Kind = (typeof kinds)[number]

// Commands are imperative, facts are past (CONTRIBUTING); what another tab has done has a name of its own.
const isFact = /(ed|gone|left|lost)$|^elsewhere\./

export function kindOf({ eventType }: AnyTransitionDefinition): Kind {
  if (eventType === '') return 'at once'
  if (eventType.startsWith('xstate.after.')) return 'timer'
  if (eventType.startsWith('xstate.')) return 'answer'
  return isFact.test(eventType) ? 'fact' : 'command'
}

/** A transition's event as a person would say it; lengths of delays in place of their names. */
export function eventWords(transition: AnyTransitionDefinition, delays: Readonly<Record<string, unknown>>): string {
  const event = eventOf(transition)
  const [what = '', which = ''] = event.split(' ')
  if (what === 'done') return which === '*' ? 'a flow ends' : `${which} answers`
  if (what === 'error') return `${which} fails`
  if (what === 'after') return `after ${lengthOf(Number(delays[which]))}`
  return event === 'always' ? 'at once' : event
}

export const guardWords = ({ guard }: AnyTransitionDefinition): string => (guard === undefined ? '' : nameOf(guard))

/** A time in milliseconds in the unit that reads best. */
export function lengthOf(ms: number): string {
  if (ms >= 60_000) return `${ms / 60_000} min`
  return ms >= 1_000 ? `${ms / 1_000} s` : `${ms} ms`
}
