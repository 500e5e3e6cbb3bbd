import { type Address, createPublicClient, formatUnits, http, isAddress, numberToHex } from 'viem'
import * as z from 'zod'
import { token } from '../../../evm/token.ts'
import { hexChainId, type WalletChain } from '../../../wallet/chains.ts'
import { invalidParams } from '../../../wallet/errors.ts'

const AssetQuery = z.object({
  account: z.custom<Address>((value) => typeof value === 'string' && isAddress(value, { strict: false })),
  chainFilter: z.array(z.string().max(100)).max(100).optional(),
})

/** The price of a whole unit in dollars, equal to the initial prices of the sandbox's blockchain API. */
const [ETHER_PRICE, TOKEN_PRICE] = [3000, 1]

/** The answer to `wallet_getAssets` (ERC-7811): an account's balances, by chain. */
export async function assetsOf(given: unknown, chains: readonly WalletChain[]): Promise<object> {
  const query = AssetQuery.safeParse(given)
  if (!query.success) throw invalidParams(z.prettifyError(query.error))
  const { account, chainFilter } = query.data
  const asked = chains.filter(({ chainId }) => !chainFilter || chainFilter.map(Number).includes(chainId))
  const entries = asked.map(async (chain) => [hexChainId(chain.chainId), await assetsOn(chain, account)])
  return Object.fromEntries(await Promise.all(entries))
}

async function assetsOn({ rpcUrl }: WalletChain, account: Address): Promise<object[]> {
  const client = createPublicClient({ transport: http(rpcUrl, { retryCount: 0 }) })
  const contract = { address: token.address, abi: token.abi, functionName: 'balanceOf', args: [account] }
  const [ether, tokens] = await Promise.all([client.getBalance({ address: account }), client.readContract(contract)])
  const held = z.bigint().parse(tokens)
  const about = (balance: bigint, decimals: number, price: number) => ({
    ...{ decimals, price, value: price * Number(formatUnits(balance, decimals)) },
  })
  const native = {
    ...{ address: 'native', balance: numberToHex(ether), type: 'native' },
    metadata: { name: 'Ether', symbol: 'ETH', ...about(ether, 18, ETHER_PRICE) },
  }
  const dollars = {
    ...{ address: token.address, balance: numberToHex(held), type: 'erc20' },
    metadata: { name: token.name, symbol: token.symbol, ...about(held, token.decimals, TOKEN_PRICE) },
  }
  return held > 0n ? [native, dollars] : [native]
}
