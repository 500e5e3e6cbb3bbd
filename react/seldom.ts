import type { AccountState } from '../core/account.ts'
import type { Namespace } from '../core/caip.ts'
import { fetchSentences, PorticoError } from '../core/errors.ts'
import { isPlaced, type Network, toNetwork } from '../core/network.ts'
import { plainAddress } from '../core/plain-address.ts'
import type { KitEvent } from '../machines/kit.ts'
import { disconnect, signIn, signOut, switchNetwork } from './asking.ts'
import { fetchBalance } from './balance.ts'
import { deleteConnection, switchConnection } from './connections.ts'
import type { Engine } from './engine.ts'
import type { Seldom } from './handle.ts'
import type { Headless } from './headless-terms.ts'
import type { Lifecycle } from './lifecycle.ts'
import { adapterIn, requireAdapter, requireMethods, requireNamespace } from './served.ts'
import type { Setup } from './setup.ts'
import type { Store } from './store.ts'

/** What the methods of a handle work with. */
export interface Inside extends Lifecycle {
  setup: Setup
  store: Store
}

function requireChain(setup: Setup, namespace: Namespace): void {
  if (!namespace) throw new PorticoError('network.chain')
  requireAdapter(setup, namespace)
}

/** What a handle can do, but for what every page needs: fetched when it is first asked for. */
export async function makeSeldom({ setup, store, load, engine, renew }: Inside): Promise<Seldom> {
  await fetchSentences()

  const patchAccount = (namespace: Namespace | undefined, patch: (account: AccountState) => Partial<AccountState>) => {
    if (!namespace) throw new PorticoError('account.prop')
    requireAdapter(setup, namespace)
    const { accounts } = store.get()
    const account = accounts[namespace]
    if (account) store.set({ accounts: { ...accounts, [namespace]: { ...account, ...patch(account) } } })
  }

  const label = (said: string, namespace: Namespace | undefined, text?: string) => {
    const { address, namespace: own = namespace ?? store.get().active } = plainAddress(said)
    patchAccount(own, ({ addressLabels: { [address]: _, ...others } }) => ({
      addressLabels: text === undefined ? others : { ...others, [address]: text },
    }))
  }

  /** Now, or as soon as the kit runs. */
  const tell = (event: KitEvent) => {
    const here = engine()
    if (here) here.kit.send(event)
    else setup.early.push(event)
  }

  /** What is set up has changed: a kit that runs hears of it, a later one starts with it. */
  const changed = (news: KitEvent) => {
    renew()
    engine()?.kit.send(news)
  }

  const setNetworks = (networks: readonly Network[]) => {
    setup.networks = networks
    engine()?.halves.tellNetworks()
    setup.siwx?.setNetworks?.(networks)
    changed({ type: 'networks.changed', networks })
  }

  let headless: { engine: Engine; here: Headless } | undefined
  return {
    async headless() {
      const [running, { makeHeadless }] = await Promise.all([load(), import('./headless.ts')])
      if (headless?.engine !== running) headless = { engine: running, here: makeHeadless(running) }
      return headless.here
    },
    disconnect: async (ending = {}) =>
      disconnect(await load(), setup, typeof ending === 'string' ? { namespace: ending } : ending),
    signIn: async () => signIn(await load(), setup),
    signOut: async () => signOut(await load(), setup),
    switchNetwork: async (network) => switchNetwork(await load(), setup, network),
    async addAdapter(adapter) {
      requireNamespace(adapter)
      requireMethods(adapter)
      if (adapterIn(setup, adapter.namespace)) throw new PorticoError('adapter.taken')
      if (setup.link) adapter.attach?.(setup.link)
      setup.adapters = [...setup.adapters, adapter]
      changed({ type: 'adapter.added', namespace: adapter.namespace })
    },
    async removeAdapter(namespace) {
      const gone = requireAdapter(setup, namespace)
      setup.adapters = setup.adapters.filter((each) => each !== gone)
      changed({ type: 'adapter.removed', namespace })
      gone.setAwake(false)
    },
    async addNetwork(namespace, definition) {
      requireChain(setup, namespace)
      const added = toNetwork({ ...definition, chainNamespace: namespace })
      if (!isPlaced(added)) throw new PorticoError('network.namespace')
      const isAdded = ({ caipNetworkId }: Network) => caipNetworkId === added.caipNetworkId
      const { networks } = setup
      setNetworks(
        networks.some(isAdded) ? networks.map((each) => (isAdded(each) ? added : each)) : [...networks, added],
      )
    },
    async removeNetwork(namespace, networkId) {
      requireChain(setup, namespace)
      setNetworks(setup.networks.filter((each) => each.chainNamespace !== namespace || each.id !== networkId))
    },
    async setPreferredAccountType(accountType, namespace) {
      patchAccount(namespace, () => ({ preferredAccountType: accountType }))
      tell({ type: 'account.setType', namespace, accountType })
    },
    async resetAccount(namespace) {
      if (!namespace) throw new PorticoError('account.chain')
      await disconnect(await load(), setup, { namespace })
    },
    addAddressLabel: async (address, text, namespace) => label(address, namespace, text),
    removeAddressLabel: async (address, namespace) => label(address, namespace),
    switchConnection: async (choice) => switchConnection(await load(), choice),
    deleteConnection: async (end) => deleteConnection(await load(), setup, end),
    fetchBalance: (namespace) => fetchBalance(store, namespace, load),
    inform: async (failure) => tell({ type: 'alert.raise', severity: 'info', failure }),
  }
}
