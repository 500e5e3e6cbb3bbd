import type { CaipNetworkId } from '../core/caip.ts'
import { constants } from '../core/constants.ts'
import { PorticoError } from '../core/errors.ts'
import type { SessionSummary, Signer } from '../core/sign-in.ts'
import { parseData, parseSession } from '../core/sign-in-parse.ts'
import type { SignInService } from '../machines/ports.ts'
import type { SIWXConfig } from '../siwx/types.ts'
import { listen, type Page, ring } from './sign-in-tabs.ts'

/** The longest timer: a day, after which the sessions are read again. */
const longest = 86_400_000

/** The shortest timer: a pause in case a store returns expired sessions. */
const shortest = 1_000

/** Runs a dApp's code, which may throw anything. @throws a `PorticoError`. */
export async function withTypedErrors<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof PorticoError) throw cause
    throw new PorticoError('sign.failed', undefined, { cause })
  }
}

/** Identifies an account on a chain. */
const keyOf = (caipNetworkId: CaipNetworkId, address: string) => `${caipNetworkId}:${address}`

/** What this page does with a store of sessions: the sign-in flow and the embedded wallet's logins share it. */
interface Store {
  /** Pending revocations: a reading waits for them, or it would still find the sessions. */
  ending: Promise<void>
  /** How often a session was to be added. */
  count: number
  /** The number of the last session that each account was to get on each chain: it replaces the earlier ones. */
  readonly latest: Map<string, number>
  /** The value of `count` when each account was last found signed in on each chain. */
  readonly found: Map<string, number>
}

const stores = new WeakMap<SIWXConfig, Store>()

function storeOf(config: SIWXConfig): Store {
  const store = stores.get(config) ?? { ending: Promise.resolve(), count: 0, latest: new Map(), found: new Map() }
  stores.set(config, store)
  return store
}

/** Adapts a dApp's sign-in configuration to the charts: typed errors, plain data. */
export function signInService(config: SIWXConfig, now: () => number = Date.now, page?: Page): SignInService {
  const { window } = globalThis
  const store = storeOf(config)
  const { latest, found } = store
  const latestOf = (whose: string) => latest.get(whose) ?? 0
  return {
    createMessage: ({ caipNetworkId, address }) =>
      withTypedErrors(async () => {
        const made = await config.createMessage({ chainId: caipNetworkId, accountAddress: address })
        const data = parseData(made)
        if (!data) throw new PorticoError('sign.malformed', { field: 'data' })
        return { data, message: made.toString() }
      }),
    sign: ({ caipNetworkId, address }, message, byWallet) => {
      const own = config.signMessage?.bind(config)
      return own ? withTypedErrors(() => own({ message, chainId: caipNetworkId, accountAddress: address })) : byWallet()
    },
    async addSession(session, signal) {
      const { chainId, accountAddress } = session.data
      const whose = keyOf(chainId, accountAddress)
      const before = latestOf(whose)
      store.count += 1
      const own = store.count
      latest.set(whose, own)
      const adding = withTypedErrors(() => config.addSession(session)).catch((cause: unknown) => {
        if (latestOf(whose) === own) latest.set(whose, before)
        throw cause
      })
      // The user cancelled during verification: the session is revoked as soon as it exists, unless the user has signed
      // again meanwhile. If another tab has signed in, that stopped the verification, and both tabs keep the session.
      signal?.addEventListener('abort', () => {
        if ((found.get(whose) ?? 0) >= own) return
        const undo = async () => {
          if (latestOf(whose) === own) await config.revokeSession(chainId, accountAddress)
        }
        const undone = adding.then(undo).then(ring)
        store.ending = Promise.all([store.ending, capped(undone)]).then(none)
      })
      await adding
      ring()
    },
    readSessions: ({ caipNetworkId, address }) =>
      withTypedErrors(async () => {
        const rest = { required: config.getRequired?.() ?? false, rereadIn: longest }
        if (config.covers?.(caipNetworkId) === false) return { ...rest, sessions: [], covered: false }
        await store.ending
        const sessions = (await config.getSessions(caipNetworkId, address)).flatMap(summary)
        if (sessions.length > 0) found.set(keyOf(caipNetworkId, address), store.count)
        const ends = sessions.map(({ expiresAt }) => (expiresAt ?? Number.POSITIVE_INFINITY) - now())
        return { ...rest, sessions, rereadIn: Math.max(shortest, Math.min(longest, ...ends)), covered: true }
      }),
    endSessions(signers) {
      const before = store.count
      // The user may sign again while the end of the earlier sessions is pending.
      const isRenewed = ({ caipNetworkId, address }: Signer) => latestOf(keyOf(caipNetworkId, address)) > before
      const work = store.ending.then(() => withTypedErrors(() => end(config, signers, isRenewed))).then(ring)
      store.ending = capped(work)
      return work
    },
    watch: (onChange) => listen(page ?? window, onChange),
  }
}

const none = () => undefined

/** Resolves when the work has ended in any way, or after 3 s: a server may never answer. */
const capped = (work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>((done) => setTimeout(done, constants.disconnectCap))]).catch(none)

/** The part of a session that the charts need; empty if it can't be read. */
function summary(session: unknown): SessionSummary[] {
  const { data } = parseSession(session) ?? {}
  const expiresAt = data?.expirationTime === undefined ? null : Date.parse(data.expirationTime)
  if (!data || Number.isNaN(expiresAt)) return []
  return [{ address: data.accountAddress, caipNetworkId: data.chainId, expiresAt }]
}

/**
 * Ends the sessions of these accounts that are not renewed, or all for `null`. @throws the first error, after all
 * accounts.
 */
async function end(
  config: SIWXConfig,
  signers: readonly Signer[] | null,
  isRenewed: (signer: Signer) => boolean,
): Promise<void> {
  if (!signers) return config.setSessions([])
  const causes: unknown[] = []
  for (const signer of signers)
    try {
      if (!isRenewed(signer)) await config.revokeSession(signer.caipNetworkId, signer.address)
    } catch (cause) {
      causes.push(cause)
    }
  if (causes.length > 0) throw causes[0]
}
