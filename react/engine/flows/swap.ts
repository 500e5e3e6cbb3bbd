import { fromPromise } from 'xstate'
import type { SwapOffer, SwapOrder, SwapPlan, SwapStart } from '../../../core/swap.ts'
import type { Sender } from '../../../core/transfer.ts'
import { swapMachine } from '../../../machines/swap/chart.ts'
import { swapService } from '../../../services/swaps.ts'
import { accountServices } from '../account-services.ts'
import { askedPort } from '../asked-port.ts'
import { defineFlow } from '../define-flow.ts'
import { tokenRenewalPort } from '../token-renewal-port.ts'

type Asked = SwapOrder & { sender: Sender }

/**
 * Swapping: the blockchain API quotes and builds transactions, and the adapter of the account's namespace simulates
 * them on its node.
 */
export default defineFlow('swap', (deps) => {
  const services = accountServices(deps)
  const { api, loadTokens } = services
  const { startSwap, quoteSwap, planSwap } = swapService({
    ...{ api, loadTokens, loadAdapter: deps.loadAdapter },
    networks: () => deps.setup.networks,
  })
  return swapMachine.provide({
    actors: {
      startSwap: fromPromise<SwapStart, { sender: Sender; wish: string | null }>(({ input, signal }) =>
        startSwap(input, signal),
      ),
      quoteSwap: fromPromise<SwapOffer, Asked>(({ input, signal }) => quoteSwap(input, signal)),
      planSwap: fromPromise<SwapPlan, Asked & { slippage: number }>(({ input, signal }) => planSwap(input, signal)),
      watchAsked: askedPort,
      watchTokens: tokenRenewalPort(services),
    },
  })
})
