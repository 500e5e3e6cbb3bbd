import { type Connection, PublicKey } from '@solana/web3.js'
import { cleanName } from '../../core/sanitize.ts'
import { shorten } from '../../core/shorten.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import type { RequestInput } from '../lazy-adapter.ts'
import { asking } from './node.ts'
import { addressOf, parseAddress } from './parse.ts'
import { connect, type NodeOptions } from './requests.ts'
import { tokenPrograms } from './token.ts'
import { tokenAccounts } from './token-accounts.ts'

/** The program whose accounts contain the metadata of tokens. */
const metadataProgram = new PublicKey('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')

/** An account's token balances, over all of its token accounts. */
export function readTokens(
  { address, caipNetworkId, tokens }: RequestInput<'tokens'>,
  options: NodeOptions,
): Promise<TokenBalance[]> {
  return asking(async () => {
    const owner = new PublicKey(addressOf(address))
    const wanted = new Set(tokens.filter((token) => parseAddress(token) !== undefined))
    if (wanted.size === 0) return []
    const connection = connect(options)
    const held = await holdings(connection, owner, wanted)
    const names = await namesOf(connection, [...held.keys()])
    return [...held].map(([mint, { amount, decimals }], index) => {
      const symbol = names[index]?.symbol || shorten(mint)
      const name = names[index]?.name || symbol
      return { caipNetworkId, address: mint, name, symbol, decimals, amount: String(amount) }
    })
  })
}

/** By mint; an owner may hold a token in several accounts. */
async function holdings(connection: Connection, owner: PublicKey, wanted: ReadonlySet<string>) {
  const all = await Promise.all(tokenPrograms.map((programId) => tokenAccounts(connection, owner, { programId })))
  const held = new Map<string, { amount: bigint; decimals: number }>()
  for (const { mint, amount, decimals } of all.flat())
    if (wanted.has(mint) && amount > 0n) held.set(mint, { amount: amount + (held.get(mint)?.amount ?? 0n), decimals })
  return held
}

/** The names of the mints, which a mint itself does not contain. An unknown one is named by its address. */
async function namesOf(connection: Connection, mints: readonly string[]) {
  const places = mints.map((mint) => {
    const seeds = [new TextEncoder().encode('metadata'), metadataProgram.toBytes(), new PublicKey(mint).toBytes()]
    return PublicKey.findProgramAddressSync(seeds, metadataProgram)[0]
  })
  // The maximum of a node's answer.
  if (places.length === 0 || places.length > 100) return []
  const accounts = await connection.getMultipleAccountsInfo(places)
  return accounts.map((each) => (each?.owner.equals(metadataProgram) ? namesIn(each.data) : undefined))
}

/** Metaplex's metadata: a kind, the update authority, the mint, then length-prefixed texts. */
function namesIn(data: Uint8Array): { name: string; symbol: string } {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const textAt = (at: number) => {
    const length = at + 4 <= data.length ? Math.min(view.getUint32(at, true), 256) : 0
    const text = new TextDecoder().decode(data.subarray(at + 4, at + 4 + length))
    return { text: cleanName(text.replaceAll('\0', '')), end: at + 4 + length }
  }
  const name = textAt(1 + 32 + 32)
  return { name: name.text, symbol: textAt(name.end).text }
}
