import * as z from 'zod/mini'
import { failureOf, PorticoError } from '../core/errors.ts'
import { defined, formed, parse, parseJson, text } from '../core/schema.ts'
import type { GrantPlan, SessionHolder, SessionList, SmartSession } from '../core/smart-session.ts'
import type { BlockchainApi } from './blockchain-api.ts'
import { readPermissionRequest } from './permission-request.ts'

export interface SmartSessionDeps {
  /** Where the dApp has a project. */
  api: Pick<BlockchainApi, 'smartSessions' | 'beginSession' | 'activateSession' | 'revokeSession'> | undefined
  /** Asks the wallet of a connection. @throws what the wallet does. */
  ask(holder: SessionHolder, method: string, params: readonly object[]): Promise<unknown>
  /** In milliseconds since 1970. */
  now?: () => number
}

/** What the service knows of a grant: who asks is the page's to say. */
type PreparedGrant = Omit<GrantPlan, 'app'>

/** What lists, begins and ends the sessions of smart accounts. */
export interface SmartSessionService {
  /**
   * What apps may do now, the latest first: no more what has ended or expired [sessions-list].
   * @throws `session.unlisted` also where none of those that there are can be read.
   */
  listSessions(holder: SessionHolder, signal: AbortSignal): Promise<SessionList>
  /** Has the wallet end a session. Resolves with what it signed for the service [sessions-revoke]. */
  signRevocation(asked: { holder: SessionHolder; session: SmartSession }): Promise<string>
  /** @throws `session.unrevoked` where the service does not take what the wallet has signed. */
  revokeSession(
    asked: { holder: SessionHolder; session: SmartSession; signature: string },
    signal: AbortSignal,
  ): Promise<void>
  /** Reads what a dApp wants, and has the service add its key [sessions-grant]. */
  prepareGrant(asked: { holder: SessionHolder; wish: string }, signal: AbortSignal): Promise<PreparedGrant>
  /** Has the wallet grant it. Resolves with the context by which the account knows it. */
  askGrant(asked: { holder: SessionHolder; plan: PreparedGrant }): Promise<string>
  activateGrant(
    asked: { holder: SessionHolder; plan: PreparedGrant; context: string },
    signal: AbortSignal,
  ): Promise<void>
}

const signature = formed(64 * 1024, /^0x[\da-f]+$/i)
const granted = z.object({ context: text(64 * 1024).check(z.refine((context) => context !== '')) })
const anyRequest = z.custom<object>((value) => typeof value === 'object' && value !== null)

export function smartSessionService({ api, ask, now = Date.now }: SmartSessionDeps): SmartSessionService {
  const service = () => {
    if (!api) throw new PorticoError('service.missing', { name: 'projectId' })
    return api
  }

  return {
    async listSessions({ address, caipNetworkId }, signal) {
      try {
        const { sessions: all, isPartial } = await service().smartSessions({ address, caipNetworkId }, signal)
        const live = all.filter(({ revokedAt, expiresAt = Infinity }) => revokedAt === undefined && expiresAt > now())
        if (isPartial && live.length === 0) throw new PorticoError('rpc.malformed')
        const sessions = live.toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0))
        return { sessions, isPartial }
      } catch (cause) {
        throw specific(cause, 'session.unlisted')
      }
    },

    async signRevocation({ holder, session: { pci, terms, expiresAt, context } }) {
      const permissions = parseJson(anyRequest, terms) ?? []
      const expiry = expiresAt === undefined ? undefined : Math.floor(expiresAt / 1_000)
      // A wallet that granted the same twice can tell by the context which of the two is meant.
      const asked = defined({ pci, permissions, expiry, address: holder.address, context })
      const signed = parse(signature, await ask(holder, 'wallet_revokePermissions', [asked]))
      if (signed === undefined) throw new PorticoError('wallet.badAnswer')
      return signed
    },

    async revokeSession({ holder: { address, caipNetworkId }, session: { pci }, signature: signed }, signal) {
      try {
        const asked = { address, caipNetworkId, pci, signature: signed }
        if (await service().revokeSession(asked, signal)) return
      } catch (cause) {
        throw specific(cause, 'session.unrevoked')
      }
      throw new PorticoError('session.unrevoked')
    },

    async prepareGrant({ holder, wish }, signal) {
      const { request, permissions, expiresAt } = readPermissionRequest(wish, holder, now())
      const { address, caipNetworkId } = holder
      const begun = await service().beginSession({ address, caipNetworkId, request }, signal)
      if (!begun) throw new PorticoError('session.unsupported')
      const { signer } = request
      const keys = [...signer.data.keys, begun.key]
      const whole = { ...request, signer: { ...signer, data: { ...signer.data, keys } } }
      return { pci: begun.pci, expiresAt, permissions, request: JSON.stringify(whole) }
    },

    async askGrant({ holder, plan }) {
      const asked = parseJson(anyRequest, plan.request) ?? {}
      const said = parse(granted, await ask(holder, 'wallet_grantPermissions', [asked]))
      if (!said) throw new PorticoError('wallet.badAnswer')
      return said.context
    },

    async activateGrant({ holder: { address, caipNetworkId }, plan: { pci, request }, context }, signal) {
      const asked = parseJson(anyRequest, request) ?? {}
      await service().activateSession({ address, caipNetworkId, pci, context, request: asked }, signal)
    },
  }
}

/** What says something of its own stays; of the service's refusals only the sentence of what was wanted. */
function specific(cause: unknown, meant: 'session.unlisted' | 'session.unrevoked'): PorticoError {
  const { code } = failureOf(cause)
  const isOwn = cause instanceof PorticoError && code !== 'api.refused' && code !== 'rpc.malformed'
  return isOwn ? cause : new PorticoError(meant, undefined, { cause })
}
