import { signInMessage } from '../../login/sign-in-message.ts'
import { kindOf } from '../../rpc/methods.ts'
import type { RpcSide } from '../../rpc/task.ts'
import type { Session } from '../../sessions.ts'
import { Payloads, type RpcRequest, type SiwxMessage } from '../messages.ts'
import type { Visit } from '../visit.ts'
import { checked, type Handlers } from './handler.ts'

/** What a dApp hears of the user's account, and asks of it. */
export function accountHandlers(visit: Visit): Handlers {
  const sideOf = (namespace: string): RpcSide => {
    const side = visit.deps.sides.get(namespace)
    if (!side) throw new Error(`The embedded wallet has no ${namespace}.`)
    return side
  }
  const sideFor = ({ chainId }: Session) =>
    sideOf(typeof chainId === 'number' ? 'eip155' : (chainId.split(':')[0] ?? ''))

  const signIn = async (session: Session, asked: SiwxMessage) => {
    const chainId = typeof session.chainId === 'number' ? `eip155:${session.chainId}` : session.chainId
    const accountAddress = sideFor(session).addressOf(session)
    const message = signInMessage(asked, accountAddress, chainId, visit.origin)
    const signature = await sideFor(session).sign(session, message)
    return { signature, message, siwxMessage: { ...asked, accountAddress, chainId } }
  }

  const describeUser = async (session: Session, siwxMessage?: SiwxMessage) => {
    const address = sideFor(session).addressOf(session)
    return {
      email: session.user.email,
      address,
      chainId: session.chainId,
      accounts: [{ address, type: 'eoa' }],
      preferredAccountType: session.accountType,
      smartAccountDeployed: false,
      ...(siwxMessage ? await signIn(session, siwxMessage) : {}),
    }
  }

  const request = async (session: Session, asked: RpcRequest) => {
    if (!kindOf(asked.method)) throw new Error('Requested RPC call is not allowed')
    const side = sideOf(asked.chainNamespace ?? (asked.method.startsWith('solana_') ? 'solana' : 'eip155'))
    const { contents, run } = await side.task({ session, request: asked })
    if (contents) await visit.confirmations.ask(contents)
    return run()
  }

  return [
    [
      'GET_USER',
      checked(Payloads.GET_USER, (asked = {}) => {
        const session = visit.signedIn
        if (asked.chainId !== undefined) session.chainId = chainOf(asked.chainId)
        return describeUser(session, asked.siwxMessage)
      }),
    ],
    ['GET_CHAIN_ID', () => ({ chainId: visit.signedIn.chainId })],
    [
      'SWITCH_NETWORK',
      checked(Payloads.SWITCH_NETWORK, (asked) => {
        const session = visit.signedIn
        session.chainId = chainOf(asked.chainId)
        return { chainId: session.chainId }
      }),
    ],
    ['GET_SMART_ACCOUNT_ENABLED_NETWORKS', () => ({ smartAccountEnabledNetworks: [] })],
    [
      'INIT_SMART_ACCOUNT',
      () => {
        throw new Error('There are no smart accounts on this network.')
      },
    ],
    [
      'SET_PREFERRED_ACCOUNT',
      checked(Payloads.SET_PREFERRED_ACCOUNT, ({ type }) => {
        const session = visit.signedIn
        if (type === 'smartAccount') throw new Error('There are no smart accounts on this network.')
        session.accountType = type
        return { type, address: sideFor(session).addressOf(session) }
      }),
    ],
    ['RPC_REQUEST', checked(Payloads.RPC_REQUEST, (asked) => request(visit.signedIn, asked))],
    ['RPC_ABORT', () => visit.confirmations.abort()],
  ]
}

/** A network's id: a number for EVM, however it was written, and CAIP-2 for others. */
function chainOf(given: number | string): number | string {
  const number = Number(String(given).replace(/^eip155:/, ''))
  return Number.isSafeInteger(number) && number > 0 ? number : String(given)
}
