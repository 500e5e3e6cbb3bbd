import * as z from 'zod/mini'
import { type CaipAddress, type CaipNetworkId, caipAddressOf } from '../../core/caip.ts'
import { isCaipAddress } from '../../core/caip-address.ts'
import { PorticoError } from '../../core/errors.ts'
import { viemNamespace } from '../../core/namespaces.ts'
import { icon } from '../../core/sanitize.ts'
import { defined, flag, formed, lenient, listOf, text, word } from '../../core/schema.ts'
import type { ContractCall } from '../../core/transfer.ts'
import type { AccountOn } from './account.ts'
import type { AskApi } from './call.ts'
import { decimals, isAddressOn, isSameAddress, name, tokenPlace, units } from './fields.ts'
import type { WhereSupported } from './supported.ts'

/** A token that can be swapped. */
export interface SwapToken {
  address: CaipAddress
  name: string
  symbol: string
  decimals: number
  iconUrl?: string
  /** Whether its allowance can be granted by a signature (EIP-2612). */
  hasPermit: boolean
}

/** The result of a swap, in the smallest units. */
export interface SwapQuote {
  id?: string
  fromAmount: string
  toAmount: string
}

/** The price per unit of gas, in the smallest unit of the native currency. */
export interface GasPrice {
  standard: string
  fast: string
  instant: string
}

/** A transaction that the API has built for the wallet; amounts in the smallest unit. */
export interface BuiltTransaction {
  to: string
  data: string
  value: string
  gas: string
  gasPrice: string
}

/** A call that lets a contract spend exactly an amount of a token. */
export interface BuiltApproval extends BuiltTransaction {
  /** The account that may spend it. */
  spender: string
}

/** The tokens of a swap, as CAIP-10. */
export interface SwapPair extends AccountOn {
  from: CaipAddress
  to: CaipAddress
}

export interface SwapCalls {
  swapQuotes(asked: SwapPair & { amount: string; gasPrice: string }, signal: AbortSignal): Promise<readonly SwapQuote[]>
  swapTokens(asked: { caipNetworkId: CaipNetworkId }, signal: AbortSignal): Promise<readonly SwapToken[]>
  /** How much of a token may be swapped without another approval. */
  swapAllowance(asked: AccountOn & { token: CaipAddress }, signal: AbortSignal): Promise<string>
  /** @throws `api.gasPrice` if the API does not serve the network. */
  gasPrice(asked: { caipNetworkId: CaipNetworkId }, signal: AbortSignal): Promise<GasPrice>
  /**
   * @throws `api.swaps` if the API does not serve the network, `rpc.malformed` if it built a transaction for another
   * account.
   */
  buildSwap(
    asked: SwapPair & {
      amount: string
      /** The slippage in percent. */
      slippage: number
      isEstimateSkipped?: boolean
    },
    signal: AbortSignal,
  ): Promise<BuiltTransaction>
  /**
   * Approves exactly the swapped amount, whatever the API proposes.
   * @throws `api.swaps` if the API does not serve the network, `rpc.malformed` if it built no approval of the token.
   */
  buildApproval(asked: SwapPair & { amount: string }, signal: AbortSignal): Promise<BuiltApproval>
}

const place = lenient(text(256))
const quote = z.object({ id: lenient(word), fromAmount: units, toAmount: units, fromAccount: place, toAccount: place })
const quotes = z.object({ quotes: listOf(quote, 100) })

const token = z.object({
  name: lenient(name),
  symbol: name,
  address: z.custom<CaipAddress>((said) => typeof said === 'string' && said.length < 256 && isCaipAddress(said)),
  decimals,
  logoUri: lenient(icon),
  eip2612: lenient(flag),
})
const tokens = z.object({ tokens: listOf(token, 10_000) })

const allowance = z.object({ allowance: units })
/** Per unit of gas: less than a whole unit of the native currency. */
const perGas = units.check(z.refine((plain) => plain.length <= 18))
const gasPrices = z.object({ standard: perGas, fast: perGas, instant: perGas })

/** EVM's own values are in a member with its namespace's name. */
const costsOf = viemNamespace

const data = formed(256 * 1024, /^0x([\da-f]{2})*$/i)
const costs = z.object({ gas: units, gasPrice: units })
const swap = z.object({ tx: z.object({ from: tokenPlace, to: tokenPlace, data, amount: units, [costsOf]: costs }) })
/** `approve(address,uint256)` of ERC-20. */
const approve = formed(138, /^0x095ea7b30{24}[\da-f]{104}$/i)
const approval = z.object({ tx: z.object({ from: tokenPlace, to: tokenPlace, data: approve, [costsOf]: costs }) })

/** The API's address for a network's native currency. */
export const nativeToken = (id: CaipNetworkId): CaipAddress => `${id}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`

/** The offsets of the spender and the amount in an approval's data. */
const spenderAt = 34
const amountAt = 74

/** An approval's data with another amount. */
const allowing = (data: string, amount: string): string =>
  data.slice(0, amountAt) + BigInt(amount).toString(16).padStart(64, '0')

/** The call that revokes an earlier approval for the same spender [swap-leftover]. */
export const isRevoked = ({ to, data, value }: ContractCall): ContractCall => ({ to, data: allowing(data, '0'), value })

export function swapCalls(ask: AskApi, where: WhereSupported, projectId: string): SwapCalls {
  const refuse = (code: 'api.gasPrice' | 'api.swaps') => (): never => {
    throw new PorticoError(code)
  }
  /** The contract to call: only one on this network. */
  const target = (
    caipNetworkId: CaipNetworkId,
    { address, caipNetworkId: said = caipNetworkId }: z.output<typeof tokenPlace>,
  ) => {
    if (said !== caipNetworkId || !isAddressOn(caipNetworkId, address)) throw new PorticoError('rpc.malformed')
    return address
  }

  return {
    swapQuotes: ({ address, caipNetworkId, amount, from, to, gasPrice }, signal) =>
      where(
        caipNetworkId,
        signal,
        () => [],
        async () => {
          const query = { amount, userAddress: address, from, to, gasPrice }
          const said = await ask({ path: '/v1/convert/quotes', query }, quotes, signal)
          const is = (account: string | undefined, token: string) =>
            account === undefined || account.toLowerCase() === token.toLowerCase()
          // Offers for other tokens are dropped.
          return said.quotes.flatMap(({ fromAccount, toAccount, ...offered }) =>
            is(fromAccount, from) && is(toAccount, to) && offered.fromAmount === amount ? [defined(offered)] : [],
          )
        },
      ),

    swapTokens: ({ caipNetworkId }, signal) =>
      where(
        caipNetworkId,
        signal,
        () => [],
        async () => {
          const said = await ask({ path: '/v1/convert/tokens', query: { chainId: caipNetworkId } }, tokens, signal)
          return said.tokens
            .filter(({ address }) => address.startsWith(`${caipNetworkId}:`))
            .map(({ name, logoUri: iconUrl, eip2612, ...rest }) =>
              defined({ ...rest, name: name ?? rest.symbol, iconUrl, hasPermit: eip2612 === true }),
            )
        },
      ),

    swapAllowance: ({ address, caipNetworkId, token: tokenAddress }, signal) =>
      where(
        caipNetworkId,
        signal,
        () => '0',
        async () => {
          const query = { tokenAddress, userAddress: caipAddressOf(caipNetworkId, address) }
          return (await ask({ path: '/v1/convert/allowance', query }, allowance, signal)).allowance
        },
      ),

    gasPrice: ({ caipNetworkId: chainId }, signal) =>
      where<GasPrice>(chainId, signal, refuse('api.gasPrice'), () =>
        ask({ path: '/v1/convert/gas-price', query: { chainId } }, gasPrices, signal),
      ),

    buildSwap: ({ address, caipNetworkId, amount, from, to, slippage, isEstimateSkipped }, signal) =>
      where<BuiltTransaction>(caipNetworkId, signal, refuse('api.swaps'), async () => {
        const userAddress = caipAddressOf(caipNetworkId, address)
        const body = {
          amount,
          [costsOf]: { slippage },
          projectId,
          from,
          to,
          userAddress,
          disableEstimate: isEstimateSkipped,
        }
        const { tx } = await ask({ path: '/v1/convert/build-transaction', body }, swap, signal)
        if (!isSameAddress(caipNetworkId, tx.from.address, address)) throw new PorticoError('rpc.malformed')
        // The value is what the user has entered, whatever the API says.
        const value = from.toLowerCase() === nativeToken(caipNetworkId) ? amount : '0'
        return { to: target(caipNetworkId, tx.to), data: tx.data, value, ...tx[costsOf] }
      }),

    buildApproval: ({ address, caipNetworkId, amount, from, to }, signal) =>
      where<BuiltApproval>(caipNetworkId, signal, refuse('api.swaps'), async () => {
        if (from.toLowerCase() === nativeToken(caipNetworkId)) throw new PorticoError('swap.source')
        const query = { userAddress: caipAddressOf(caipNetworkId, address), from, to }
        const { tx } = await ask({ path: '/v1/convert/build-approve', query }, approval, signal)
        // The approval is called on the token itself; the API names it on either side.
        const isToken = ({ address: said }: z.output<typeof tokenPlace>) =>
          isSameAddress(caipNetworkId, said, from.slice(caipNetworkId.length + 1))
        const token = [tx.to, tx.from].find(isToken)
        if (!token) throw new PorticoError('rpc.malformed')
        const spender = `0x${tx.data.slice(spenderAt, amountAt)}`
        return {
          to: target(caipNetworkId, token),
          data: allowing(tx.data, amount),
          value: '0',
          spender,
          ...tx[costsOf],
        }
      }),
  }
}
