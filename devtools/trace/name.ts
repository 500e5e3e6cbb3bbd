import type { Move } from '../simulation.ts'

/** An input in readable form. */
export function nameOf(move: Move): string {
  const at = move.at === '' ? 'the kit' : move.at
  if (move.do === 'send') return `"${move.event.type}" to ${at}`
  if (move.do === 'emit') return `"${move.event.type}" from ${at}`
  if (move.do === 'fire') return `the delay "${move.timer}" of ${at}`
  return move.do === 'resolve' ? `the answer of ${at}` : `the failure "${move.code}" of ${at}`
}
