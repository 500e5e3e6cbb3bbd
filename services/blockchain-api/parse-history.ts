import * as z from 'zod/mini'
import { caipNetworkId } from '../../core/caip-schema.ts'
import { PorticoError } from '../../core/errors.ts'
import type { DatedTransaction, HistoryTransaction, HistoryTransfer } from '../../core/history.ts'
import { icon } from '../../core/sanitize.ts'
import { defined, flag, formed, lenient, listOf, made, orElse, parse, text, word } from '../../core/schema.ts'
import { decimal, isAddressOn, name } from './fields.ts'

const most = { transactions: 1_000, transfers: 100 }

/** The API's statuses and ours; those of purchases are an on-ramp's. */
const statuses: ReadonlyMap<string, HistoryTransaction['status']> = new Map([
  ['confirmed', 'confirmed'],
  ['failed', 'failed'],
  ['pending', 'pending'],
  ['ONRAMP_TRANSACTION_STATUS_SUCCESS', 'confirmed'],
  ['ONRAMP_TRANSACTION_STATUS_FAILED', 'failed'],
  ['ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', 'pending'],
])

/** What has another status, such as an order at an on-ramp that is not paid yet, has not ended. */
const status = made(z.string(), (said: string) => statuses.get(said) ?? 'pending')

const time = made(text(64), (said: string) => Date.parse(said)).check(z.refine((at) => at > 0))

const picture = lenient(z.object({ url: lenient(icon) }))

const transfer = z.object({
  direction: z.custom<HistoryTransfer['direction']>((said) => said === 'in' || said === 'out' || said === 'self'),
  fungible_info: lenient(z.object({ name: lenient(name), symbol: lenient(name), icon: picture })),
  nft_info: lenient(
    z.object({
      name: lenient(name),
      content: lenient(z.object({ preview: picture, detail: picture })),
      flags: lenient(z.object({ is_spam: lenient(flag) })),
    }),
  ),
  quantity: lenient(z.object({ numeric: lenient(decimal) })),
  value: lenient(decimal),
})

const sides = { status: lenient(status), sentFrom: lenient(word), sentTo: lenient(word) }

/** The status and both sides are in the metadata, or next to it. */
const transaction = z.object({
  id: word,
  metadata: z.object({
    operationType: orElse(formed(32, /^[\w-]+$/), 'execute'),
    // A purchase that is not delivered yet has none.
    hash: formed(128, /^\w*$/),
    chain: caipNetworkId,
    minedAt: time,
    ...sides,
  }),
  ...sides,
  transfers: lenient(listOf(transfer, most.transfers)),
})

const entries = listOf(transaction, most.transactions)

/** The API's answer with a history. */
export const historyAnswer = z.object({
  data: z.array(z.unknown()),
  next: lenient(text(4_096)),
})

type SaidTransfer = z.output<typeof transfer>

function toTransfer({ direction, fungible_info: fungible, nft_info: nft, quantity, value }: SaidTransfer) {
  const content = nft?.content
  return defined({
    direction,
    amount: quantity?.numeric,
    name: nft ? nft.name : fungible?.name,
    symbol: fungible?.symbol,
    iconUrl: nft ? (content?.preview?.url ?? content?.detail?.url) : fungible?.icon?.url,
    value,
    isNft: nft !== undefined,
    isSpam: nft?.flags?.is_spam === true,
  })
}

/**
 * The transactions of an answer [assets-parsed].
 * @throws `rpc.malformed` if no entry can be read, which does not mean that there are no transactions.
 */
export function transactionsFrom({ data }: z.output<typeof historyAnswer>): DatedTransaction[] {
  const read = parse(entries, data) ?? []
  if (read.length === 0 && data.length > 0) throw new PorticoError('rpc.malformed')
  return read.map(({ id, metadata, transfers = [], ...beside }) => {
    const { operationType: operation, hash, chain, minedAt } = metadata
    const address = (said: string | undefined) => (said && isAddressOn(chain, said) ? said : undefined)
    return defined({
      ...{ id, caipNetworkId: chain, hash, operation, minedAt },
      status: metadata.status ?? beside.status ?? 'confirmed',
      sentFrom: address(metadata.sentFrom ?? beside.sentFrom),
      sentTo: address(metadata.sentTo ?? beside.sentTo),
      transfers: transfers.map(toTransfer),
    })
  })
}
