import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { connect as wagmiConnect, disconnect as wagmiDisconnect, reconnect as wagmiReconnect } from 'wagmi/actions'
import type { ActorRefFrom } from 'xstate'
import { systemIds } from '../../core/system-ids.ts'
import type { walletMachine } from '../../machines/wallet/chart.ts'
import { startEngine } from '../../react/engine/engine.ts'
import { resting, setUp } from '../../react/handle/setup.ts'
import { atRest, createStore } from '../../react/store/store.ts'
import { HostileWallet, hangs, networks, one, openHostileWorld, two } from './hostile-world.ts'

vi.mock('../../react/modal/mount.tsx', () => ({ prepareModal: async () => () => () => undefined }))

const nonsense = [null, undefined, '0x', {}, [], [null], 7, 'garbage', ['0x1234'], { chainId: {} }]
const methods = [
  'eth_accounts',
  'eth_chainId',
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'wallet_switchEthereumChain',
]
const events = ['accountsChanged', 'chainChanged', 'connect', 'disconnect']
const answers = {
  hang: () => hangs,
  decline: () => () => Promise.reject(Object.assign(new Error('No.'), { code: 4001 })),
  fail: () => () => Promise.reject(new Error('Broken.')),
  talk: (said: unknown) => () => said,
}
const acts = [
  'connect',
  'disconnect',
  'wagmiConnect',
  'wagmiDisconnect',
  'abandon',
  'open',
  'close',
  'reload',
  'switch',
] as const
const news = ['accounts', 'chain', 'leave', 'tell', 'misbehave', 'recover', 'recover', 'recover'] as const

const step = fc.record({
  act: fc.constantFrom(...acts, ...acts, ...news),
  on: fc.nat(1),
  answer: fc.constantFrom('hang', 'decline', 'fail', 'talk') as fc.Arbitrary<keyof typeof answers>,
  method: fc.constantFrom(...methods),
  event: fc.constantFrom(...events),
  said: fc.constantFrom(...nonsense),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const uncaught: unknown[] = []
const note = (cause: unknown) => void uncaught.push(cause)
afterEach(() => {
  process.off('unhandledRejection', note)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page with wallets, the kit and wagmi's provider, which can be reloaded. */
async function openSite() {
  const wallets = [new HostileWallet('test.first'), new HostileWallet('test.second')] as const
  for (const wallet of wallets) wallet.accounts = [one, two]
  const world = await openHostileWorld({ wallets })
  const start = ({ wagmi, config }: Pick<typeof world, 'wagmi' | 'config'>) => {
    const setup = setUp({ adapters: [wagmi], networks, debug: false })
    const store = createStore({ ...atRest, ...resting(setup) })
    const engine = startEngine(setup, store)
    void wagmiReconnect(config)
    return { config, store, engine }
  }
  let page = start(world)
  return {
    wallets,
    page: () => page,
    async reload() {
      page.engine.stop()
      // A wallet that hangs in a page that is gone no longer answers there.
      await vi.advanceTimersByTimeAsync(30_000)
      page = start(await world.reload())
    },
  }
}
type Site = Awaited<ReturnType<typeof openSite>>

async function take(site: Site, { act, on, answer, method, event, said }: Step): Promise<void> {
  const { engine, config } = site.page()
  const wallet = site.wallets[on === 0 ? 0 : 1]
  const chart: ActorRefFrom<typeof walletMachine> = engine.kit.system.get(systemIds.wallet('eip155'))
  const connector = config.connectors.find(({ id }) => id === wallet.rdns)
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)
  switch (act) {
    case 'connect':
      return chart.send({ type: 'wallet.connect', connectorId: wallet.rdns })
    case 'disconnect':
      return chart.send({ type: 'wallet.disconnect' })
    case 'abandon':
      return chart.send({ type: 'wallet.abandon' })
    case 'wagmiConnect':
      return connector && quietly(wagmiConnect(config, { connector }))
    case 'wagmiDisconnect':
      return quietly(wagmiDisconnect(config))
    case 'open':
      return quietly(engine.open())
    case 'close':
      return engine.close()
    case 'switch':
      return chart.send({ type: 'wallet.switchNetwork', caipNetworkId: on === 0 ? 'eip155:31337' : 'eip155:31338' })
    case 'reload':
      return site.reload()
    case 'accounts':
      wallet.shared = wallet.shared.toReversed()
      return wallet.emit('accountsChanged', wallet.shared)
    case 'chain':
      wallet.chainId = wallet.chainId === '0x7a69' ? '0x7a6a' : '0x7a69'
      return wallet.emit('chainChanged', wallet.chainId)
    case 'leave':
      wallet.shared = []
      return wallet.emit('accountsChanged', [])
    case 'tell':
      return wallet.emit(event, said)
    case 'misbehave':
      return void wallet.answers.set(method, answers[answer](said))
    case 'recover':
      return wallet.answers.clear()
  }
}

/** Longer than any wait, once lazy code has loaded, and once more for what follows from it. */
async function rest(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await vi.dynamicImportSettled()
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(400_000)
  }
}

/** What each of them says about the connection, and whether the wallet itself would agree. */
function whatIsSaid({ page, wallets }: Site) {
  const { store, config } = page()
  const { current, connections, status } = config.state
  const connection = current === null ? undefined : connections.get(current)
  const wallet = wallets.find(({ rdns }) => rdns === connection?.connector.id)
  const account = store.get().accounts.eip155
  const isSound = !wallet || wallet.answers.size > 0 || wallet.shared.length > 0
  return {
    kit: [account?.address ?? null, account?.address ? account.wallet?.id : null],
    wagmi: [connection?.accounts[0] ?? null, connection?.connector.id ?? null],
    // Requests of the dApp's own code can stay open as long as the wallet takes.
    rests: status === 'connecting' || (status === 'connected') === (connection !== undefined),
    isSound,
  }
}

it('after 2,000 random steps, kit, wagmi and wallets have agreed each time a step settled', {
  timeout: 120_000,
}, async () => {
  process.on('unhandledRejection', note)
  const [steps = []] = fc.sample(fc.array(step, { minLength: 2_000, maxLength: 2_000, size: 'max' }), 1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const site = await openSite()
  const taken: Step[] = []
  let connected = 0
  for (const next of steps) {
    taken.push(next)
    await take(site, next)
    await rest()
    const said = whatIsSaid(site)
    const last = `after step ${taken.length}: ${JSON.stringify(taken.slice(-6))}`
    expect([said.wagmi, said.rests, said.isSound, uncaught], last).toEqual([said.kit, true, true, []])
    if (said.kit[0]) connected += 1
  }
  expect(taken).toHaveLength(2_000)
  // Not because there was nothing to compare.
  expect(connected).toBeGreaterThan(400)
})
