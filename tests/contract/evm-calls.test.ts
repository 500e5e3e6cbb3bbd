import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createConfig, http } from 'wagmi'
import { connect } from 'wagmi/actions'
import { mainnet } from 'wagmi/chains'
import { type Sandbox, type SandboxWallet, startSandbox } from '../../sandbox/index.ts'
import { openEvmWorld } from './evm-world.ts'
import { memoryStorage, openPage } from './page.ts'
import { patient, watching } from './watching.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

interface Provider {
  on(event: string, listener: unknown): unknown
  request(asked: { method: string }): Promise<unknown>
}

const isDetail = (value: unknown): value is { provider: Provider } => value instanceof Object && 'provider' in value

/** Records the requests to a page's wallets. */
function noting(asked: string[]) {
  const noted = new Set<Provider>()
  return ({ window }: ReturnType<typeof openPage>) =>
    window.addEventListener('eip6963:announceProvider', (event) => {
      const detail: unknown = 'detail' in event && event.detail
      if (!isDetail(detail) || noted.has(detail.provider)) return
      const { provider } = detail
      const request = provider.request.bind(provider)
      noted.add(provider)
      // Its own events make wagmi ask more, at an unknown time.
      provider.on = () => provider
      provider.request = (call) => {
        asked.push(call.method)
        return request(call)
      }
    })
}

type Prepare = (wallet: SandboxWallet) => void

/** What wagmi alone asks a wallet. */
async function askedByWagmi(prepare: Prepare): Promise<string[]> {
  const asked: string[] = []
  const page = openPage({ origin: 'http://dapp.test', storage: memoryStorage() })
  noting(asked)(page)
  const wallet = sandbox.createWallet({ rdns: 'test.calls.bare' })
  wallet.behave({ with: 'approve' })
  prepare(wallet)
  page.add(wallet)
  const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http() } })
  const connector = config.connectors.find(({ id }) => id === 'test.calls.bare')
  if (!connector) throw new Error('wagmi knows the wallet that was announced.')
  await connect(config, { connector })
  page.close()
  return asked
}

async function askedByUs(prepare: Prepare): Promise<string[]> {
  const asked: string[] = []
  const world = await openEvmWorld(sandbox, { prepare: noting(asked) })
  world.wallet.behave('approve')
  prepare(world.own)
  const watch = watching(world.adapter)
  await world.adapter.connect({ connectorId: world.connectorId }, patient())
  await watch.until(({ current }) => current !== null)
  return asked
}

/** A wallet without permissions, like those on some phones. */
const withoutPermissions = (own: SandboxWallet) =>
  own.behave({ method: 'wallet_requestPermissions', with: { error: { code: -32601, message: 'Method not found' } } })

describe('the requests that connect an EVM wallet [wallet-calls]', () => {
  it.each([
    ['that knows permissions', () => undefined, []],
    ['that does not, and so has not said what it shares', withoutPermissions, ['eth_accounts']],
  ] as const)('are, for one %s, the same as plain wagmi’s', async (_, prepare, more) => {
    const byWagmi = await askedByWagmi(prepare)
    expect(byWagmi).toHaveLength(3)
    expect(await askedByUs(prepare)).toEqual([...byWagmi, ...more])
  })
})
