import type { AnyActorRef } from 'xstate'
import * as z from 'zod/mini'
import { viewOf } from '../../core/state-meta.ts'
import { version } from '../../package.json'
import { allErrorMessages, isErrorCode } from '../error-codes.ts'
import { chartOf, treeOf } from '../tree.ts'
import { statesOf } from './fingerprint.ts'
import { redactor } from './redact.ts'

const failing = z.object({ failure: z.object({ code: z.string() }) })
const alerting = z.object({ alerts: z.array(z.object({ failure: z.object({ code: z.string() }) })) })

/** The code of the current failure, the innermost visible one; undefined if there is none. */
function codeIn(kit: AnyActorRef): string | undefined {
  const codes = treeOf(kit).flatMap((actor) => {
    const context = chartOf(actor)?.context
    const { data: own } = failing.safeParse(context)
    const { data: raised } = alerting.safeParse(context)
    return [...(raised?.alerts ?? []).map(({ failure }) => failure.code), ...(own ? [own.failure.code] : [])]
  })
  return codes.at(-1)
}

/** The details for a bug report, as text without secrets: the failure, the states of the charts, the last inputs. */
export function diagnosticsOf(kit: AnyActorRef, lastInputs: readonly string[] = []): string {
  const code = codeIn(kit)
  const views = treeOf(kit).flatMap((actor) => {
    const snapshot = chartOf(actor)
    return (snapshot && viewOf(snapshot)) ?? []
  })
  const text = [
    `Portico ${version}`,
    `Error: ${code === undefined ? 'none' : isErrorCode(code) ? `${code} (${allErrorMessages[code]})` : code}`,
    `Views: ${views.join(', ') || 'none'}`,
    `Agent: ${navigator.userAgent}`,
    '',
    'States',
    ...indented(statesOf(kit).split('\n')),
    '',
    ...(lastInputs.length > 0 ? ['Last inputs', ...indented(lastInputs), ''] : []),
  ].join('\n')
  return String(redactor().redact(text))
}

/** Copies the details for a bug report of an unrecorded session to the clipboard. */
export const copyDiagnostics = (kit: AnyActorRef): Promise<void> => navigator.clipboard.writeText(diagnosticsOf(kit))

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line.replace(/^ /, '(kit) ')}`)
