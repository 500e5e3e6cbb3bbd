import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createConnector, injected } from 'wagmi'
import { errorMessageOf } from '../../core/errors.ts'
import { type SolanaSandbox, startSandbox } from '../../sandbox/index.ts'
import { openEvmWorld } from './evm-world.ts'
import { openSolanaWorld } from './solana-world.ts'
import { codeOf, connected, type World } from './suite/world.ts'
import { patient } from './watching.ts'
import '../support/sentences.ts'

let sandbox: SolanaSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ solana: true })
})
afterAll(() => sandbox.stop())

/** A connector of the dApp's own that cannot be asked to switch. */
const fixed = createConnector((config) => {
  const fixed = injected({ target: { id: 'fixed', name: 'Fixed', provider: (page) => page?.ethereum } })
  const { switchChain: _, ...rest } = fixed(config)
  return { ...rest, type: 'fixed' }
})

const evm = () => openEvmWorld(sandbox)
const evmWithFixed = () => openEvmWorld(sandbox, { wallet: { legacy: true }, adapter: { connectors: [fixed] } })
const solana = () => openSolanaWorld(sandbox)

/** Wallet errors: the message, and how a connected page triggers it. */
const sentences: readonly (readonly [
  sentence: string,
  name: string,
  open: () => Promise<World>,
  act: (world: World) => Promise<unknown>,
])[] = [
  ...[['EVM', evm] as const, ['Solana', solana] as const].flatMap(
    ([name, open]) =>
      [
        [
          'Chain not configured',
          name,
          open,
          ({ adapter, unknownNetwork }: World) => adapter.switchNetwork({ caipNetworkId: unknownNetwork }, patient()),
        ],
        [
          'Connector already connected',
          name,
          open,
          ({ adapter, connectorId }: World) => adapter.connect({ connectorId }, patient()),
        ],
        [
          'Connector not connected',
          name,
          open,
          ({ adapter }: World) => adapter.disconnect({ connectorId: 'unknown' }, patient()),
        ],
      ] as const,
  ),
  [
    'The current chain of the connector does not match the requested chain',
    'EVM',
    evm,
    ({ adapter, connectorId, addresses: [address, to], networks: [, caipNetworkId] }) =>
      adapter.sendTransaction({ connectorId, address, caipNetworkId, transaction: { to } }, patient()),
  ],
  ['Provider not found', 'EVM', evm, ({ adapter }) => adapter.connect({ connectorId: 'injected' }, patient())],
  [
    'The connector does not support programmatic chain switching',
    'EVM',
    evmWithFixed,
    async ({ adapter, networks: [, caipNetworkId] }) => {
      await adapter.connect({ connectorId: 'fixed' }, patient())
      await adapter.switchNetwork({ connectorId: 'fixed', caipNetworkId }, patient())
    },
  ],
]

describe('the messages of wallet errors [error-wallet-codes]', () => {
  it.each(sentences)('%s (%s)', async (sentence, _name, open, act) => {
    const { world } = await connected(open)
    await using _ = world
    const code = await codeOf(act(world))
    expect(code && errorMessageOf({ code })).toBe(sentence)
  })
})
