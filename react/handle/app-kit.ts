import type { Namespace } from '../../core/caip.ts'
import { inDevelopment } from '../../core/in-development.ts'
import { methodsOf } from '../../core/methods-of.ts'
import { type ModalStatusEvent, nextModalStatus } from '../store/modal-status.ts'
import { readAccount, readNetwork, readState } from '../store/selectors.ts'
import { accountIn, atRest, createStore, networksIn, type PublicState } from '../store/store.ts'
import { subscribeTo } from '../store/subscribe-to.ts'
import { adoptAdapters } from './adopt-adapters.ts'
import type { CommandName, CommandParameters, CommandResult, Commands } from './commands.ts'
import { fetchFirstView } from './first-view.ts'
import { lost, makeLifecycle } from './lifecycle.ts'
import { loadingIn } from './lifecycle-state.ts'
import type { AppKitOptions } from './options.ts'
import type { OpenParameters } from './parameters.ts'
import { requireAdapter } from './require-adapter.ts'
import { resting, setUp } from './setup.ts'
import { tamePrototype } from './tame-prototype.ts'
import type { AppKitHandle } from './types.ts'

/** The methods whose code is loaded on first call. */
const commandNames = [
  'headless',
  'disconnect',
  'signIn',
  'signOut',
  'switchNetwork',
  'addAdapter',
  'removeAdapter',
  'addNetwork',
  'removeNetwork',
  'setPreferredAccountType',
  'resetAccount',
  'addAddressLabel',
  'removeAddressLabel',
  'switchConnection',
  'deleteConnection',
  'fetchBalance',
  'inform',
  'setEIP6963Enabled',
  'showErrorMessage',
  'showSuccessMessage',
  'showToast',
  'dismissToast',
] as const satisfies readonly CommandName[]

/** Warns a developer about what `open` ignores. If this code fails to load, only the warning is missing. */
const checkArguments = (asked: OpenParameters) =>
  void import('./unheeded-arguments.ts').then(
    ({ warnOfArguments }) => warnOfArguments(asked),
    () => undefined,
  )

/** Creates a handle. @throws if the options are invalid [error-options]. */
export function createHandle(options: AppKitOptions): AppKitHandle {
  tamePrototype()
  const setup = setUp(options)
  const { themeMode, themeVariables = {} } = options
  const store = createStore({ ...atRest, ...resting(setup), themeMode, themeVariables })
  const life = makeLifecycle(setup, store)
  const { load, current, engine, observe, start, retain } = life

  /** Calls a listener with the part of the public state that `read` selects, whenever it changes. */
  const subscribe = <T>(read: (state: PublicState) => T, listener: (value: T) => void) =>
    subscribeTo(store, () => read(store.get()), listener)

  /** Errors are ignored here: the engine reports what fails to load, and retries. */
  const ahead = () => void fetchFirstView().catch(() => undefined)

  const setStatus = (event: ModalStatusEvent) => store.set({ status: nextModalStatus(store.get().status, event) })

  let commands: Promise<Commands> | undefined
  /** A method whose code is loaded on first call. */
  const command =
    <Name extends CommandName>(name: Name) =>
    async (...args: CommandParameters[Name]): Promise<CommandResult[Name]> => {
      const { createCommands } = await import('./commands.ts').catch(lost)
      commands ??= createCommands({ setup, store, ...life })
      return (await commands)[name](...args)
    }

  const adopt = adoptAdapters(setup, life)

  start()
  return {
    store,
    options,
    adopt(adapters) {
      const { painted, holders } = current()
      // Before the paint, a provider may be about to mount.
      if (painted && !holders) adopt(adapters)
    },
    async open(asked) {
      setStatus('requested')
      ahead()
      inDevelopment(() => asked && checkArguments(asked))
      const signal = start()
      /** Sets the status. Returns true instead if the kit has stopped: a later one may be opening its own modal. */
      const settle = (event: ModalStatusEvent) => signal.aborted || setStatus(event)
      try {
        const { kit, open } = await load()
        // JavaScript may pass null.
        await open(asked ?? undefined)
        settle('drawn')
        // The modal may have been closed while it was being drawn.
        if (!kit.getSnapshot().hasTag('open')) settle('kit.closed')
      } catch (cause) {
        if (!settle('failed')) throw cause
      }
    },
    async close() {
      await loadingIn(current())
        ?.then((loaded) => loaded.close())
        .catch(() => undefined)
    },
    ...methodsOf<CommandParameters, CommandResult, (typeof commandNames)[number]>(commandNames, command),
    getAccount: (namespace) => readAccount(accountIn(store.get(), namespace)),
    getSIWX: () => setup.siwx,
    getCaipNetworks: (namespace) =>
      setup.definitions.filter(({ chainNamespace }) => !namespace || chainNamespace === namespace),
    getProvider<T>(namespace: Namespace) {
      requireAdapter(setup, namespace)
      // The cast is the caller's claim: only the dApp knows the type of its wallet's provider.
      return engine()?.provider(namespace) as T | undefined
    },
    setThemeMode: (themeMode) => store.set({ themeMode }),
    setThemeVariables: (themeVariables) =>
      store.set({ themeVariables: { ...store.get().themeVariables, ...themeVariables } }),
    subscribeAccount: (listener, namespace) => subscribe((state) => readAccount(accountIn(state, namespace)), listener),
    subscribeNetwork: (listener) => subscribe((state) => readNetwork(networksIn(state)), listener),
    subscribeState: (listener) => subscribe(readState, listener),
    subscribeConnections: (listener, namespace) =>
      subscribe((state) => accountIn(state, namespace)?.connections ?? [], listener),
    approach() {
      // A stopped kit starts by a command only: when it stops, its button may get the focus or be under the pointer.
      if (options.preload === 'none' || current().phase === 'stopped') return
      ahead()
      void load()
        .then(({ prefetch }) => prefetch())
        .catch(() => undefined)
    },
    recording: () => engine()?.recording,
    observe,
    retain(adapters = options.adapters ?? []) {
      adopt(adapters)
      return retain()
    },
  }
}
