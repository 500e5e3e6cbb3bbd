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

/** Adapts a dApp's sign-in configuration to the charts: typed errors, plain data. */
export function signInService(config: SIWXConfig, now: () => number = Date.now, page?: Page): SignInService {
  const { window } = globalThis
  /** Pending revocations: a reading waits for them, or it would still find the sessions. */
  let ending: Promise<void> = Promise.resolve()
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
      const adding = withTypedErrors(() => config.addSession(session))
      // The user cancelled during verification: the session is revoked as soon as it exists.
      signal?.addEventListener('abort', () => {
        const { chainId, accountAddress } = session.data
        const undone = adding.then(() => config.revokeSession(chainId, accountAddress)).then(ring)
        const capped = Promise.race([undone, new Promise<void>((done) => setTimeout(done, constants.disconnectCap))])
        const before = ending
        ending = Promise.all([before, capped]).then(none, none)
      })
      await adding
      ring()
    },
    readSessions: ({ caipNetworkId, address }) =>
      withTypedErrors(async () => {
        const rest = { required: config.getRequired?.() ?? false, rereadIn: longest }
        if (config.covers?.(caipNetworkId) === false) return { ...rest, sessions: [], covered: false }
        await ending
        const sessions = (await config.getSessions(caipNetworkId, address)).flatMap(summary)
        const ends = sessions.map(({ expiresAt }) => (expiresAt ?? Number.POSITIVE_INFINITY) - now())
        return { ...rest, sessions, rereadIn: Math.max(shortest, Math.min(longest, ...ends)), covered: true }
      }),
    endSessions(signers) {
      const work = ending.then(() => withTypedErrors(() => end(config, signers))).then(ring)
      ending = work.catch(() => undefined)
      return work
    },
    watch: (onChange) => listen(page ?? window, onChange),
  }
}

const none = () => undefined

/** The part of a session that the charts need; empty if it can't be read. */
function summary(session: unknown): SessionSummary[] {
  const { data } = parseSession(session) ?? {}
  const expiresAt = data?.expirationTime === undefined ? null : Date.parse(data.expirationTime)
  if (!data || Number.isNaN(expiresAt)) return []
  return [{ address: data.accountAddress, caipNetworkId: data.chainId, expiresAt }]
}

async function end(config: SIWXConfig, signers: readonly Signer[] | null): Promise<void> {
  if (!signers) await config.setSessions([])
  else for (const { caipNetworkId, address } of signers) await config.revokeSession(caipNetworkId, address)
}
