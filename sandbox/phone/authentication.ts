import { buildAuthObject, populateAuthPayload } from '@walletconnect/utils'
import type { Auth, AuthRequest, Client } from './client.ts'
import type { PhoneNamespace } from './namespace.ts'
import type { Choice } from './session.ts'

/** How a phone's answer deviates from the request. */
export interface AuthFault {
  /** A nonce that is signed and reported instead of the dApp's. */
  nonce?: string
  domain?: string
  /** The phone's account whose key signs, whichever account the answer names. */
  key?: number
  /** Replaces the signature that is sent. */
  signature?: (good: string) => string
}

/** What a phone is asked to sign along with a session, as its user sees it. */
export interface Signing {
  kit: Client['kit']
  request: AuthRequest
  evm: PhoneNamespace
  selected: number
}

/** The accounts and the chains to choose from. */
export function describeAuth({ kit, request: { authPayload }, evm, selected }: Signing) {
  const iss = `${authPayload.chains[0]}:${evm.accounts[selected]}`
  return {
    title: 'Sign in to this dApp',
    rows: [{ label: 'Message', value: kit.formatAuthMessage({ request: authPayload, iss }) }],
    choices: evm.accounts.map((address, index) => ({ address, chosen: index === selected })),
    chains: evm.chains.map((id) => ({ id, chosen: authPayload.chains.includes(id) })),
  }
}

/** Signs for each account on each chain. What is `sent` may differ from what is `true`. */
export async function signAll(
  { kit, request, evm, selected }: Signing,
  { accounts = evm.accounts.slice(selected, selected + 1), chains = request.authPayload.chains }: Choice,
  { nonce, domain, key, signature }: AuthFault = {},
): Promise<{ true: Auth[]; sent: Auth[] }> {
  const authPayload = { ...request.authPayload, ...(nonce !== undefined && { nonce }), ...(domain && { domain }) }
  const known = chains.filter((chain) => evm.chains.includes(chain))
  const payload = populateAuthPayload({ authPayload, chains: known, methods: [...evm.methods] })
  const pairs = payload.chains.flatMap((chain) => accounts.map((address) => ({ address, iss: `${chain}:${address}` })))
  const sign = async (by: string, iss: string) => {
    const s = await evm.sign?.(by, kit.formatAuthMessage({ request: payload, iss }))
    return buildAuthObject(payload, { t: 'eip191', s: s ?? '' }, iss)
  }
  const honest = await Promise.all(pairs.map(({ address, iss }) => sign(address, iss)))
  const other = key === undefined ? undefined : evm.accounts[key]
  const sent = await Promise.all(pairs.map(({ address, iss }) => sign(other ?? address, iss)))
  const altered = (auth: Auth) => (signature ? { ...auth, s: { ...auth.s, s: signature(auth.s.s) } } : auth)
  return { true: honest, sent: sent.map(altered) }
}

/** A phone's client sends nothing that it can't verify: a faulty answer is inserted at the last moment. */
export async function telling(kit: Client['kit'], cacaos: Auth[], approve: () => Promise<void>): Promise<void> {
  const { engine } = kit.engine.signClient
  const send: unknown = Reflect.get(engine, 'sendResult')
  if (typeof send !== 'function') throw new Error('The client has no way to send a result.')
  const sendResult = (answer: { result: object }) => send({ ...answer, result: { ...answer.result, cacaos } })
  Object.assign(engine, { sendResult })
  try {
    await approve()
  } finally {
    Object.assign(engine, { sendResult: send })
  }
}
