import type { EventKind, Heard } from '../feed/terms.ts'

/** The filter of the log. */
export interface LogFilter {
  /** Part of an event's type, of an actor's path or its name. */
  text: string
  /** The kinds to hide. */
  without: ReadonlySet<EventKind>
  /** The key of the only actor to show. */
  actor: string | undefined
}

export const everything: LogFilter = { text: '', without: new Set(), actor: undefined }

export const kinds: readonly { kind: EventKind; label: string }[] = [
  { kind: 'command', label: 'Commands' },
  { kind: 'fact', label: 'Facts' },
  { kind: 'done', label: 'Done' },
  { kind: 'error', label: 'Errors' },
  { kind: 'timer', label: 'Timers' },
  { kind: 'start', label: 'Starts' },
]

/** The part of the log that matches a filter. */
export function filtered(log: readonly Heard[], { text, without, actor }: LogFilter): readonly Heard[] {
  const words = text.trim().toLowerCase().split(/\s+/)
  if (words.join('') === '' && without.size === 0 && actor === undefined) return log
  return log.filter(
    (heard) =>
      !without.has(heard.kind) &&
      (actor === undefined || heard.actor === actor) &&
      words.every((word) => textOf(heard).includes(word)),
  )
}

const textOf = ({ event, source = '', target, name }: Heard) =>
  `${event.type} ${source} ${target} ${name}`.toLowerCase()

/** An event's type in readable form. */
export const wordsOf = (type: string): string =>
  type
    .replace(/^xstate\.(done|error)\.actor\./, '$1 ')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
    .replace(/^xstate\.init$/, 'started')
