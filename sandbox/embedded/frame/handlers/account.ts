import { kindOf } from '../../rpc/methods.ts'
import type { Session } from '../../sessions.ts'
import { Account } from '../account.ts'
import { chainOf } from '../chain-id.ts'
import { Payloads } from '../messages.ts'
import type { Visit } from '../visit.ts'
import { checked, type Handlers } from './handler.ts'

/** The handlers for reading and using the user's account. */
export function accountHandlers(visit: Visit): Handlers {
  const account = new Account(visit)
  const smartOf = (session: Session) => {
    const smart = account.smartAccount(session)
    if (!smart) throw new Error('There are no smart accounts on this network.')
    return smart
  }
  return [
    [
      'GET_USER',
      checked(Payloads.GET_USER, async (asked = {}) => {
        if (asked.socialUri !== undefined) visit.begin(await visit.deps.social.finish(asked.socialUri, visit.place))
        const session = visit.signedIn
        const user = await account.describe(session, asked)
        return { ...user, smartAccountDeployed: (await account.smartAccount(session)?.isDeployed()) ?? false }
      }),
    ],
    ['GET_CHAIN_ID', () => ({ chainId: visit.session?.chainId ?? visit.chainId })],
    [
      'SWITCH_NETWORK',
      checked(Payloads.SWITCH_NETWORK, (asked) => {
        visit.chainId = chainOf(asked.chainId)
        if (visit.session) visit.session.chainId = visit.chainId
        return { chainId: visit.chainId }
      }),
    ],
    ['GET_SMART_ACCOUNT_ENABLED_NETWORKS', () => ({ smartAccountEnabledNetworks: visit.deps.smart.networks })],
    [
      'INIT_SMART_ACCOUNT',
      async () => {
        const smart = smartOf(visit.signedIn)
        return { address: smart.address, isDeployed: await smart.isDeployed() }
      },
    ],
    [
      'SET_PREFERRED_ACCOUNT',
      checked(Payloads.SET_PREFERRED_ACCOUNT, ({ type }) => {
        const session = visit.signedIn
        if (type === 'smartAccount') smartOf(session)
        session.accountType = type
        return { type, address: account.sideFor(session).addressOf(session) }
      }),
    ],
    [
      'RPC_REQUEST',
      checked(Payloads.RPC_REQUEST, async (request) => {
        const session = visit.signedIn
        const { method, chainNamespace } = request
        if (!kindOf(method)) throw new Error('Requested RPC call is not allowed')
        const side = account.side(chainNamespace ?? (method.startsWith('solana_') ? 'solana' : 'eip155'))
        const { contents, run } = await side.task({ session, request })
        if (contents) {
          await visit.confirmations.ask(contents)
          if (visit.session !== session) throw new Error('The session has ended.')
        }
        return run()
      }),
    ],
    ['RPC_ABORT', () => visit.confirmations.abort()],
  ]
}
