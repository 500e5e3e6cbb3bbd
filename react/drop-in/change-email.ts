import { PorticoError } from '../../core/errors.ts'
import { loadErrorMessages } from '../../core/load-error-messages.ts'
import { doneInModal } from '../handle/done-in-modal.ts'
import type { AppKitHandle } from '../handle/types.ts'
import { accountIn, type PublicState } from '../store/store.ts'

const emailIn = (state: PublicState): string | undefined => accountIn(state)?.user?.email

/**
 * Lets the user of the embedded wallet change their email in the modal. Resolves with the new one.
 * @throws `email.none` if the user has no email to change, or `request.aborted` if the modal is closed first.
 */
export async function changeEmail(kit: AppKitHandle): Promise<string> {
  await loadErrorMessages()
  const before = emailIn(kit.store.get())
  if (before === undefined) throw new PorticoError('email.none')
  await kit.open({ view: 'UpdateEmailWallet' })
  await doneInModal(kit.store, (state) => emailIn(state) !== before)
  const email = emailIn(kit.store.get())
  if (email === undefined) throw new PorticoError('email.none')
  return email
}
