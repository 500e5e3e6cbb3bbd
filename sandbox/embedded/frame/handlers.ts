import type * as z from 'zod'
import { signInMessage } from '../login/sign-in-message.ts'
import { kindOf } from '../rpc/methods.ts'
import type { RpcSide } from '../rpc/task.ts'
import type { Session } from '../sessions.ts'
import { Payloads, type RpcRequest, type SiwxMessage } from './messages.ts'
import type { Visit } from './visit.ts'

/** What is done for each message, by its name without the prefix. */
export type Handlers = ReadonlyMap<string, (payload: unknown) => unknown>

/** A handler whose payload is checked before it is called. */
const checked =
  <T>(schema: z.ZodType<T>, run: (payload: T) => unknown) =>
  (payload: unknown) => {
    const given = schema.safeParse(payload)
    if (!given.success) throw new Error(given.error.issues[0]?.message ?? 'Invalid payload')
    return run(given.data)
  }

/** What a frame does for the dApp around it. */
export function createHandlers(visit: Visit): Handlers {
  const sideOf = (chainId: Session['chainId']): RpcSide => {
    const namespace = typeof chainId === 'number' ? 'eip155' : (chainId.split(':')[0] ?? '')
    const side = visit.deps.sides.get(namespace)
    if (!side) throw new Error(`The embedded wallet has no ${namespace}.`)
    return side
  }
  const addressOf = (session: Session) => sideOf(session.chainId).addressOf(session)

  const signIn = async (session: Session, asked: SiwxMessage) => {
    const chainId = typeof session.chainId === 'number' ? `eip155:${session.chainId}` : session.chainId
    const accountAddress = addressOf(session)
    const message = signInMessage(asked, accountAddress, chainId, visit.origin)
    const signature = await sideOf(session.chainId).sign(session, message)
    return { signature, message, siwxMessage: { ...asked, accountAddress, chainId } }
  }

  const describeUser = async (session: Session, siwxMessage?: SiwxMessage) => {
    const address = addressOf(session)
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
    const kind = kindOf(asked.method)
    if (!kind) throw new Error('Requested RPC call is not allowed')
    const namespace = asked.chainNamespace ?? (asked.method.startsWith('solana_') ? 'solana' : 'eip155')
    const side = visit.deps.sides.get(namespace)
    if (!side) throw new Error(`The embedded wallet has no ${namespace}.`)
    const { contents, run } = await side.task({ session, request: asked })
    if (contents) await visit.confirmations.ask(contents)
    return run()
  }

  return new Map<string, (payload: unknown) => unknown>([
    [
      'CONNECT_EMAIL',
      checked(Payloads.CONNECT_EMAIL, async ({ email: given }) => {
        const email = given.toLowerCase()
        if (visit.session?.user.email === email) return { action: 'CONNECT' }
        return { action: await visit.login.begin(email) }
      }),
    ],
    ['CONNECT_DEVICE', () => visit.login.approved()],
    [
      'CONNECT_OTP',
      checked(Payloads.CONNECT_OTP, async ({ otp }) => {
        visit.begin(await visit.login.enter(otp))
      }),
    ],
    [
      'GET_USER',
      checked(Payloads.GET_USER, (asked = {}) => {
        const session = visit.signedIn
        if (asked.chainId !== undefined) session.chainId = chainOf(asked.chainId)
        return describeUser(session, asked.siwxMessage)
      }),
    ],
    [
      'IS_CONNECTED',
      checked(Payloads.IS_CONNECTED, (asked) => {
        if (!visit.session && asked?.token) visit.resume(asked.token)
        return { isConnected: visit.session !== undefined }
      }),
    ],
    ['SIGN_OUT', () => visit.signOut()],
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
        return { type, address: addressOf(session) }
      }),
    ],
    [
      'SYNC_THEME',
      checked(Payloads.SYNC_THEME, ({ themeMode, w3mThemeVariables: variables }) => {
        const [accent, background] = [variables?.['--w3m-accent'], variables?.['--w3m-background']]
        visit.dress({
          ...(themeMode ? { mode: themeMode } : {}),
          ...(accent ? { accent } : {}),
          ...(background ? { background } : {}),
        })
      }),
    ],
    [
      'SYNC_DAPP_DATA',
      checked(Payloads.SYNC_DAPP_DATA, ({ metadata }) => {
        if (metadata) visit.dapp = metadata.name.slice(0, 80)
      }),
    ],
    ['RPC_REQUEST', checked(Payloads.RPC_REQUEST, (asked) => request(visit.signedIn, asked))],
    ['RPC_ABORT', () => visit.confirmations.abort()],
    ['RELOAD', () => {}],
  ])
}

/** A network's id: a number for EVM, however it was written, and CAIP-2 for others. */
function chainOf(given: number | string): number | string {
  const number = Number(String(given).replace(/^eip155:/, ''))
  return Number.isSafeInteger(number) && number > 0 ? number : String(given)
}
