import * as z from 'zod'
import type { SolanaNode } from '../../solana/node.ts'
import { type Currency, type Move, operationOf, type Past } from './reader.ts'

const Signatures = z.array(z.object({ signature: z.string(), slot: z.number() }))

const TokenBalances = z.array(
  z.object({
    mint: z.string(),
    owner: z.string(),
    uiTokenAmount: z.object({ amount: z.string(), decimals: z.number() }),
  }),
)

const Transaction = z.object({
  blockTime: z.number(),
  transaction: z.object({ message: z.object({ accountKeys: z.array(z.object({ pubkey: z.string() })) }) }),
  meta: z.object({
    err: z.unknown(),
    fee: z.number(),
    preBalances: z.array(z.number()),
    postBalances: z.array(z.number()),
    preTokenBalances: TokenBalances,
    postTokenBalances: TokenBalances,
  }),
})
type Transaction = z.infer<typeof Transaction>

/** Resolves the name of a token on a cluster. */
export type NameMint = (mint: string) => Pick<Currency, 'name' | 'symbol'>

/** The history of an account and of its token accounts, newest first. */
export async function solanaHistory(
  node: SolanaNode,
  owner: string,
  tokenAccounts: readonly string[],
  nameMint: NameMint,
) {
  const lists = await Promise.all(
    [owner, ...tokenAccounts].map(async (each) => Signatures.parse(await node.call('getSignaturesForAddress', [each]))),
  )
  const found = [...new Map(lists.flat().map((each) => [each.signature, each])).values()]
  found.sort((one, other) => other.slot - one.slot)
  const options = { encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 }
  return Promise.all(
    found.map(async ({ signature }) => {
      const transaction = Transaction.parse(await node.call('getTransaction', [signature, options]))
      return describe(node, owner, signature, transaction, nameMint)
    }),
  )
}

function describe(node: SolanaNode, owner: string, hash: string, said: Transaction, nameMint: NameMint): Past {
  const { blockTime: at, meta } = said
  const keys = said.transaction.message.accountKeys.map(({ pubkey }) => pubkey)
  const place = keys.indexOf(owner)
  const from = keys[0] ?? ''
  const change = (index: number) => (meta.postBalances[index] ?? 0) - (meta.preBalances[index] ?? 0)
  const own = place < 0 ? 0 : change(place) + (place === 0 ? meta.fee : 0)
  const moves = own === 0 ? [] : [moveOf(node.nativeCurrency, BigInt(own))]
  for (const mint of new Set([...meta.preTokenBalances, ...meta.postTokenBalances].map((each) => each.mint))) {
    const of = (balances: z.infer<typeof TokenBalances>) =>
      balances.filter((each) => each.mint === mint && each.owner === owner)
    const sum = (balances: z.infer<typeof TokenBalances>) =>
      of(balances).reduce((all, { uiTokenAmount }) => all + BigInt(uiTokenAmount.amount), 0n)
    const difference = sum(meta.postTokenBalances) - sum(meta.preTokenBalances)
    const decimals = of([...meta.postTokenBalances, ...meta.preTokenBalances])[0]?.uiTokenAmount.decimals ?? 0
    if (difference !== 0n) moves.push(moveOf({ address: mint, ...nameMint(mint), decimals }, difference))
  }
  const receivers = keys.filter((_, index) => index > 0 && change(index) > 0)
  const to = receivers.includes(owner) ? owner : (receivers[0] ?? null)
  return { hash, operation: operationOf(moves), at, from, to, hasFailed: meta.err !== null, nonce: 0, moves }
}

const moveOf = (currency: Currency, difference: bigint): Move => ({
  ...currency,
  amount: difference < 0n ? -difference : difference,
  direction: difference < 0n ? 'out' : 'in',
})
