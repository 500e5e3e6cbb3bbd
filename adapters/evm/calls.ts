import type { Config } from 'wagmi'
import * as z from 'zod/mini'
import { ofChain } from '../../core/by-chain.ts'
import { PorticoError } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { member } from '../../core/member.ts'
import { formed, lenient, listOf, parse, text } from '../../core/schema.ts'
import { within } from '../../core/within.ts'
import type { AccountTransaction, Receipt, TransactionRequest } from '../../machines/ports.ts'
import { specificCode } from '../wallet-error.ts'
import { chainIdOf, toHex } from './chains.ts'
import type { WagmiConnector } from './report.ts'
import { askToSend, askWallet, assertChain, callOf } from './requests.ts'

// Atomic batches of calls: EIP-5792 with atomicRequired [swap-atomic].

const abilities = z.object({ atomic: z.object({ status: z.string() }) })

/** For which accounts and chains a wallet can execute batches, as far as known. */
const answers = new WeakMap<WagmiConnector, Map<string, Promise<boolean>>>()

type Account = Pick<AccountTransaction, 'address' | 'caipNetworkId'>

const keyOf = ({ address, caipNetworkId }: Account) => `${caipNetworkId}:${address}`

function answersOf(connector: WagmiConnector): Map<string, Promise<boolean>> {
  const known = answers.get(connector) ?? new Map<string, Promise<boolean>>()
  answers.set(connector, known)
  return known
}

/**
 * Whether a wallet can execute an account's calls atomically. Asked once: a wallet that fails to answer within 2 s, or
 * has failed to execute a batch, can't.
 */
export function isAtomic(connector: WagmiConnector, account: Account): Promise<boolean> {
  const known = answersOf(connector)
  const answer = known.get(keyOf(account)) ?? askAtomic(connector, account)
  known.set(keyOf(account), answer)
  return answer
}

async function askAtomic(connector: WagmiConnector, { address, caipNetworkId }: Account): Promise<boolean> {
  const chain = toHex(chainIdOf(caipNetworkId))
  const asked = askWallet(connector, 'wallet_getCapabilities', [address, [chain]])
  const answer = await within(lazyConstants.walletPatience, asked).catch(() => undefined)
  const { atomic } = parse(abilities, ofChain(answer, chain)) ?? {}
  return atomic?.status === 'supported' || atomic?.status === 'ready'
}

/**
 * Asks the wallet to execute both calls atomically. Resolves with the wallet's id of the batch. After a failure other
 * than a rejection by the user, the wallet is not asked for batches again [swap-atomic].
 * @throws `chain.mismatch` if the wallet is on another chain than the calls, `wallet.badHash` if it returns no id or
 * has lost its own node: it may still have sent them.
 */
export async function sendCalls(
  config: Config,
  connector: WagmiConnector,
  input: AccountTransaction & { first: TransactionRequest },
): Promise<string> {
  const { address, caipNetworkId, first, transaction } = input
  const chainId = assertChain(config, connector, caipNetworkId)
  const calls = [first, transaction].map((each) => {
    const { from: _, ...call } = callOf(address, each)
    return call
  })
  const batch = { version: '2.0.0', from: address, chainId: toHex(chainId), atomicRequired: true, calls }
  const answer = await askToSend(connector, 'wallet_sendCalls', [batch]).catch((cause: unknown) => {
    if (specificCode(cause) !== 'wallet.rejected') answersOf(connector).set(keyOf(input), Promise.resolve(false))
    throw cause
  })
  // The first draft of EIP-5792 returned the id itself.
  const id = parse(text(lazyConstants.longestCallsId), member(answer, 'id') ?? answer)
  if (!id) throw new PorticoError('wallet.badHash')
  return id
}

const receipts = listOf(
  z.object({ transactionHash: formed(66, /^0x[\da-f]{64}$/i), status: lenient(formed(66, /^0x[\da-f]+$/i)) }),
  100,
)
const progress = z.object({ status: z.unknown(), receipts: lenient(receipts) })

/** The first draft's words for two of the status codes. */
const drafted: Readonly<Record<string, number>> = { PENDING: 100, CONFIRMED: 200 }

/** The status of a batch, by the wallet's id of it. */
export async function readCalls(connector: WagmiConnector, id: string): Promise<Receipt> {
  const answer = await askWallet(connector, 'wallet_getCallsStatus', [id]).catch((cause: unknown) => {
    if (member(cause, 'code') === unknownId) return undefined
    throw cause
  })
  if (answer === undefined) return { status: 'pending', known: false }
  const { status, receipts: made = [] } = parse(progress, answer) ?? {}
  const code = drafted[String(status)] ?? Number(status)
  const hash = made.at(-1)?.transactionHash
  const found = hash === undefined ? {} : { hash }
  if (code >= 100 && code < 200) return { status: 'pending', known: true }
  if (code >= 200 && code < 300)
    return { status: made.some((each) => Number(each.status ?? 1) === 0) ? 'failed' : 'confirmed', ...found }
  // The wallet failed before it sent the calls.
  if (code >= 400 && code < 500) return { status: 'pending', known: false }
  if (code >= 500 && code < 700) return { status: 'failed', ...found }
  throw new PorticoError('wallet.badAnswer')
}

/** EIP-5792: unknown batch id. */
const unknownId = 5730
