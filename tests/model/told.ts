import type { Move } from '../../devtools/rehearsal.ts'
import { essence } from './essence.ts'
import { reports, solanaReports } from './payloads/world.ts'

/** What an answer, a timer or a person does, in words short enough to review. */
export function told(move: Move): string {
  if (move.do === 'fire') return `${move.at} ${move.timer.replace(/^xstate\.after\.([^.]+)\..*/, 'after $1')}`
  if (move.do === 'resolve') return `${move.at} answers ${JSON.stringify(essence(move.output) ?? null)}`
  if (move.do === 'reject') return `${move.at} fails with ${move.code}`
  const { type, ...payload } = move.event
  const known = Object.entries({ ...reports, ...solanaReports }).find(([, report]) => report === payload.report)
  if (known) return `${move.at} ${type}: ${known[0]}`
  const said = Object.keys(payload).length > 0 ? ` ${JSON.stringify(essence(payload))}` : ''
  return `${move.at}${move.at && ' '}${type}${said}`
}
