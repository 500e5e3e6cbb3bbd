import { PorticoError } from '../../core/errors.ts'
import { loadErrorMessages } from '../../core/load-error-messages.ts'
import { doneInModal } from '../handle/done-in-modal.ts'
import { requireAppKit } from '../handle/singleton.ts'
import { accountIn } from '../store/store.ts'
import type { GrantedPermissions, GrantPermissionsRequest } from './types.ts'
import { waiting } from './waiting.ts'

export type {
  ContractCallPermission,
  Erc20AllowancePermission,
  GrantedPermissions,
  GrantPermissionsRequest,
  NativeAllowancePermission,
  SessionKey,
  SessionPermission,
} from './types.ts'

/**
 * Asks the user, in the modal and in their wallet, to permit the dApp's key to act without further prompts. See
 * docs/embedded-wallet.md.
 * @throws `wallet.notConnected` if no wallet is connected, `wallet.rejected` if the user rejects it, `request.aborted`
 * if the modal is closed first, or the error that prevented the grant.
 */
export async function grantPermissions(request: GrantPermissionsRequest): Promise<GrantedPermissions> {
  const kit = requireAppKit('grantPermissions')
  await loadErrorMessages()
  if (accountIn(kit.store.get())?.address === undefined) throw new PorticoError('wallet.notConnected')
  const id = crypto.randomUUID()
  const { promise, resolve, reject } = Promise.withResolvers<GrantedPermissions>()
  const { chainId, expiry, permissions } = request
  waiting.set(id, {
    resolve: ({ pci, address }) => resolve({ chainId, address, expiry, permissions, context: pci }),
    reject,
  })
  // The flow settles the promise when it ends. If no flow has started, closing the modal does.
  kit
    .open({ view: 'SmartSessionCreated', arguments: { id, request } })
    .then(() => doneInModal(kit.store, () => !waiting.has(id)))
    .catch(reject)
  try {
    return await promise
  } finally {
    waiting.delete(id)
  }
}
