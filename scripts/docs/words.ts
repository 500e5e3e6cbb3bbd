import type { AnyTransitionDefinition } from 'xstate'
import { eventOf, nameOf } from '../../devtools/chart-text.ts'

/** The kinds of events, by what causes them. */
export const kinds = ['command', 'fact', 'answer', 'timer', 'at once'] as const
export type Kind = (typeof kinds)[number]

// Commands are imperative, facts are in the past tense (CONTRIBUTING); what another tab did has its own prefix.
const isFact = /(ed|gone|left|lost)$|^elsewhere\./

export function kindOf({ eventType }: AnyTransitionDefinition): Kind {
  if (eventType === '') return 'at once'
  if (eventType.startsWith('xstate.after.')) return 'timer'
  if (eventType.startsWith('xstate.')) return 'answer'
  return isFact.test(eventType) ? 'fact' : 'command'
}

/** A transition's event in words, with lengths instead of the names of delays. */
export function eventWords(transition: AnyTransitionDefinition, delays: Readonly<Record<string, unknown>>): string {
  const event = eventOf(transition)
  const [what = '', which = ''] = event.split(' ')
  if (what === 'done') return which === '*' ? 'a flow ends' : `${which} answers`
  if (what === 'error') return `${which} fails`
  if (what === 'after') return `after ${lengthOf(Number(delays[which]))}`
  return event === 'always' ? 'at once' : event
}

export const guardWords = ({ guard }: AnyTransitionDefinition): string => (guard === undefined ? '' : nameOf(guard))

/** A time in milliseconds, in the most readable unit. */
export function lengthOf(ms: number): string {
  if (ms >= 60_000) return `${ms / 60_000} min`
  return ms >= 1_000 ? `${ms / 1_000} s` : `${ms} ms`
}
