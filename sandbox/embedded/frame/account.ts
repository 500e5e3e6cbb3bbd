import { signInMessage } from '../login/sign-in-message.ts'
import type { SmartAccount } from '../rpc/smart/smart-account.ts'
import type { RpcSide } from '../rpc/task.ts'
import type { AccountType, Session } from '../sessions.ts'
import { chainOf } from './chain-id.ts'
import type { SiwxMessage } from './messages.ts'
import type { Visit } from './visit.ts'

/** How a dApp wants to see the user, and what it wants signed with the login. */
export interface AccountQuery {
  chainId?: number | string | undefined
  preferredAccountType?: AccountType | undefined
  siwxMessage?: SiwxMessage | undefined
}

/** The user's account, as the frame tells of it. */
export class Account {
  readonly #visit: Visit

  constructor(visit: Visit) {
    this.#visit = visit
  }

  /** What does the work on one kind of chains. */
  side(namespace: string): RpcSide {
    const side = this.#visit.deps.sides.get(namespace)
    if (!side) throw new Error(`The embedded wallet has no ${namespace}.`)
    return side
  }

  /** The same, of the network that a login is on. */
  sideFor({ chainId }: Session): RpcSide {
    return this.side(typeof chainId === 'number' ? 'eip155' : (chainId.split(':')[0] ?? ''))
  }

  /** The user's smart account on the network that a login is on, where there can be one. */
  smartAccount({ user, chainId }: Session): SmartAccount | undefined {
    return typeof chainId === 'number' ? this.#visit.deps.smart.accountOn(user, chainId) : undefined
  }

  /** Goes to the network that is asked for, and tells of the user there. */
  async describe(session: Session, { chainId, preferredAccountType, siwxMessage }: AccountQuery) {
    if (chainId !== undefined) session.chainId = chainOf(chainId)
    if (preferredAccountType !== undefined) session.accountType = preferredAccountType
    const side = this.sideFor(session)
    const eoa = side.addressOf({ ...session, accountType: 'eoa' })
    // One address on all chains, told also where no smart account can be: what is there is in the list of networks.
    const smart = typeof session.chainId === 'number' ? session.user.smart : undefined
    return {
      email: session.user.email,
      address: side.addressOf(session),
      chainId: session.chainId,
      accounts: [{ address: eoa, type: 'eoa' }, ...(smart ? [{ address: smart.address, type: 'smartAccount' }] : [])],
      preferredAccountType: session.accountType,
      ...(siwxMessage ? await this.#signIn(session, siwxMessage) : {}),
    }
  }

  async #signIn(session: Session, asked: SiwxMessage) {
    const chainId = typeof session.chainId === 'number' ? `eip155:${session.chainId}` : session.chainId
    const accountAddress = this.sideFor(session).addressOf(session)
    const message = signInMessage(asked, accountAddress, chainId, this.#visit.origin)
    const signature = await this.sideFor(session).sign(session, message)
    return { signature, message, siwxMessage: { ...asked, accountAddress, chainId } }
  }
}
