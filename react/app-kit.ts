import type { Namespace } from '../core/caip.ts'
import type { AppKit, Seldom, SeldomAnswer, SeldomArgs, SeldomName } from './handle.ts'
import { lost, makeLifecycle } from './lifecycle.ts'
import type { AppKitOptions } from './options.ts'
import { readAccount, readNetwork, readState } from './read.ts'
import { requireAdapter } from './served.ts'
import { resting, setUp } from './setup.ts'
import { accountIn, atRest, createStore, networksIn, type PublicState } from './store.ts'

/** Makes a handle. @throws the sentences of SPEC 8 where the options make no sense. */
export function makeAppKit(options: AppKitOptions): AppKit {
  const setup = setUp(options)
  const { themeMode, themeVariables = {} } = options
  const store = createStore({ ...atRest, ...resting(setup), themeMode, themeVariables })
  const life = makeLifecycle(setup, store)
  const { load, coming, engine, observe, start, retain } = life

  /** Tells of a part of the public state, as `read` shows it, whenever it reads differently. */
  const subscribe = <T>(read: (state: PublicState) => T, tell: (is: T) => void) => {
    let last = JSON.stringify(read(store.get()))
    return store.subscribe(() => {
      const is = read(store.get())
      const text = JSON.stringify(is)
      if (text === last) return
      last = text
      tell(is)
    })
  }

  let methods: Promise<Seldom> | undefined
  /** A method whose code is fetched when it is first called. */
  const seldom =
    <Name extends SeldomName>(name: Name) =>
    async (...args: SeldomArgs[Name]): Promise<SeldomAnswer[Name]> => {
      const { makeSeldom } = await import('./seldom.ts').catch(lost)
      methods ??= makeSeldom({ setup, store, ...life })
      return (await methods)[name](...args)
    }

  start()
  return {
    store,
    options,
    async open(asked) {
      store.set({ opening: true, failed: false })
      try {
        await (await load()).open(asked)
      } catch (cause) {
        store.set({ failed: true })
        throw cause
      } finally {
        store.set({ opening: false })
      }
    },
    async close() {
      ;(await coming())?.close()
    },
    headless: seldom('headless'),
    disconnect: seldom('disconnect'),
    signIn: seldom('signIn'),
    signOut: seldom('signOut'),
    switchNetwork: seldom('switchNetwork'),
    addAdapter: seldom('addAdapter'),
    removeAdapter: seldom('removeAdapter'),
    addNetwork: seldom('addNetwork'),
    removeNetwork: seldom('removeNetwork'),
    setPreferredAccountType: seldom('setPreferredAccountType'),
    resetAccount: seldom('resetAccount'),
    addAddressLabel: seldom('addAddressLabel'),
    removeAddressLabel: seldom('removeAddressLabel'),
    switchConnection: seldom('switchConnection'),
    deleteConnection: seldom('deleteConnection'),
    fetchBalance: seldom('fetchBalance'),
    inform: seldom('inform'),
    getAccount: (namespace) => readAccount(accountIn(store.get(), namespace), namespace),
    getSIWX: () => setup.siwx,
    getCaipNetworks: (namespace) =>
      setup.networks.filter(({ chainNamespace }) => !namespace || chainNamespace === namespace),
    getProvider<T>(namespace: Namespace) {
      requireAdapter(setup, namespace)
      // The dApp knows which of its wallets' providers it takes it for.
      return engine()?.provider(namespace) as T | undefined
    },
    subscribeAccount: (heard, namespace) =>
      subscribe((state) => readAccount(accountIn(state, namespace), namespace), heard),
    subscribeNetwork: (heard) => subscribe((state) => readNetwork(networksIn(state)), heard),
    subscribeState: (heard) => subscribe(readState, heard),
    subscribeConnections: (heard, namespace) =>
      subscribe((state) => accountIn(state, namespace)?.connections ?? [], heard),
    approach() {
      void load()
        .then(({ prefetch }) => prefetch())
        .catch(() => undefined)
    },
    recording: () => engine()?.recording,
    observe,
    retain,
  }
}
