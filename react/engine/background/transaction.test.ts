import { expect, it, vi } from 'vitest'
import { createActor, type EventObject, sendTo, setup, toPromise } from 'xstate'
import { lazyConstants } from '../../../core/lazy-constants.ts'
import { toNetwork } from '../../../core/to-network.ts'
import type { Transfer } from '../../../core/transfer.ts'
import type { Receipt } from '../../../machines/ports.ts'
import { foxConnection, network, stubAdapter } from '../../../tests/support/stub-adapter.ts'
import { accountServices } from '../account-services.ts'
import transaction from './transaction.ts'

const { caipNetworkId, connectorId } = foxConnection
const address = foxConnection.accounts[0]?.address ?? ''
const transfer: Transfer = {
  ...{ id: '1', namespace: 'eip155', connectorId, address, caipNetworkId },
  ...{ to: address, token: '0xdac17f958d2ee523a2206206994597c13d831ec7', amount: '1', decimals: 6, symbol: 'USDT' },
}

it.each<[Receipt, number]>([
  [{ status: 'pending', known: true }, 0],
  [{ status: 'confirmed' }, 1],
  [{ status: 'failed' }, 1],
  [{ status: 'spedUp', hash: '0x2' }, 1],
  [{ status: 'replaced' }, 1],
])('a receipt of %o renews the balances and the history %i times [assets-renewed]', async (receipt, times) => {
  const { adapter, working } = stubAdapter()
  const networks = [toNetwork(network)]
  const setup = { adapters: [adapter], networks, options: { networks: [network] as const } }
  const deps = { setup, loadAdapter: async () => ({ ...working, receipt: async () => receipt }) }
  const renewing = vi.spyOn(accountServices(deps), 'renewTokens')
  const renewingHistory = vi.spyOn(accountServices(deps), 'renewHistory')
  const { readReceipt } = transaction(deps).implementations.actors
  if (!readReceipt || !('transition' in readReceipt)) throw new Error('The port is filled.')
  const reading = createActor(readReceipt, { input: { transfer, hash: '0x1', nonce: null } }).start()
  expect(await toPromise(reading)).toEqual(receipt)
  expect(renewing.mock.calls).toEqual(Array.from({ length: times }, () => [transfer, transfer.token]))
  expect(renewingHistory).toHaveBeenCalledTimes(times)
})

it('follows a limited number of pending transfers at once, and reports the oldest when another is added [send-pending]', () => {
  const { adapter, working } = stubAdapter()
  const networks = [toNetwork(network)]
  const setting = { adapters: [adapter], networks, options: { networks: [network] as const } }
  const { keepPending } = transaction({ setup: setting, loadAdapter: async () => working }).implementations.actors
  if (!keepPending || !('transition' in keepPending)) throw new Error('The port is filled.')
  const displaced: string[] = []
  const followed = setup({
    types: {} as { context: { hash: string }; input: string; events: EventObject },
    actors: { keepPending },
    actions: { note: ({ context }) => displaced.push(context.hash) },
  }).createMachine({
    context: ({ input }) => ({ hash: input }),
    invoke: { id: 'keepPending', src: 'keepPending' },
    on: {
      keep: {
        actions: sendTo('keepPending', ({ context: { hash } }) => ({
          type: 'pending.keep',
          transfer: { ...transfer, hash },
        })),
      },
      'pending.displaced': { actions: 'note' },
    },
  })
  for (let index = 0; index < lazyConstants.mostPending + 2; index += 1)
    createActor(followed, { input: `0x${index}` })
      .start()
      .send({ type: 'keep' })
  expect(displaced).toEqual(['0x0', '0x1'])
})
