import type { Config, Storage } from 'wagmi'
import { PorticoError } from '../../core/errors.ts'
import { member } from '../../core/member.ts'
import { within } from '../../core/within.ts'
import { type ConnectionAttempt, connectionAttempts } from './connection-attempt.ts'
import { type Connecting, isChainId, mostAccounts } from './provider.ts'

/** How long a wallet may take to say that a recent connection is still live, in ms: less than charts wait [wallet-reconnect]. */
const renewalTimeout = 4_500
/** How long the end of what came to nothing is waited for, in ms. */
const endTimeout = 1_000
/** Some wallets answer wrongly until they are awake. */
const tries = 3

interface Answer {
  accounts: readonly unknown[]
  chainId: number
}

/** Whether a wallet goes on sharing accounts: one that does not say so in time does not. */
export async function isAuthorized(call: () => Promise<boolean>, attempt: ConnectionAttempt): Promise<boolean> {
  attempt.deadline = Date.now() + renewalTimeout
  const is = await within(renewalTimeout, call()).catch(() => false)
  return is && !attempt.ended
}

/**
 * Connects, by a connector's own method, where the wallet's answers make a connection. Otherwise what was begun is ended: a
 * recent connection only here, which is no word of the user's to the wallet.
 * @throws `wallet.noAccounts`, `wallet.badAccount`, `wallet.badChain`, or what the wallet answered.
 */
export function connect(
  call: () => Promise<Answer>,
  self: Connecting,
  asked: unknown,
  attempt: ConnectionAttempt,
): Promise<Answer> {
  Object.assign(attempt, { granted: false, listed: false, heard: {} })
  if (member(asked, 'isReconnecting') !== true) return establish(call, self, attempt)
  // A connector of the dApp's own looks after the time itself.
  const { deadline } = attempt
  return deadline === undefined
    ? call().then((answer) => sound(answer, self))
    : renew(call, self, attempt, deadline - Date.now())
}

/**
 * Disconnects a wallet whose recent connection is still being taken up: that is called off, and the wallet is told.
 * @param connector Its connector, which the stored connection only names.
 */
export async function disconnectStored(connector: Pick<Connecting, 'disconnect'> & { emitter: object }): Promise<void> {
  const attempt = connectionAttempts.get(connector.emitter)
  if (attempt) attempt.ended = true
  await within(endTimeout, connector.disconnect()).catch(() => undefined)
}

/** Ends a stored connection, which wagmi knows by its connector's id alone. */
export async function endStored({ connectors }: Pick<Config, 'connectors'>, id: string): Promise<void> {
  const connector = connectors.find((each) => each.id === id)
  if (connector) await disconnectStored(connector)
}

/** Disconnects. A wallet that shares nothing any more need not be kept from reconnecting. */
export async function disconnect(
  call: () => Promise<void>,
  self: Connecting & { id: string },
  storage: Storage | null | undefined,
  attempt: ConnectionAttempt,
): Promise<void> {
  attempt.ended = true
  // It may fail at no longer being listened to, before wagmi has written down that it is disconnected.
  await call().catch(() => storage?.setItem(`${self.id}.disconnected`, true))
  void self.getAccounts().then(
    (left) => {
      if (left.length > 0) return
      attempt.ended = false
      return storage?.removeItem(`${self.id}.disconnected`)
    },
    () => undefined,
  )
}

async function establish(call: () => Promise<Answer>, self: Connecting, attempt: ConnectionAttempt): Promise<Answer> {
  attempt.ended = false
  try {
    const answer = await call()
    attempt.granted = true
    return await sound(answer, self)
  } catch (cause) {
    // A user who declines shares nothing (4001). Shared accounts would be connected at the next visit without a question.
    if (attempt.granted && member(cause, 'code') !== 4001)
      await within(endTimeout, self.disconnect()).catch(() => undefined)
    throw cause
  }
}

async function renew(
  call: () => Promise<Answer>,
  self: Connecting,
  attempt: ConnectionAttempt,
  left: number,
): Promise<Answer> {
  // What fails once may work at once.
  const answered = call().catch(call)
  try {
    const answer = await within(
      Math.max(left, 100),
      answered.then((answer) => sound(answer, self)),
    )
    if (attempt.ended) throw new PorticoError('request.aborted')
    return answer
  } catch (cause) {
    // The wallet is not informed, and no longer listened to; a late answer starts that again.
    const leave = () => {
      if (!attempt.isConnected()) self.onDisconnect()
    }
    leave()
    answered.then(leave, () => undefined)
    throw cause
  }
}

/** An answer of which a connection can be made, after some more questions where the chain makes no sense. */
async function sound(answer: Answer, self: Connecting): Promise<Answer> {
  const { accounts } = answer
  if (accounts.length === 0) throw new PorticoError('wallet.noAccounts')
  if (accounts.length > mostAccounts) throw new PorticoError('wallet.badAccount')
  let { chainId } = answer
  for (let asked = 1; asked < tries && !isChainId(chainId); asked += 1) chainId = await self.getChainId()
  if (!isChainId(chainId)) throw new PorticoError('wallet.badChain')
  return { ...answer, chainId }
}
