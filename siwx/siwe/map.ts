import type { CaipNetworkId } from '../../core/caip.ts'
import { isSameAccount, validityOf } from '../message.ts'
import { Reading } from '../reading.ts'
import type { SIWXConfig, SIWXMessage, SIWXMessageInput, SIWXRequest, SIWXSession } from '../types.ts'
import type { SIWECalls, SIWESession } from './types.ts'

const prefix = 'eip155:'
const isEvm = (chainId: CaipNetworkId) => chainId.startsWith(prefix)
const idOf = ({ chainId }: SIWESession): CaipNetworkId => `${prefix}${chainId}`
const numberOf = (chainId: CaipNetworkId) => (isEvm(chainId) ? Number(chainId.slice(prefix.length)) : 1)

/**
 * Converts a legacy SIWE configuration to a `SIWXConfig`. It supports EVM networks only: on others, the user is not
 * asked to sign, since nothing could verify the signature.
 */
export function mapToSIWX(client: SIWECalls): SIWXConfig {
  const { options, methods } = client
  const sessions = new Reading(() => client.getSession())
  let leaving: Promise<void> | undefined
  /** The last signed session, since the server's session names only its account. */
  let last: SIWXSession | undefined

  async function say(chainId: CaipNetworkId, notBefore?: string, accountAddress?: string): Promise<SIWXRequest> {
    const params = await client.getMessageParams()
    if (!params) throw new Error('Failed to get message params!')
    const { domain, uri, statement, requestId, resources, exp, nbf = notBefore, iat } = params
    return {
      ...(statement !== undefined && { statement }),
      ...(requestId !== undefined && { requestId }),
      ...(resources && { resources }),
      chainId,
      domain,
      uri,
      nonce: await client.getNonce(accountAddress),
      version: '1',
      issuedAt: iat ?? new Date().toISOString(),
      ...(exp !== undefined && { expirationTime: exp }),
      ...(nbf !== undefined && { notBefore: nbf }),
    }
  }

  async function createMessage({ accountAddress, chainId, notBefore }: SIWXMessageInput): Promise<SIWXMessage> {
    const data = await say(chainId, notBefore, accountAddress)
    const { domain, uri, nonce, statement, requestId, resources, issuedAt, expirationTime, notBefore: nbf } = data
    const text = await client.createMessage({
      ...(statement !== undefined && { statement }),
      ...(requestId !== undefined && { requestId }),
      ...(resources && { resources }),
      address: `did:pkh:${chainId}:${accountAddress}`,
      chainId: numberOf(chainId),
      domain,
      uri,
      nonce,
      version: '1',
      type: 'eip4361',
      ...(issuedAt !== undefined && { iat: issuedAt }),
      ...(expirationTime !== undefined && { exp: expirationTime }),
      ...(nbf !== undefined && { nbf }),
    })
    return { accountAddress, ...data, toString: () => text }
  }

  async function addSession(session: SIWXSession): Promise<void> {
    const { data, message, signature, cacao } = session
    if (!isEvm(data.chainId)) return
    const isVerified = await client
      .verifyMessage({ message, signature, ...(cacao !== undefined && { cacao }) })
      .catch((cause: unknown) => {
        throw new Error('Error verifying SIWE signature', { cause })
      })
    if (!isVerified) throw new Error('Failed to verify message')
    sessions.forget()
    last = session
    methods.onSignIn?.({ address: data.accountAddress, chainId: numberOf(data.chainId) })
  }

  async function getSessions(chainId: CaipNetworkId, address: string): Promise<SIWXSession[]> {
    if (!options.enabled || !isEvm(chainId)) return []
    const session = await sessions.fresh()
    if (!session) return []
    const id = idOf(session)
    const isOthers = !isSameAccount(chainId, session.address, address)
    const isElsewhere = id !== chainId
    if ((isOthers && options.signOutOnAccountChange) || (isElsewhere && options.signOutOnNetworkChange)) {
      await signOut()
      return []
    }
    const isLast = last?.data.chainId === id && isSameAccount(id, last.data.accountAddress, session.address)
    if (last && isLast) return validityOf(last.data, Date.now(), 60_000) === 'expired' ? [] : [last]
    const data = { accountAddress: session.address, chainId: id, domain: '', uri: '', version: '1', nonce: '' }
    return [{ data, message: '', signature: '' }]
  }

  /** There is at most one session, so concurrent callers share one sign-out. */
  function signOut(): Promise<void> {
    leaving ??= client
      .signOut()
      .then(() => {
        last = undefined
        sessions.know(null)
      })
      .finally(() => {
        leaving = undefined
      })
    return leaving
  }

  async function revokeSession(chainId: CaipNetworkId, address: string): Promise<void> {
    if (!isEvm(chainId)) return
    const session = await sessions.recent()
    if (session && idOf(session) === chainId && isSameAccount(chainId, session.address, address)) await signOut()
  }

  return {
    createMessage,
    createRequest: ({ chainId, notBefore }) => say(chainId, notBefore),
    addSession,
    getSessions,
    revokeSession,
    async setSessions(given) {
      const first = given.find(({ data }) => isEvm(data.chainId))
      if (first) await addSession(first)
      else if (given.length === 0) await signOut()
    },
    getRequired: () => options.required,
    signOutOnDisconnect: options.signOutOnDisconnect,
    covers: (chainId) => options.enabled && isEvm(chainId),
  }
}
