import { errorMessageOf, failureOf, PorticoError } from '../../core/errors.ts'
import { member } from '../../core/member.ts'
import type { ToastVariant } from '../../machines/system.ts'
import type { Engine } from '../engine/engine.ts'
import type { MessageParameters, ToastParameters } from './parameters.ts'

/** What an error says to a user: its own message, or the first thing that a schema has found. */
function textOf(cause: unknown): string {
  if (typeof cause === 'string') return cause
  // It may have been made before its message was loaded.
  if (cause instanceof PorticoError) return errorMessageOf(failureOf(cause))
  const issues = member(cause, 'issues')
  const [first]: unknown[] = Array.isArray(issues) ? issues : []
  const said = member(first, 'message') ?? member(cause, 'message')
  return typeof said === 'string' && said !== '' ? said : 'Unknown error'
}

/** Tells the user something: in the open modal by its snackbar, beside a closed one by a toast [notice-own]. */
export function notify(
  { kit }: Engine,
  variant: 'error' | 'success',
  cause: unknown,
  { position }: MessageParameters = {},
): void {
  const message = textOf(cause)
  if (kit.getSnapshot().hasTag('open')) kit.send({ type: 'snackbar.show', variant, message })
  else kit.send({ type: 'toast.add', variant, message, ...(position && { position }) })
}

let serial = 0

/** Shows a toast in the dApp's own words, and says by which id it can be replaced or dismissed. */
export function showToast(
  { kit }: Engine,
  { type = 'blank', message, id, duration, position }: ToastParameters,
): string {
  serial += 1
  const own = id ?? `own-${serial}`
  const variant: ToastVariant = type
  const where = { ...(duration !== undefined && { duration }), ...(position && { position }) }
  kit.send({ type: 'toast.add', id: own, variant, message, ...where })
  return own
}

export function dismissToast({ kit }: Engine, id: string): void {
  kit.send({ type: 'toast.dismiss', id })
}
