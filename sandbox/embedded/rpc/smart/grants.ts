import type { Hex } from 'viem'
import * as z from 'zod'
import { invalidParams } from '../../../wallet/errors.ts'
import type { RpcTask } from '../task.ts'
import { PermissionRequest, permissionOf, permissionRows } from './permissions.ts'
import type { SmartAccount } from './smart-account.ts'
import type { SmartCall } from './smart-call.ts'

/** A permission that a user has granted. */
interface Grant {
  id: Hex
  account: string
  chainId: number
  /** Its content, by which a dApp without the id may name it. */
  said: string
}

/** The permissions that users have granted (ERC-7715). The chain enforces them; this class stores their names. */
export class Grants {
  #given: Grant[] = []

  /** The task of `wallet_grantPermissions`. Its answer's `context` names the permission. */
  granting({ chain }: SmartCall, account: SmartAccount, given: unknown): RpcTask {
    const parsed = PermissionRequest.safeParse(given)
    if (!parsed.success) throw invalidParams(z.prettifyError(parsed.error))
    const request = parsed.data
    if (request.address !== undefined && request.address.toLowerCase() !== account.address.toLowerCase()) {
      throw invalidParams('Only a smart account can give permissions.')
    }
    const permission = permissionOf(request)
    const { chainId, expiry, permissions } = given as { chainId: unknown; expiry: unknown; permissions: unknown }
    return {
      contents: {
        title: 'Give a permission',
        rows: [{ label: 'Account', value: account.address }, ...permissionRows(request)],
      },
      run: async () => {
        const context = await account.grant(permission)
        this.#given.push({ id: context, account: account.address, chainId: chain.chainId, said: saying(given) })
        return { chainId, address: account.address, expiry, permissions, context }
      },
    }
  }

  /** The task of `wallet_revokePermissions`. Its answer is a signature that proves the user's consent. */
  revoking({ user }: SmartCall, account: SmartAccount, given: unknown): RpcTask {
    const { context, pci } = (given ?? {}) as { context?: unknown; pci?: unknown }
    const mine = this.#given.filter((grant) => grant.account === account.address)
    const grant = mine.find(({ id }) => id === context || id === pci) ?? mine.find(({ said }) => said === saying(given))
    if (!grant) throw invalidParams('There is no such permission.')
    return {
      contents: {
        title: 'Revoke a permission',
        rows: [
          { label: 'Account', value: account.address },
          { label: 'Permission', value: grant.id },
        ],
      },
      run: async () => {
        await account.revoke(grant.id)
        this.#given = this.#given.filter((each) => each !== grant)
        return user.smart.signMessage({ message: `Revoke ${typeof pci === 'string' ? pci : grant.id}` })
      },
    }
  }
}

function saying(given: unknown): string {
  const { expiry, permissions } = (given ?? {}) as { expiry?: unknown; permissions?: unknown }
  return JSON.stringify([expiry, permissions])
}
