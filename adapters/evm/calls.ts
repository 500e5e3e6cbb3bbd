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

// Calls that a wallet makes all of or none: EIP-5792, with atomicRequired [swap-atomic].

const abilities = z.object({ atomic: z.object({ status: z.string() }) })

/** For which accounts, on which chains, a wallet can make several calls at once, as far as it has said. */
const answers = new WeakMap<WagmiConnector, Map<string, Promise<boolean>>>()

type Account = Pick<AccountTransaction, 'address' | 'caipNetworkId'>

const keyOf = ({ address, caipNetworkId }: Account) => `${caipNetworkId}:${address}`

function answersOf(connector: WagmiConnector): Map<string, Promise<boolean>> {
  const known = answers.get(connector) ?? new Map<string, Promise<boolean>>()
  answers.set(connector, known)
  return known
}

/**
 * Whether a wallet can make several calls of an account at once. It is asked once: a wallet that fails to say so, that does not
 * answer for 2 s, or that has failed to do it, can't.
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
 * Has the wallet make both calls at once. Resolves with its id of the two.
 * A wallet that fails to, and not because its user rejects it, is not asked for that again [swap-atomic].
 * @throws `chain.mismatch` where the wallet is on another chain than the calls are meant for, `wallet.badHash` where it names no
 * id or has lost its own node: it may have made them even so.
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
  // The first draft answered with the id itself.
  const id = parse(text(lazyConstants.longestCallsId), member(answer, 'id') ?? answer)
  if (!id) throw new PorticoError('wallet.badHash')
  return id
}

const receipts = listOf(
  z.object({ transactionHash: formed(66, /^0x[\da-f]{64}$/i), status: lenient(formed(66, /^0x[\da-f]+$/i)) }),
  100,
)
const progress = z.object({ status: z.unknown(), receipts: lenient(receipts) })

/** The words of the first draft for two of the numbers. */
const drafted: Readonly<Record<string, number>> = { PENDING: 100, CONFIRMED: 200 }

/** What has become of calls that were made at once, as the wallet says by its id of them. */
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
  // The wallet has given up before the network had them.
  if (code >= 400 && code < 500) return { status: 'pending', known: false }
  if (code >= 500 && code < 700) return { status: 'failed', ...found }
  throw new PorticoError('wallet.badAnswer')
}

/** EIP-5792: the wallet has no calls under an id. */
const unknownId = 5730
