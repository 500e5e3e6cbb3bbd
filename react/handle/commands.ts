import type { ChainAdapter } from '../../adapters/adapter.ts'
import type { AccountState } from '../../core/account.ts'
import type { Namespace } from '../../core/caip.ts'
import { PorticoError } from '../../core/errors.ts'
import { loadErrorMessages } from '../../core/load-error-messages.ts'
import { type CaipNetwork, toCaipNetwork } from '../../core/network.ts'
import { plainAddress } from '../../core/plain-address.ts'
import { toNetwork } from '../../core/to-network.ts'
import type { KitEvent } from '../../machines/kit/index.ts'
import type { Engine } from '../engine/engine.ts'
import type { Store } from '../store/store.ts'
import { deleteConnection, switchConnection } from './connection-commands.ts'
import { fetchBalance } from './fetch-balance.ts'
import type { Headless } from './headless-types.ts'
import { isPlaced } from './is-placed.ts'
import { disconnect, signIn, signOut, switchNetwork } from './kit-commands.ts'
import type { Lifecycle } from './lifecycle.ts'
import { dismissToast, notify, showToast } from './notices.ts'
import { adapterIn, requireAdapter, requireNamespace } from './require-adapter.ts'
import { introduce, type Setup, withPicture } from './setup.ts'
import type { LazyMethods } from './types.ts'

export type CommandName = keyof LazyMethods
export type CommandParameters = { [Name in CommandName]: Parameters<LazyMethods[Name]> }
export type CommandResult = { [Name in CommandName]: Awaited<ReturnType<LazyMethods[Name]>> }
export type Commands = {
  [Name in CommandName]: (...parameters: CommandParameters[Name]) => Promise<CommandResult[Name]>
}

/** The dependencies of the commands. */
export interface CommandDeps extends Lifecycle {
  setup: Setup
  store: Store
}

/** @throws `adapter.notFound` if the object has none of an adapter's methods. */
function requireMethods(adapter: ChainAdapter): void {
  for (const method of [adapter.onConnection, adapter.setAwake, adapter.load])
    if (typeof method !== 'function') throw new PorticoError('adapter.notFound')
}

function requireChain(setup: Setup, namespace: Namespace): void {
  if (!namespace) throw new PorticoError('network.chain')
  requireAdapter(setup, namespace)
}

/** Creates the handle methods that not every page needs: their code is loaded on first call. */
export async function createCommands({ setup, store, engine, renew, ...life }: CommandDeps): Promise<Commands> {
  await loadErrorMessages()

  /** @throws `engine.failed`, or `request.aborted` if the kit stops first. */
  const load = async (): Promise<Engine> => {
    const signal = life.start()
    try {
      return await life.load()
    } catch (cause) {
      throw signal.aborted ? new PorticoError('request.aborted', undefined, { cause }) : cause
    }
  }

  const patchAccount = (namespace: Namespace | undefined, patch: (account: AccountState) => Partial<AccountState>) => {
    if (!namespace) throw new PorticoError('account.prop')
    requireAdapter(setup, namespace)
    const { accounts } = store.get()
    const account = accounts[namespace]
    if (account) store.set({ accounts: { ...accounts, [namespace]: { ...account, ...patch(account) } } })
  }

  const label = (said: string, namespace: Namespace | undefined, text?: string) => {
    setup.labels ??= (of) => store.get().accounts[of]?.addressLabels ?? {}
    const { address, namespace: own = namespace ?? store.get().active } = plainAddress(said)
    patchAccount(own, ({ addressLabels: { [address]: _, ...others } }) => ({
      addressLabels: text === undefined ? others : { ...others, [address]: text },
    }))
  }

  /** Sends an event now, or as soon as the kit runs. */
  const send = (event: KitEvent) => {
    const here = engine()
    if (here) here.kit.send(event)
    else setup.early.push(event)
  }

  /** The setup has changed: notifies a running kit; one that starts later reads the new setup. */
  const changed = (news: KitEvent) => {
    renew()
    engine()?.kit.send(news)
  }

  const setNetworks = (definitions: readonly CaipNetwork[]) => {
    const networks = definitions.map(toNetwork)
    setup.definitions = definitions
    setup.networks = networks
    engine()?.adapters.setNetworks()
    setup.siwx?.setNetworks?.(networks)
    changed({ type: 'networks.changed', networks })
  }

  let headless: { engine: Engine; here: Promise<Headless> } | undefined
  return {
    async headless() {
      const [running, { startHeadless }] = await Promise.all([load(), import('./headless.ts')])
      if (headless?.engine !== running) {
        const here = startHeadless(running)
        headless = { engine: running, here }
        // If loading fails, the next call tries again.
        here.catch(() => {
          headless = undefined
        })
      }
      return headless.here
    },
    disconnect: async (parameters = {}) =>
      disconnect(await load(), setup, typeof parameters === 'string' ? { namespace: parameters } : parameters),
    signIn: async () => signIn(await load(), setup),
    signOut: async () => signOut(await load(), setup),
    switchNetwork: async (network) => switchNetwork(await load(), setup, network),
    async addAdapter(adapter) {
      requireNamespace(adapter)
      requireMethods(adapter)
      if (adapterIn(setup, adapter.namespace)) throw new PorticoError('adapter.taken')
      introduce(setup, adapter)
      setup.adapters = [...setup.adapters, adapter]
      changed({ type: 'adapter.added', namespace: adapter.namespace })
    },
    async removeAdapter(namespace) {
      const gone = requireAdapter(setup, namespace)
      // The account goes before its adapter: subscribers read the provider of each account.
      engine()?.kit.send({ type: 'adapter.removed', namespace })
      setup.adapters = setup.adapters.filter((each) => each !== gone)
      renew()
      gone.setAwake(false)
    },
    async addNetwork(namespace, definition) {
      requireChain(setup, namespace)
      const added = withPicture(setup.options, toCaipNetwork({ ...definition, chainNamespace: namespace }))
      if (!isPlaced(added)) throw new PorticoError('network.namespace')
      const isAdded = ({ caipNetworkId }: CaipNetwork) => caipNetworkId === added.caipNetworkId
      const { definitions } = setup
      setNetworks(
        definitions.some(isAdded) ? definitions.map((each) => (isAdded(each) ? added : each)) : [...definitions, added],
      )
    },
    async removeNetwork(namespace, networkId) {
      requireChain(setup, namespace)
      setNetworks(setup.definitions.filter((each) => each.chainNamespace !== namespace || each.id !== networkId))
    },
    async setPreferredAccountType(accountType, namespace) {
      patchAccount(namespace, () => ({ preferredAccountType: accountType }))
      send({ type: 'account.setType', namespace, accountType })
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
    showErrorMessage: async (error, options) => notify(await load(), 'error', error, options),
    showSuccessMessage: async (message, options) => notify(await load(), 'success', message, options),
    showToast: async (toast) => showToast(await load(), toast),
    dismissToast: async (id) => dismissToast(await load(), id),
    async setEIP6963Enabled(enableEIP6963) {
      setup.listing = { ...setup.options, ...setup.listing, enableEIP6963 }
      for (const listener of setup.listingListeners ?? []) listener()
    },
    inform: async (failure) => send({ type: 'alert.raise', severity: 'info', failure }),
  }
}
