import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../core/caip.ts'
import type { OnrampOptions, OnrampQuote, PaymentCurrency, PurchaseCurrency } from '../../core/onramp.ts'
import { defined, lenient, listOf, made, text, word } from '../../core/schema.ts'
import type { AskApi } from './call.ts'
import { decimal, name, page, sum } from './fields.ts'
import type { WhereSupported } from './supported.ts'

/** What an on-ramp sells, and to which account. */
export interface OnrampUrlOrder {
  destinationWallets: readonly { address: string; blockchains: readonly string[]; assets: readonly string[] }[]
  defaultNetwork: string
  partnerUserId: string
  presetCryptoAmount?: number
  presetFiatAmount?: number
}

export interface OnrampCalls {
  /** The page for the purchase; undefined if the API does not serve the network. */
  onrampUrl(
    asked: { caipNetworkId: CaipNetworkId; order: OnrampUrlOrder },
    signal: AbortSignal,
  ): Promise<string | undefined>
  onrampOptions(asked: { caipNetworkId: CaipNetworkId }, signal: AbortSignal): Promise<OnrampOptions>
  /** Undefined if the API does not serve the network. */
  onrampQuote(
    asked: { caipNetworkId: CaipNetworkId; purchase: PurchaseCurrency; payment: PaymentCurrency; amount: string },
    signal: AbortSignal,
  ): Promise<OnrampQuote | undefined>
}

const most = 1_000
/**
 * A service for many networks lists more currencies than any other list here, of which only some are for the current
 * network.
 */
const mostCoins = 10_000

const network = z.object({
  name: word,
  display_name: lenient(name),
  chain_id: lenient(
    made(
      z.custom<string | number>((id) => /^[\w-]{1,64}$/.test(String(id))),
      String,
    ),
  ),
  contract_address: lenient(text(256)),
})
const purchase = z.object({ id: word, name, symbol: name, networks: listOf(network, most) })
/** Limits with a minimum above the maximum are dropped: no amount would fit. */
const limits = z
  .object({ id: word, min: decimal, max: decimal })
  .check(z.refine(({ min, max }) => Number(min) <= Number(max)))
const payment = z.object({ id: word, payment_method_limits: listOf(limits, most) })
const options = z.object({ purchaseCurrencies: listOf(purchase, mostCoins), paymentCurrencies: listOf(payment, most) })

/** Removes duplicates; the first one counts. */
const firstOfEach = <Each extends { id: string }>(all: readonly Each[]): Each[] =>
  [...Map.groupBy(all, ({ id }) => id).values()].flatMap(([first]) => first ?? [])

const money = z.object({ amount: sum, currency: word })
const quote = z.object({
  quoteId: word,
  coinbaseFee: lenient(money),
  networkFee: money,
  paymentSubtotal: money,
  paymentTotal: money,
  purchaseAmount: money,
})

const link = z.object({ url: page })

export const onrampCalls = (ask: AskApi, where: WhereSupported): OnrampCalls => ({
  onrampUrl: ({ caipNetworkId, order }, signal) =>
    where<string | undefined>(
      caipNetworkId,
      signal,
      () => undefined,
      async () => {
        const body = { ...order, defaultExperience: 'buy' }
        return (await ask({ path: '/v1/generators/onrampurl', body }, link, signal)).url
      },
    ),

  onrampOptions: ({ caipNetworkId }, signal) =>
    where<OnrampOptions>(
      caipNetworkId,
      signal,
      () => ({ purchaseCurrencies: [], paymentCurrencies: [] }),
      async () => {
        const { purchaseCurrencies, paymentCurrencies } = await ask({ path: '/v1/onramp/options' }, options, signal)
        const withNetworks = (each: z.output<typeof purchase>) => ({ ...each, networks: each.networks.map(defined) })
        return {
          purchaseCurrencies: firstOfEach(purchaseCurrencies).map(withNetworks),
          paymentCurrencies: firstOfEach(paymentCurrencies),
        }
      },
    ),

  onrampQuote: ({ caipNetworkId, purchase: purchaseCurrency, payment: paymentCurrency, amount }, signal) =>
    where<OnrampQuote | undefined>(
      caipNetworkId,
      signal,
      () => undefined,
      async () => {
        const body = { purchaseCurrency, paymentCurrency, amount, network: purchaseCurrency.symbol }
        return defined(await ask({ path: '/v1/onramp/quote', body }, quote, signal))
      },
    ),
})
