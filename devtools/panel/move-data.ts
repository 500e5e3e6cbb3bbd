import { misfitOf } from '../samples/misfit.ts'
import type { Move } from '../simulation.ts'

/** The editable part of a move. */
export interface MoveData {
  label: string
  value: unknown
  /** Returns an error for invalid data; undefined if it is valid. */
  check?: (value: unknown) => string | undefined
}

type Data = Record<string, unknown>
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The editable part of a move; undefined if it has none. */
export function dataOf(move: Move): MoveData | undefined {
  if (move.do === 'fire') return undefined
  if (move.do === 'resolve') return { label: 'What it answers', value: move.output ?? null }
  if (move.do === 'reject')
    return { label: 'What it fails with', value: { code: move.code, params: move.params ?? {} }, check: checkFailure }
  const { type: _, ...payload } = move.event
  return { label: 'Payload', value: payload, check: checkPayloadOf(move.event.type) }
}

/** The move with edited data. */
export function withData(move: Move, value: unknown): Move {
  if (move.do === 'fire') return move
  if (move.do === 'resolve') return { ...move, output: value }
  if (!isData(value)) return move
  if (move.do === 'reject') {
    const { code, params } = value
    const shownParams = isData(params) ? Object.entries(params).map(([name, one]) => [name, String(one)] as const) : []
    return {
      do: 'reject',
      at: move.at,
      code: String(code),
      ...(shownParams.length > 0 && { params: Object.fromEntries(shownParams) }),
    }
  }
  return { ...move, event: { ...value, type: move.event.type } }
}

/** Validates the payload of an event type. */
export const checkPayloadOf =
  (type: string) =>
  (value: unknown): string | undefined =>
    isData(value) ? misfitOf({ ...value, type }) : 'A payload is an object: { … }.'

const checkFailure = (value: unknown): string | undefined =>
  isData(value) && typeof value.code === 'string' ? undefined : 'A failure is an object with a code.'
