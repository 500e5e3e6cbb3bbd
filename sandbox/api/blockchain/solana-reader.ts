import * as z from 'zod'
import type { SolanaNode } from '../../solana/node.ts'
import { solanaToken } from '../../solana/token.ts'
import { TOKEN_PROGRAMS } from '../../solana/token-accounts.ts'
import type { ChainReader, Holding } from './reader.ts'
import { solanaHistory } from './solana-history.ts'

const Balance = z.object({ value: z.number() })

const TokenAccounts = z.object({
  value: z.array(
    z.object({
      pubkey: z.string(),
      account: z.object({
        data: z.object({
          parsed: z.object({
            info: z.object({ mint: z.string(), tokenAmount: z.object({ amount: z.string(), decimals: z.number() }) }),
          }),
        }),
      }),
    }),
  ),
})

/** A token's name, which its mint does not contain. */
const namesOf = (mint: string) =>
  mint === solanaToken.mint
    ? { name: solanaToken.name, symbol: solanaToken.symbol }
    : { name: mint, symbol: mint.slice(0, 4) }

/** Reads a cluster without its proxy. */
export function solanaReader(node: SolanaNode): ChainReader {
  const accountsOf = async (owner: string) => {
    const answers = TOKEN_PROGRAMS.map(({ id }) =>
      node.call('getTokenAccountsByOwner', [owner, { programId: id.toBase58() }, { encoding: 'jsonParsed' }]),
    )
    return (await Promise.all(answers)).flatMap((answer) => TokenAccounts.parse(answer).value)
  }

  return {
    id: node.id,
    isAddress: (text) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text),
    holdings: async (owner) => {
      const [native, accounts] = await Promise.all([node.call('getBalance', [owner]), accountsOf(owner)])
      const tokens = accounts.map(({ account }): Holding => {
        const { mint, tokenAmount } = account.data.parsed.info
        const { amount, decimals } = tokenAmount
        return { address: mint, ...namesOf(mint), decimals, amount: BigInt(amount) }
      })
      return [{ ...node.nativeCurrency, amount: BigInt(Balance.parse(native).value) }, ...tokens]
    },
    history: async (owner) => {
      const accounts = await accountsOf(owner)
      return solanaHistory(
        node,
        owner,
        accounts.map(({ pubkey }) => pubkey),
        namesOf,
      )
    },
    gasPrice: async () => 5_000n,
  }
}
