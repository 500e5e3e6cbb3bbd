import { errorMessageOf, failureOf, PorticoError } from '../../core/errors.ts'
import { member } from '../../core/member.ts'
import type { ToastVariant } from '../../machines/system.ts'
import type { Engine } from '../engine/engine.ts'
import type { MessageParameters, ToastParameters } from './parameters.ts'

/** What an error says to a user: its own message, or the first issue of a schema. */
function textOf(cause: unknown): string {
  if (typeof cause === 'string') return cause
  // The error may have been created before its message was loaded.
  if (cause instanceof PorticoError) return errorMessageOf(failureOf(cause))
  const issues = member(cause, 'issues')
  const [first]: unknown[] = Array.isArray(issues) ? issues : []
  const said = member(first, 'message') ?? member(cause, 'message')
  return typeof said === 'string' && said !== '' ? said : 'Unknown error'
}

/** Shows a message to the user: in the open modal's snackbar, or as a toast if the modal is closed [notice-own]. */
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

/** Shows a toast with the dApp's own text, and returns the id for replacing or dismissing it. */
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
