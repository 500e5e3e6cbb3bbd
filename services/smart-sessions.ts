import * as z from 'zod/mini'
import { failureOf, PorticoError } from '../core/errors.ts'
import { requestTimeout } from '../core/request-timeout.ts'
import { defined, formed, parse, parseJson, text } from '../core/schema.ts'
import type { GrantPlan, SessionHolder, SessionList, SmartSession } from '../core/smart-session.ts'
import type { BlockchainApi } from './blockchain-api.ts'
import { readPermissionRequest } from './permission-request.ts'

export interface SmartSessionDeps {
  /** Undefined if the dApp has no project. */
  api: Pick<BlockchainApi, 'smartSessions' | 'beginSession' | 'activateSession' | 'revokeSession'> | undefined
  /** Sends a request to the connection's wallet. @throws the wallet's errors. */
  ask(holder: SessionHolder, method: string, params: readonly object[]): Promise<unknown>
  /** In milliseconds since the epoch. */
  now?: () => number
}

/** The service's data of a grant; the page adds the app. */
type PreparedGrant = Omit<GrantPlan, 'app'>

/** Lists, creates and revokes the sessions of smart accounts. */
export interface SmartSessionService {
  /**
   * The active permissions of apps, newest first, without revoked and expired ones [sessions-list].
   * @throws `session.unlisted`, also if sessions exist but none can be read.
   */
  listSessions(holder: SessionHolder, signal: AbortSignal): Promise<SessionList>
  /**
   * Asks the wallet to revoke a session. Resolves with its signature for the service [sessions-revoke]. If the signal
   * has aborted when the wallet answers, the service is told all the same [sessions-untold].
   */
  signRevocation(asked: { holder: SessionHolder; session: SmartSession }, signal: AbortSignal): Promise<string>
  /** @throws `session.unrevoked` if the service does not accept the wallet's signature. */
  revokeSession(
    asked: { holder: SessionHolder; session: SmartSession; signature: string },
    signal: AbortSignal,
  ): Promise<void>
  /** Parses a dApp's request, and lets the service add its key [sessions-grant]. */
  prepareGrant(asked: { holder: SessionHolder; wish: string }, signal: AbortSignal): Promise<PreparedGrant>
  /**
   * Asks the wallet for the permissions. Resolves with the context by which the account knows them. If the signal has
   * aborted when the wallet answers, the service is told all the same, so that the session is listed [sessions-untold].
   */
  askGrant(asked: { holder: SessionHolder; plan: PreparedGrant }, signal: AbortSignal): Promise<string>
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

  const revoke: SmartSessionService['revokeSession'] = async ({ holder, session, signature: signed }, signal) => {
    const { address, caipNetworkId } = holder
    try {
      const asked = { address, caipNetworkId, pci: session.pci, signature: signed }
      if (await service().revokeSession(asked, signal)) return
    } catch (cause) {
      throw specific(cause, 'session.unrevoked')
    }
    throw new PorticoError('session.unrevoked')
  }

  const activate: SmartSessionService['activateGrant'] = async (
    { holder, plan: { pci, request }, context },
    signal,
  ) => {
    const { address, caipNetworkId } = holder
    const asked = parseJson(anyRequest, request) ?? {}
    await service().activateSession({ address, caipNetworkId, pci, context, request: asked }, signal)
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

    signRevocation({ holder, session }, signal) {
      const { pci, terms, expiresAt, context } = session
      const permissions = parseJson(anyRequest, terms) ?? []
      const expiry = expiresAt === undefined ? undefined : Math.floor(expiresAt / 1_000)
      // If the wallet has granted the same permissions twice, the context tells them apart.
      const asked = defined({ pci, permissions, expiry, address: holder.address, context })
      const signing = async () => {
        const signed = parse(signature, await ask(holder, 'wallet_revokePermissions', [asked]))
        if (signed === undefined) throw new PorticoError('wallet.badAnswer')
        return signed
      }
      return toldLate(signing(), signal, (signed) => revoke({ holder, session, signature: signed }, afterwards()))
    },

    revokeSession: revoke,

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

    askGrant({ holder, plan }, signal) {
      const asked = parseJson(anyRequest, plan.request) ?? {}
      const granting = async () => {
        const said = parse(granted, await ask(holder, 'wallet_grantPermissions', [asked]))
        if (!said) throw new PorticoError('wallet.badAnswer')
        return said.context
      }
      return toldLate(granting(), signal, (context) => activate({ holder, plan, context }, afterwards()))
    },

    activateGrant: activate,
  }
}

/** A signal for what continues after its flow. */
const afterwards = () => AbortSignal.timeout(requestTimeout)

/** The wallet's answer; if the signal aborts before there is one, `tell` is called with it later. */
function toldLate<T>(answer: Promise<T>, signal: AbortSignal, tell: (late: T) => Promise<void>): Promise<T> {
  const here = new AbortController()
  const end = () => here.abort()
  signal.addEventListener('abort', () => void answer.then(tell).catch(() => undefined), { signal: here.signal })
  answer.then(end, end)
  return answer
}

/** Keeps specific errors; the service's general refusals are replaced with the error of the operation. */
function specific(cause: unknown, meant: 'session.unlisted' | 'session.unrevoked'): PorticoError {
  const { code } = failureOf(cause)
  const isOwn = cause instanceof PorticoError && code !== 'api.refused' && code !== 'rpc.malformed'
  return isOwn ? cause : new PorticoError(meant, undefined, { cause })
}
