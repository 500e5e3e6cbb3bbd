import { constants } from '../core/constants.ts'
import { PorticoError } from '../core/errors.ts'
import type { SessionSummary, Signer } from '../core/sign-in.ts'
import { parseData, parseSession } from '../core/sign-in-parse.ts'
import type { SignInService } from '../machines/ports.ts'
import type { SIWXConfig } from '../siwx/types.ts'
import { listen, type Page, ring } from './sign-in-tabs.ts'

/** The longest that a timer waits for: a day, after which the sessions are asked for again. */
const longest = 86_400_000

/** A store that returns expired sessions is not asked again without a pause. */
const shortest = 1_000

/** What a dApp's own code throws may be anything. @throws a `PorticoError`. */
export async function withTypedErrors<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof PorticoError) throw cause
    throw new PorticoError('sign.failed', undefined, { cause })
  }
}

/** Makes a dApp's way of signing people in fit for the charts: typed errors, plain data. */
export function signInService(config: SIWXConfig, now: () => number = Date.now, page?: Page): SignInService {
  const { window } = globalThis
  /** What is still to end, or to be taken back: until then a reading would find it. */
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
      // The user cancelled while it was being verified: the session is ended as soon as it exists.
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

/** As much of a session as the charts need know; nothing of one that cannot be read. */
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
