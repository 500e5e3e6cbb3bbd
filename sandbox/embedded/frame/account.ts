import { signInMessage } from '../login/sign-in-message.ts'
import type { SmartAccount } from '../rpc/smart/smart-account.ts'
import type { RpcSide } from '../rpc/task.ts'
import type { AccountType, Session } from '../sessions.ts'
import { chainOf } from './chain-id.ts'
import type { SiwxMessage } from './messages.ts'
import type { Visit } from './visit.ts'

/** How a dApp wants the user's account to be described, and what to sign with the login. */
export interface AccountQuery {
  chainId?: number | string | undefined
  preferredAccountType?: AccountType | undefined
  siwxMessage?: SiwxMessage | undefined
}

/** The user's account, as the frame describes it. */
export class Account {
  readonly #visit: Visit

  constructor(visit: Visit) {
    this.#visit = visit
  }

  /** The support for a namespace. */
  side(namespace: string): RpcSide {
    const side = this.#visit.deps.sides.get(namespace)
    if (!side) throw new Error(`The embedded wallet has no ${namespace}.`)
    return side
  }

  /** The support for the namespace of a login's network. */
  sideFor({ chainId }: Session): RpcSide {
    return this.side(typeof chainId === 'number' ? 'eip155' : (chainId.split(':')[0] ?? ''))
  }

  /** The user's smart account on a login's network, if the network supports one. */
  smartAccount({ user, chainId }: Session): SmartAccount | undefined {
    return typeof chainId === 'number' ? this.#visit.deps.smart.accountOn(user, chainId) : undefined
  }

  /** Switches to the requested network, and describes the user there. */
  async describe(session: Session, { chainId, preferredAccountType, siwxMessage }: AccountQuery) {
    if (chainId !== undefined) session.chainId = chainOf(chainId)
    if (preferredAccountType !== undefined) session.accountType = preferredAccountType
    const side = this.sideFor(session)
    const eoa = side.addressOf({ ...session, accountType: 'eoa' })
    // The address is the same on all chains and is reported even where smart accounts are not supported; the list of
    // networks says where they are.
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
