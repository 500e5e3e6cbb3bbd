import type { Event } from '../simulation.ts'
import { examplesOf } from './index.ts'

const kinds = {
  null: 'nothing',
  list: 'a list',
  object: 'an object',
  string: 'text',
  number: 'a number',
  boolean: 'yes or no',
}
type Kind = keyof typeof kinds
type Data = Record<string, unknown>

const isData = (value: unknown): value is Data => value instanceof Object && !Array.isArray(value)

function kindOf(value: unknown): Kind {
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'string') return 'string'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'boolean'
  return isData(value) ? 'object' : 'null'
}

/** Where a value differs in shape from its examples; undefined if it matches. */
function misfit(name: string, value: unknown, examples: readonly unknown[]): string | undefined {
  const known = [...new Set(examples.map(kindOf))]
  if (!known.includes(kindOf(value))) return `${name} has to be ${known.map((kind) => kinds[kind]).join(' or ')}.`
  if (Array.isArray(value)) {
    const parts = examples.flatMap((one) => (Array.isArray(one) ? one : []))
    return parts.length > 0 ? first(value.map((part, at) => misfit(`${name}[${at}]`, part, parts))) : undefined
  }
  return isData(value) ? misfitIn(name, value, examples.filter(isData)) : undefined
}

function misfitIn(name: string, value: Data, examples: readonly Data[]): string | undefined {
  const keys = new Set(examples.flatMap((one) => Object.keys(one)))
  return first(
    [...keys].map((key) => {
      const given = examples.flatMap((one) => (one[key] === undefined ? [] : [one[key]]))
      const part = name === '' ? key : `${name}.${key}`
      if (value[key] !== undefined) return misfit(part, value[key], given)
      return given.length === examples.length ? `${part} is missing.` : undefined
    }),
  )
}

const first = (found: readonly (string | undefined)[]) => found.find((one) => one !== undefined)

/**
 * The error of a handwritten event: charts trust their callers, and would crash on data of another shape. An event
 * without an example may be anything.
 */
export function misfitOf(event: Event): string | undefined {
  const examples = examplesOf(event.type)
  return examples.length > 0 ? misfitIn('', event, examples) : undefined
}
