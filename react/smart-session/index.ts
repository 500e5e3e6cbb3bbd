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
 * Asks the user, in the modal and in their wallet, to let the dApp's key do something without asking again. See
 * docs/embedded-wallet.md.
 * @throws `wallet.notConnected` where no wallet is connected, `wallet.rejected` where the user rejects it, `request.aborted` where
 * the modal is closed before, and otherwise what kept it from being granted.
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
  // The flow settles it when it ends; where none has begun, the modal's end does.
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
