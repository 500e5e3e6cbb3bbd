import type { Sandbox, SandboxWallet } from '../../../sandbox/index.ts'
import { poolOf } from '../../../sandbox/index.ts'
import { eventually } from './eventually.ts'
import { ask, at, opensFeature } from './sends.ts'
import { expect } from './test.ts'
import type { Visitor } from './visitor.ts'

export const ether = 10n ** 18n
export const dollar = 10n ** 6n
/** The pool's reserves before any swap. */
export const reserves = { ether: 1_000n * ether, tokens: 3_000_000n * dollar }

/**
 * An account's balance of Sandbox Dollars or of another token, its allowance for the pool, and an approval sent to the
 * node directly.
 */
export function dollarsOf({ one, world }: Sandbox, token = world.token.address) {
  const word = (address: string) => address.slice(2).toLowerCase().padStart(64, '0')
  const read = async (data: string) => BigInt(await ask(one.directUrl, 'eth_call', [{ to: token, data }, 'latest']))
  return {
    held: (owner: string) => read(`0x70a08231${word(owner)}`),
    allowed: (owner: string) => read(`0xdd62ed3e${word(owner)}${word(poolOf(token))}`),
    allow: async (owner: string, amount: bigint) => {
      const data = `0x095ea7b3${word(poolOf(token))}${amount.toString(16).padStart(64, '0')}`
      expect(await ask(one.directUrl, 'eth_sendTransaction', [{ from: owner, to: token, data }])).toMatch(/^0x/)
    },
    pool: poolOf(token),
    token,
  }
}

/** The network fee of the last transaction, in wei. */
export async function lastFee({ one }: Sandbox): Promise<number> {
  const block = await ask(one.directUrl, 'eth_getBlockByNumber', ['latest', false])
  const receipt = await ask(one.directUrl, 'eth_getTransactionReceipt', [block.transactions.at(-1)])
  return Number(receipt.gasUsed) * Number(receipt.effectiveGasPrice)
}

/** From the page to the swap form. */
export async function opensSwap(visitor: Visitor, embedded = false): Promise<void> {
  await opensFeature(visitor, 'swaps', embedded)
  await visitor.modal.isAt('title.Swap')
}

/** Chooses the token to buy. */
export async function buys(visitor: Visitor, token: string): Promise<void> {
  await at(visitor, 'swap-input-token-toToken').click()
  await visitor.modal.isAt('title.SwapSelectToken')
  await at(visitor, `swap-select-token-item-${token}`).click()
}

/** Confirms in the review. A press that meets the renewal of the plan, every 10 s, does nothing: it is repeated. */
export const confirms = (visitor: Visitor, wallet: SandboxWallet): Promise<void> =>
  eventually(async () => {
    const confirm = at(visitor, 'swap-confirm')
    if (wallet.pending().length === 0 && (await confirm.isVisible())) await confirm.click({ timeout: 2_000 })
    return wallet.pending().length
  }).toBe(1)

/** Continues to the review, once there is a quote. */
export async function reviews(visitor: Visitor, state: string): Promise<void> {
  await eventually(() => at(visitor, 'swap-action-button').textContent()).toBe('Review swap')
  await at(visitor, 'swap-action-button').click()
  await visitor.modal.isAt('title.SwapPreview')
  await at(visitor, state).waitFor()
}
