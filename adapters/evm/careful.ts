import type { Config, Storage } from 'wagmi'
import { PorticoError } from '../../core/errors.ts'
import { member } from '../../core/member.ts'
import { within } from '../../core/within.ts'
import { type ConnectionAttempt, connectionAttempts } from './connection-attempt.ts'
import { type Connecting, isChainId, mostAccounts } from './provider.ts'

/** The timeout for a wallet to confirm a recent connection, in ms: shorter than the charts' [wallet-reconnect]. */
const renewalTimeout = 4_500
/** The timeout for ending a failed connection, in ms. */
const endTimeout = 1_000
/** Some wallets return invalid answers until they are awake. */
const tries = 3

interface Answer {
  accounts: readonly unknown[]
  chainId: number
}

/** Whether a wallet still shares accounts; false if it does not answer in time. */
export async function isAuthorized(call: () => Promise<boolean>, attempt: ConnectionAttempt): Promise<boolean> {
  attempt.deadline = Date.now() + renewalTimeout
  const is = await within(renewalTimeout, call()).catch(() => false)
  return is && !attempt.ended
}

/**
 * Connects with a connector's own method, if the wallet's answers are valid. Otherwise ends the connection: a recent
 * one only here, because the user did not ask to disconnect the wallet.
 * @throws `wallet.noAccounts`, `wallet.badAccount`, `wallet.badChain`, or the wallet's error.
 */
export function connect(
  call: () => Promise<Answer>,
  self: Connecting,
  asked: unknown,
  attempt: ConnectionAttempt,
): Promise<Answer> {
  Object.assign(attempt, { granted: false, listed: false, heard: {} })
  if (member(asked, 'isReconnecting') !== true) return establish(call, self, attempt)
  // A custom connector of the dApp has its own timeouts.
  const { deadline } = attempt
  return deadline === undefined
    ? call().then((answer) => sound(answer, self))
    : renew(call, self, attempt, deadline - Date.now())
}

/**
 * Disconnects a wallet whose recent connection is still being restored: cancels that, and tells the wallet.
 * @param connector Its connector; the stored connection has only the name.
 */
export async function disconnectStored(connector: Pick<Connecting, 'disconnect'> & { emitter: object }): Promise<void> {
  const attempt = connectionAttempts.get(connector.emitter)
  if (attempt) attempt.ended = true
  await within(endTimeout, connector.disconnect()).catch(() => undefined)
}

/** Ends a stored connection, of which wagmi knows only the connector's id. */
export async function endStored({ connectors }: Pick<Config, 'connectors'>, id: string): Promise<void> {
  const connector = connectors.find((each) => each.id === id)
  if (connector) await disconnectStored(connector)
}

/** Disconnects. A wallet that no longer shares anything need not be kept from reconnecting. */
export async function disconnect(
  call: () => Promise<void>,
  self: Connecting & { id: string },
  storage: Storage | null | undefined,
  attempt: ConnectionAttempt,
): Promise<void> {
  attempt.ended = true
  // It may fail while removing listeners, before wagmi has stored that it is disconnected.
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
    // A user who declines shares nothing (4001). Shared accounts would connect on the next visit without a prompt.
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
  // Some calls fail once and succeed immediately afterwards.
  const answered = call().catch(call)
  try {
    const answer = await within(
      Math.max(left, 100),
      answered.then((answer) => sound(answer, self)),
    )
    if (attempt.ended) throw new PorticoError('request.aborted')
    return answer
  } catch (cause) {
    // Stops listening without telling the wallet; a late answer would start that again.
    const leave = () => {
      if (!attempt.isConnected()) self.onDisconnect()
    }
    leave()
    answered.then(leave, () => undefined)
    throw cause
  }
}

/** Validates an answer; asks a few more times for an invalid chain. */
async function sound(answer: Answer, self: Connecting): Promise<Answer> {
  const { accounts } = answer
  if (accounts.length === 0) throw new PorticoError('wallet.noAccounts')
  if (accounts.length > mostAccounts) throw new PorticoError('wallet.badAccount')
  let { chainId } = answer
  for (let asked = 1; asked < tries && !isChainId(chainId); asked += 1) chainId = await self.getChainId()
  if (!isChainId(chainId)) throw new PorticoError('wallet.badChain')
  return { ...answer, chainId }
}
