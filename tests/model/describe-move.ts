import type { Move } from '../../devtools/simulation.ts'
import { fingerprint } from './fingerprint.ts'
import { reports, solanaReports } from './world.ts'

const names = new Map(
  Object.entries({ ...reports, ...solanaReports }).map(([name, report]) => [JSON.stringify(report), name]),
)

/** What an answer, a timer or the user does, in text short enough to review. */
export function describeMove(move: Move): string {
  if (move.do === 'fire') return `${move.at} ${move.timer.replace(/^xstate\.after\.([^.]+)\..*/, 'after $1')}`
  if (move.do === 'resolve') return `${move.at} answers ${JSON.stringify(fingerprint(move.output) ?? null)}`
  if (move.do === 'reject') return `${move.at} fails with ${move.code}`
  const { type, ...payload } = move.event
  const known = names.get(JSON.stringify(payload.report))
  if (known !== undefined) return `${move.at} ${type}: ${known}`
  const said = Object.keys(payload).length > 0 ? ` ${JSON.stringify(fingerprint(payload))}` : ''
  return `${move.at}${move.at && ' '}${type}${said}`
}
