import { type AnyActorRef, fromCallback, fromPromise } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import { isShared } from '../../core/connector.ts'
import { recordOf } from '../../core/record-of.ts'
import { type Flow, flowNames, rowHosting } from '../../core/routes.ts'
import { promised } from '../../machines/contract.ts'
import { kitMachine } from '../../machines/kit/chart.ts'
import { lasting } from '../../machines/kit/guards.ts'
import type { Environment } from '../../machines/kit/types.ts'
import type { OtherTabEvent, StorageCommand } from '../../machines/ports.ts'
import type { Track } from '../../machines/system.ts'
import { closedProviders, isMobile } from '../../services/environment.ts'
import type { LazyStorage } from '../../services/lazy-storage.ts'
import type { Readable } from '../../services/storage/key-value-reader.ts'
import { afterPaint } from '../handle/after-paint.ts'
import type { Recording } from '../handle/parameters.ts'
import { loadAdapters } from './adapters.ts'
import { walletLogic } from './background/wallet.ts'
import type { EngineDeps } from './define-flow.ts'
import { engineDeps } from './engine-deps.ts'
import { engineFlows } from './flows/engine-flows.ts'
import { type LazyActor, lazyActor, loadedActor } from './lazy-actor.ts'

/** The device's properties, for the charts. */
export function readEnvironment(): Environment {
  const closed = closedProviders()
  return { mobile: isMobile(), ...(closed.length > 0 && { closedProviders: closed }) }
}

/** The options of `compose`. */
export interface ComposeOptions {
  /** The setup, which can change later. */
  setup: EngineDeps['setup']
  track: (event: Track) => void
  storage: LazyStorage
  recording?: Recording | undefined
}

type LazyBackground = typeof import('./lazy-actors.ts')['lazyBackground']

const lazyActors = () => import('./lazy-actors.ts')
const loadLazyFlow = async (name: Flow) => promised(await (await lazyActors()).lazyFlows[name]?.()).default

/** Fills the ports of the kit's chart with services and adapters: the only place where they meet. */
export function compose({ setup, track, storage, recording }: ComposeOptions) {
  const adapters = loadAdapters(setup, storage.prepare)
  const deps = { ...engineDeps(setup, adapters.load), recording, storage: storage.load }

  const flowActor = (name: Flow): LazyActor =>
    engineFlows[name]
      ? loadedActor(engineFlows[name].fill(deps))
      : lazyActor(async () => (await loadLazyFlow(name)).fill(deps))
  const background = (name: Exclude<keyof LazyBackground, 'headless'>) =>
    lazyActor(async () => {
      const { lazyBackground } = await lazyActors()
      return (await lazyBackground[name]()).default(deps)
    })
  const flowActors = recordOf(flowNames, flowActor)
  const lastingOf = async (flow: Flow) => promised((await loadLazyFlow(flow)).lasting)
  const begunBy = (flow: Flow) => lazyActor(async () => (await lastingOf(flow)).chart(deps))
  const backgrounds = recordOf(['balance', 'pairing', 'directory', 'config', 'session', 'notices'], background)
  const actors = {
    ...backgrounds,
    // The flow that starts a transaction has already loaded its chart.
    transaction: begunBy('send'),
    purchase: begunBy('buy'),
    registration: begunBy('registerAccountName'),
    headless: lazyActor(async () => {
      const { lazyBackground } = await lazyActors()
      return (await lazyBackground.headless()).default(deps, backgrounds.pairing.load)
    }),
  }

  const load = async (...actors: readonly LazyActor[]): Promise<void> =>
    void (await Promise.all(actors.map((actor) => actor.load())))
  /** Loads the actors that call the project's services: with the first open. */
  const loadServices = () => load(actors.directory, actors.config)

  const machine = kitMachine.provide({
    actors: {
      ...recordOf(flowNames, (name) => flowActors[name].logic),
      wallet: walletLogic(deps, storage),
      ...recordOf(lasting, (name) => actors[name].logic),
      loadFlow: fromPromise<void, { flow: Flow }>(({ input: { flow } }) => {
        const row = rowHosting(flow)
        return load(
          flowActors[flow],
          ...(row?.holds?.includes('pairing') ? [actors.pairing] : []),
          ...(row?.asks ?? []).map((each) => actors[each]),
        )
      }),
      // The project's additions take their place in a list that is already shown [lazy-project].
      loadProjectServices: fromPromise<void>(() => afterPaint().then(loadServices)),
      // So that a user who is asked to sign in does not wait again.
      loadGatekeeper: fromPromise<void>(() => {
        const gateFlows = flowNames.filter((name) => rowHosting(name)?.load === 'gate')
        return load(actors.session, ...gateFlows.map((name) => flowActors[name]))
      }),
      loadNotices: fromPromise<void>(actors.notices.load),
      tracker: fromCallback<Track>(({ receive }) => receive(track)),
      connectionStorage: fromCallback<StorageCommand>(({ receive, sendBack }) => {
        receive((command) => {
          storage.persist(command)
          // The session has ended, so no more links open its wallet's app [link-remembered].
          if (command.type === 'storage.disconnected' && isShared(command.connectorId))
            void deps.links().then((links) => links.forget())
        })
        return storage.watch((news: OtherTabEvent) => sendBack(news))
      }),
    },
  })
  return {
    machine,
    adapters,
    /** Loads the chart for a dApp that renders the wallets itself. */
    loadHeadless: actors.headless.load,
    loadServices,
    /** The wallet directory, loaded on first use. */
    directory: deps.directory,
    linkClientId: async () => (await (await lazyActors()).lazyBackground.pairing()).linkClientId(setup.link),
    /** Resumes the transfers and purchases of other pages. If that fails, the next page does it. */
    takeUp(kit: AnyActorRef, open: () => Readable) {
      const taken = load(actors.transaction, actors.purchase)
        .then(() => Promise.all((['send', 'buy'] as const).map(lastingOf)))
        .then((all) => {
          for (const event of all.flatMap((lasting) => lasting.restore(kit, open))) kit.send(event)
        })
      void taken.catch(() => undefined)
    },
    /** The user is about to enter a lazy flow: fetches the map of those flows in advance. */
    loadFlowsAhead: () => void lazyActors().catch(() => undefined),
    /** Loads the balance chart, which the dApp may use without the modal. */
    loadBalance: actors.balance.load,
    forget: (namespace: Namespace, connectorId: string) =>
      storage.persist({ type: 'storage.forgotten', namespace, connectorId }),
  }
}
