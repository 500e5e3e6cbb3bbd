import { type ActorRefFrom, createActor } from 'xstate'
import type { CaipNetworkId, Namespace } from '../core/caip.ts'
import { PorticoError } from '../core/errors.ts'
import { toNetwork } from '../core/network.ts'
import type { OpenView } from '../core/places.ts'
import { suggestions } from '../core/suggestions.ts'
import { systemIds, type Track } from '../machines/system.ts'
import type { toastsMachine } from '../machines/toasts.ts'
import { ask } from './ask.ts'
import { compose, openMemory, readEnvironment } from './compose.ts'
import type { AppKitOptions } from './options.ts'
import { project } from './project.ts'
import type { Store } from './store.ts'

/** The running kit. */
export interface Engine {
  /** Resolves when it is drawn. @throws `engine.failed` when a part of it cannot be fetched. */
  open(view?: OpenView): Promise<void>
  close(): void
  /** Resolves when nothing of what was asked is connected any more. */
  disconnect(namespace?: Namespace): Promise<void>
  /** Resolves when the network is the selected one. */
  switchNetwork(caipNetworkId: CaipNetworkId): Promise<void>
  /** Fetches what the first view needs. */
  prefetch(): void
  stop(): void
}

/** Starts the charts, their projection, and, when it is first needed, what draws them. */
export function startEngine(options: AppKitOptions, store: Store): Engine {
  const networks = options.networks.map(toNetwork)
  const selected = options.defaultNetwork ? toNetwork(options.defaultNetwork) : networks[0]
  if (!selected) throw new PorticoError('network.notFound')

  const track = ({ type, ...event }: Track) => store.set({ event: { timestamp: Date.now(), data: { type, ...event } } })
  const memory = openMemory()
  const machine = compose({
    memory,
    adapters: options.adapters,
    networks,
    track,
  })
  const kit = createActor(machine, {
    systemId: systemIds.kit,
    input: {
      namespaces: options.adapters.map(({ namespace }) => namespace),
      networks,
      selected: selected.caipNetworkId,
      remembered: memory.read(),
      insists: options.enableNetworkSwitch !== false && !options.allowUnsupportedChain && !options.basic,
      restores: options.enableReconnect !== false,
      environment: readEnvironment(),
      suggestions: options.suggestedWallets ?? suggestions,
      debug: options.debug !== false,
      features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: false, ...options.features },
    },
  })
  kit.start()
  const unproject = project(kit, store, [...networks, selected])

  let unmount: (() => void) | undefined
  let drawing: Promise<void> | undefined
  let stopped = false
  const fetchAndDraw = async () => {
    const { prepareModal } = await import('./mount.tsx')
    const connected = Object.values(store.get().accounts).some(({ address }) => address !== undefined)
    const drawModal = await prepareModal(options, connected)
    if (!stopped) unmount = drawModal(kit, store)
  }
  /** Draws the kit, once. What did not come is fetched anew at the next call, and the modal does not stay open unseen. */
  const draw = (): Promise<void> => {
    drawing ??= fetchAndDraw().catch((cause: unknown) => {
      drawing = undefined
      if (!stopped) kit.send({ type: 'modal.close', reason: 'api' })
      throw new PorticoError('engine.failed', undefined, { cause })
    })
    return drawing
  }
  const drawQuietly = () => void draw().catch(() => undefined)
  const look = () => {
    const { open, accounts } = store.get()
    const awake = open || Object.values(accounts).some(({ address }) => address !== undefined)
    for (const adapter of options.adapters) adapter.setAwake(awake)
    if (open) drawQuietly()
  }
  const unlook = store.subscribe(look)
  look()
  // A toast may come while the modal is closed; what draws it is fetched then.
  const toasts: ActorRefFrom<typeof toastsMachine> = kit.system.get(systemIds.toasts)
  const watched = toasts.subscribe((snapshot) => snapshot.hasTag('visible') && drawQuietly())

  return {
    async open(view) {
      kit.send({ type: 'modal.open', ...(view && { view }) })
      await draw()
    },
    close: () => kit.send({ type: 'modal.close', reason: 'api' }),
    disconnect: (namespace) =>
      ask(kit, store, {
        event: { type: 'account.disconnect', ...(namespace && { namespace }) },
        isDone: ({ accounts }) =>
          Object.values(accounts).every(
            (each) => each.address === undefined || (namespace && each.namespace !== namespace),
          ),
        refusalIn: (emitted) => (emitted.type === 'disconnectFailed' ? emitted.failure : undefined),
      }),
    switchNetwork: (caipNetworkId) =>
      ask(kit, store, {
        event: { type: 'network.switch', caipNetworkId },
        isDone: ({ network }) => network?.caipNetworkId === caipNetworkId,
        refusalIn: (emitted) =>
          emitted.type === 'networkRefused' && emitted.caipNetworkId === caipNetworkId ? emitted.failure : undefined,
      }),
    prefetch: drawQuietly,
    stop() {
      stopped = true
      unlook()
      watched.unsubscribe()
      unproject()
      for (const adapter of options.adapters) adapter.setAwake(false)
      // Outside React's own commit: the provider that lets go may be unmounting right now. What reads the charts goes first.
      setTimeout(() => {
        unmount?.()
        kit.stop()
      })
    },
  }
}
