import { type Actor, type ActorRefFrom, createActor, type Subscription } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import { PorticoError } from '../../core/errors.ts'
import { isOpenView } from '../../core/routes.ts'
import { systemIds } from '../../core/system-ids.ts'
import { toNetwork } from '../../core/to-network.ts'
import type { KitInput, kitMachine } from '../../machines/kit/index.ts'
import type { PersistedState } from '../../machines/ports.ts'
import type { Track } from '../../machines/system.ts'
import type { toastsMachine } from '../../machines/toasts/chart.ts'
import { lazyStorage } from '../../services/lazy-storage.ts'
import { prefix } from '../../services/storage/key-value-reader.ts'
import type { AppKitOptions } from '../handle/options.ts'
import type { OpenParameters } from '../handle/parameters.ts'
import { adapterIn } from '../handle/require-adapter.ts'
import type { Setup } from '../handle/setup.ts'
import { project } from '../store/projection.ts'
import { networkIn, type Store } from '../store/store.ts'
import type { LoadedAdapters } from './adapters.ts'
import { compose, readEnvironment } from './compose.ts'
import { isolateTimers } from './isolate-timers.ts'
import type { Recorder } from './recording.ts'
import { signInWishes } from './sign-in-wishes.ts'

type Kit = Actor<typeof kitMachine>
type Composed = ReturnType<typeof compose>

/** The running kit. */
export interface Engine {
  readonly kit: Kit
  readonly store: Store
  readonly adapters: LoadedAdapters
  /** The recorder of the session, if `record` is set. */
  readonly recording: Recorder | undefined
  /** Resolves when the modal is rendered. @throws `engine.failed` if a part of it cannot be fetched. */
  open(asked?: OpenParameters): Promise<void>
  close(): void
  /** The live provider of a namespace's active connection. */
  provider(namespace: Namespace): unknown
  /** Forgets a connection that is no longer live. */
  forget(namespace: Namespace, connectorId: string): void
  /** The adapters of these namespaces have been replaced. */
  replaceAdapters(namespaces: readonly Namespace[]): void
  /** Loads the charts that use wallets without the modal. */
  readonly loadHeadless: Composed['loadHeadless']
  readonly loadBalance: Composed['loadBalance']
  readonly directory: Composed['directory']
  /** The id of this page's client at the relay, known once there is a code. */
  readonly linkClientId: Composed['linkClientId']
  /** Fetches what the first view needs. */
  prefetch(): void
  /** Unmounts the modal and stops the charts, at once: not to be called while React commits. */
  stop(): void
}

/** What to request from the project's services, if any of them is needed. */
const projectServicesOf = (
  options: AppKitOptions,
  { multiWallet }: PersistedState,
): Pick<KitInput, 'projectServices'> => {
  const { projectId, universalProvider, customWallets = [] } = options
  const { featuredWalletIds = [], includeWalletIds = [], excludeWalletIds = [] } = options
  const [named] = [...featuredWalletIds, ...includeWalletIds, ...excludeWalletIds]
  const needsProject = projectId !== undefined || !!named
  // The dApp's own wallets need no project. Without any, the list is complete as well.
  if (!needsProject && !customWallets[0] && !universalProvider) return {}
  const expected = [featuredWalletIds.length, customWallets.length] as const
  const isListed = projectId && options.features?.allWallets !== false
  const allWallets = isListed ? (options.allWallets ?? 'SHOW') : 'HIDE'
  // No event is sent unless the dApp enables it.
  const local = { analytics: false, ...options.features }
  const config = { projectId, basic: !!options.basic, local, multiWallet }
  return { projectServices: { directory: { expected, allWallets }, ...(needsProject && { config }) } }
}

/** Starts the charts, their projection and, when first needed, the rendering. */
export function startEngine(setup: Setup, store: Store, recording?: Recorder): Engine {
  const { options } = setup
  setup.networks = setup.definitions.map(toNetwork)
  const selected = networkIn(store.get()) ?? setup.networks[0]
  if (!selected) throw new PorticoError('network.notFound')

  const track = ({ type, ...event }: Track) => store.set({ event: { timestamp: Date.now(), data: { type, ...event } } })
  const storage = lazyStorage(
    () => localStorage,
    () => projection.update(),
  )
  const remembered = storage.preferences
  const composed = compose({ setup, track, storage, recording })
  const { machine, adapters, forget, loadHeadless, loadBalance, loadServices, directory, linkClientId } = composed
  const networkSwitch = options.enableNetworkSwitch !== false
  const { enableWallets, enableWalletGuide, termsConditionsUrl, privacyPolicyUrl } = options
  // Their providers, and whether analytics are sent, are the project's decision.
  const { swaps, socials, onramp, analytics: _, ...wanted } = options.features ?? {}
  const input: KitInput = {
    namespaces: setup.adapters.map(({ namespace }) => namespace),
    networks: setup.networks,
    selected: selected.caipNetworkId,
    remembered,
    networkSwitch,
    requireSupportedNetwork: networkSwitch && !options.allowUnsupportedChain && !options.basic,
    reconnectOnMount: options.enableReconnect !== false,
    environment: readEnvironment(),
    suggestions: options.suggestedWallets,
    debug: options.debug !== false,
    manualPairing: !!options.manualWCControl,
    ...projectServicesOf(options, remembered),
    ...signInWishes(setup),
    features: {
      connectorTypeOrder: [],
      connectMethodsOrder: [],
      multiWallet: false,
      enableWallets,
      enableWalletGuide,
      termsConditionsUrl,
      privacyPolicyUrl,
      recorded: !!recording,
      ...wanted,
      ...(swaps !== undefined && swaps !== true && { swaps }),
      ...(socials !== undefined && socials !== true && { socials }),
      ...(onramp !== undefined && onramp !== true && { onramp }),
      // The project overrules the dApp, even before its configuration has been fetched again.
      ...(options.projectId &&
        !options.basic &&
        remembered.multiWallet !== undefined && { multiWallet: remembered.multiWallet }),
    },
  }
  const kit = createActor(machine, {
    systemId: systemIds.kit,
    input,
    ...(recording && { clock: recording.clock }),
    ...(options.inspect && { inspect: options.inspect }),
  })
  isolateTimers(kit.system)
  const unfollow = recording?.follow(kit, input)
  kit.start()
  for (const event of setup.early.splice(0)) kit.send(event)
  if (storage.hasPending) composed.takeUp(kit, () => localStorage)
  // Use the event's value: by now the other page may have ended it in storage.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const written = { getItem: (name: string) => (name === key ? newValue : localStorage.getItem(name)) }
    if (key?.startsWith(`${prefix}pending`)) composed.takeUp(kit, () => written)
  }
  globalThis.window?.addEventListener('storage', onStorage)
  const projection = project(kit, store, {
    recents: storage.recents,
    definitions: () => setup.definitions,
    provider: adapters.provider,
    defaultAccountTypes: options.defaultAccountTypes,
  })

  let unmount: (() => void) | undefined
  let drawing: Promise<void> | undefined
  let stopped = false
  const fetchAndDraw = async () => {
    const { prepareModal } = await import('../modal/mount.tsx')
    const connected = Object.values(store.get().accounts).some(({ address }) => address !== undefined)
    // The account flow is not part of the engine, but it is the first view of a connected user.
    if (connected) composed.loadFlowsAhead()
    const drawModal = await prepareModal(options, connected, setup.spoken)
    const onApproach = () => {
      adapters.approach()
      composed.loadFlowsAhead()
    }
    if (!stopped) unmount = drawModal(kit, store, onApproach, onBroken)
  }
  /** The modal failed to render: closes it, and renders it again at the next open. */
  const onBroken = () => {
    const end = unmount
    unmount = drawing = undefined
    // Outside React's commit.
    setTimeout(() => end?.())
    kit.send({ type: 'modal.close', reason: 'api' })
  }
  /** Renders the kit, once. If loading fails, closes the modal; the next call fetches it again. */
  const draw = (): Promise<void> => {
    drawing ??= fetchAndDraw().catch((cause: unknown) => {
      drawing = undefined
      if (!stopped) kit.send({ type: 'modal.close', reason: 'api' })
      throw new PorticoError('engine.failed', undefined, { cause })
    })
    return drawing
  }
  const drawQuietly = () => void draw().catch(() => undefined)
  const followStore = () => {
    const open = kit.getSnapshot().hasTag('open')
    const { accounts } = store.get()
    const awake = open || Object.values(accounts).some(({ address }) => address !== undefined)
    for (const adapter of setup.adapters) adapter.setAwake(awake)
    if (open) drawQuietly()
  }
  const unfollowEmbedded = options.embeddedWallet?.follow(kit, store)
  const unfollowStore = store.subscribe(followStore)
  followStore()
  // A toast may appear while the modal is closed; its code is fetched then.
  let watched: Subscription | undefined
  const unfollowKit = kit.subscribe((snapshot) => {
    if (watched || !snapshot.hasTag('notices')) return
    const toasts: ActorRefFrom<typeof toastsMachine> = kit.system.get(systemIds.toasts)
    watched = toasts.subscribe((now) => now.hasTag('visible') && drawQuietly())
  })

  const isServed = (namespace: Namespace | undefined): namespace is Namespace => !!adapterIn(setup, namespace)

  return {
    kit,
    store,
    adapters,
    recording,
    loadHeadless,
    loadBalance,
    directory,
    linkClientId,
    async open({ view, namespace, uri, arguments: wanted } = {}) {
      // Few dApps pass arguments to a view, so their parser is not part of the first open.
      const wish = wanted && (await import('./to-wish.ts').then((parser) => parser.toWish(wanted)))
      const asked = uri !== undefined || view === 'ConnectingWalletConnectBasic' ? 'ConnectingWalletConnect' : view
      kit.send({
        type: 'modal.open',
        ...(isOpenView(asked) && { view: asked }),
        ...(isServed(namespace) && { namespace }),
        ...(uri !== undefined && { uri: String(uri) }),
        ...(wish && { wish }),
      })
      await draw()
    },
    close: () => kit.send({ type: 'modal.close', reason: 'api' }),
    provider: (namespace) => adapters.provider(namespace, store.get().accounts[namespace]?.wallet?.id),
    forget,
    replaceAdapters(namespaces) {
      const { active } = kit.getSnapshot().context
      // If nothing is stored, the page must not show itself reconnecting.
      projection.hold()
      for (const namespace of namespaces) {
        kit.send({ type: 'adapter.removed', namespace })
        kit.send({ type: 'adapter.added', namespace })
      }
      // The kit may have moved to another namespace while the active one had no adapter.
      if (active) kit.send({ type: 'connection.arrived', namespace: active })
    },
    prefetch() {
      drawQuietly()
      // They are not called before the modal is open.
      if (input.projectServices) void loadServices().catch(() => undefined)
    },
    stop() {
      stopped = true
      unfollowEmbedded?.()
      globalThis.window?.removeEventListener('storage', onStorage)
      unfollowStore()
      unfollowKit.unsubscribe()
      watched?.unsubscribe()
      projection.stop()
      for (const adapter of setup.adapters) adapter.setAwake(false)
      // The readers of the charts stop first.
      unmount?.()
      unfollow?.()
      kit.stop()
    },
  }
}

/** Fetches the code that the engine of a setup starts with. */
export async function fetchEngine(setup: Setup): Promise<(store: Store) => Engine> {
  const recording = setup.options.record
    ? await import('./start-recording.ts').then((recorder) => recorder.startRecording())
    : undefined
  return (store) => startEngine(setup, store, recording)
}
