import { fromCallback, fromPromise } from 'xstate'
import type { Namespace } from '../core/caip.ts'
import { type Connection, isShared } from '../core/connector.ts'
import { failureOf, fetchSentences, PorticoError } from '../core/errors.ts'
import type { accountMachine } from '../machines/account.ts'
import type { configMachine } from '../machines/config.ts'
import type { FlowLogic } from '../machines/contract.ts'
import type { directoryMachine } from '../machines/directory.ts'
import { type KitMachine, makeKit } from '../machines/kit-chart.ts'
import { noParts } from '../machines/kit-parts.ts'
import type { Environment } from '../machines/kit-terms.ts'
import type { pairingMachine } from '../machines/pairing.ts'
import type { Elsewhere, Memo } from '../machines/ports.ts'
import type { profileWalletsMachine } from '../machines/profile-wallets.ts'
import { reconnectMachine } from '../machines/reconnect.ts'
import type { sessionMachine } from '../machines/session.ts'
import type { signInMachine } from '../machines/sign-in.ts'
import type { switchNetworkMachine } from '../machines/switch-network.ts'
import type { Track } from '../machines/system.ts'
import {
  type Choice,
  type ConnectionRequest,
  type NetworkRequest,
  type WalletReport,
  walletMachine,
} from '../machines/wallet.ts'
import type { walletConnectMachine } from '../machines/wallet-connect.ts'
import type { walletListMachine } from '../machines/wallet-list.ts'
import { isMobile } from '../services/environment.ts'
import { type ConnectionMemory, connectionMemory } from '../services/storage.ts'
import { late } from './late.ts'
import type { lateCharts } from './late-charts.ts'
import type { Setup } from './setup.ts'
import { workingHalves } from './working-halves.ts'

/** What the charts are told of the device. */
export const readEnvironment = (): Environment => ({ mobile: isMobile() })

/** What this browser remembers of the connections. */
export const openMemory = (): ConnectionMemory => connectionMemory(() => localStorage)

/** What the charts are given to work with. */
export interface Parts {
  /** What is set up, now and later. */
  setup: Pick<Setup, 'adapters' | 'networks'> & Partial<Pick<Setup, 'link' | 'options' | 'siwx'>>
  track: (event: Track) => void
  memory?: ConnectionMemory
  /** The kit's chart, where it is to be more than the plain one. */
  machine?: KitMachine | undefined
}

/** The charts that come late, by name. */
interface Machines {
  account: typeof accountMachine
  profileWallets: typeof profileWalletsMachine
  switchNetwork: typeof switchNetworkMachine
  walletConnect: typeof walletConnectMachine
  walletList: typeof walletListMachine
  pairing: typeof pairingMachine
  directory: typeof directoryMachine
  config: typeof configMachine
  signIn: typeof signInMachine
  session: typeof sessionMachine
}
type Charts = { readonly [Name in keyof Machines]: () => Promise<FlowLogic<Machines[Name]>> }

/** The kit of a dApp that signs nobody in. */
const plain = makeKit(noParts)

/** The one place where machines meet the services and adapters that work for them. */
export function compose({ setup, track, memory = openMemory(), machine: chart = plain }: Parts) {
  const halves = workingHalves(setup)
  const { of: working } = halves
  /** The half that is about to be asked for something: by the time that it fails, there are words for it. */
  const asked = (namespace: Namespace) => {
    void fetchSentences()
    return working(namespace)
  }

  const reconnect = reconnectMachine.provide({
    actors: {
      readStored: fromPromise<readonly string[], { namespace: Namespace }>(async ({ input: { namespace } }) => {
        const stored = memory.connectorIds(namespace)
        if (stored.length > 0) await working(namespace)
        return stored
      }),
      tryConnector: fromPromise(
        async ({ input, signal }: { input: { namespace: Namespace; connectorId: string }; signal: AbortSignal }) =>
          (await asked(input.namespace)).reconnect(input, signal),
      ),
    },
  })

  const wallet = walletMachine.provide({
    actors: {
      reconnect,
      watchWallet: fromCallback<WalletReport, { namespace: Namespace }>(({ input: { namespace }, sendBack }) => {
        const tell = (report: WalletReport) => sendBack(report)
        let stop: (() => void) | undefined
        let over = false
        working(namespace).then(
          (adapter) => {
            if (!over) stop = adapter.watch((report) => tell({ type: 'wallet.reported', report }))
          },
          (cause: unknown) => tell({ type: 'wallet.lost', failure: failureOf(cause) }),
        )
        return () => {
          over = true
          stop?.()
        }
      }),
      requestConnection: fromPromise<Connection, ConnectionRequest>(async ({ input, signal }) =>
        (await asked(input.namespace)).connect(input, signal),
      ),
      activateConnection: fromPromise<void, { namespace: Namespace } & Choice>(async ({ input, signal }) =>
        (await asked(input.namespace)).activate(input, signal),
      ),
      endConnection: fromPromise(
        async ({ input, signal }: { input: { namespace: Namespace; connectorId: string }; signal: AbortSignal }) =>
          (await asked(input.namespace)).disconnect(input, signal),
      ),
      requestNetwork: fromPromise<void, NetworkRequest | null>(async ({ input, signal }) => {
        if (!input) throw new PorticoError('wallet.notConnected')
        await (await asked(input.namespace)).switchNetwork(input, signal)
      }),
    },
  })

  let map: ReturnType<typeof lateCharts> | undefined
  const charts = async () => {
    const { lateCharts } = await import('./late-charts.ts')
    map ??= lateCharts(working, setup)
    return map
  }
  /** A chart that comes when it is asked for, and with it another that it does not go without. */
  const lateOf = <Name extends keyof Machines>(name: Name, other?: { load(): Promise<void> }) =>
    late<Machines[Name]>(async () => {
      const all: Charts = await charts()
      const [chart] = await Promise.all([all[name](), other?.load()])
      return chart
    })
  const pairing = lateOf('pairing')
  /** The session has ended: no wallet's app is opened for it any more (FACTS 10.2). */
  const forgetLink = async () => (await (await charts()).links()).forget()
  const directory = lateOf('directory')
  const config = lateOf('config')
  const signIn = lateOf('signIn')
  /** Whoever is asked to sign in does not wait once more. */
  const session = lateOf('session', signIn)
  const lateFlows = {
    account: lateOf('account'),
    profileWallets: lateOf('profileWallets'),
    switchNetwork: lateOf('switchNetwork'),
    walletConnect: lateOf('walletConnect', pairing),
    walletList: lateOf('walletList'),
  }

  const machine = chart.provide({
    actors: {
      wallet,
      account: lateFlows.account.logic,
      profileWallets: lateFlows.profileWallets.logic,
      switchNetwork: lateFlows.switchNetwork.logic,
      walletConnect: lateFlows.walletConnect.logic,
      walletList: lateFlows.walletList.logic,
      signIn: signIn.logic,
      session: session.logic,
      pairing: pairing.logic,
      directory: directory.logic,
      config: config.logic,
      loadCloud: fromPromise<void>(async () => void (await Promise.all([directory.load(), config.load()]))),
      loadSession: fromPromise<void>(session.load),
      loadFlow: fromPromise<void, { flow: keyof typeof lateFlows }>(({ input: { flow } }) => lateFlows[flow].load()),
      tracker: fromCallback<Track>(({ receive }) => receive(track)),
      memory: fromCallback<Memo>(({ receive, sendBack }) => {
        receive((memo) => {
          memory.note(memo)
          if (memo.type === 'memo.disconnected' && isShared(memo.connectorId)) void forgetLink()
        })
        return memory.watch((news: Elsewhere) => sendBack(news))
      }),
    },
  })
  return {
    machine,
    halves,
    charts,
    loadPairing: pairing.load,
    /** The connectors that were connected once, most recently used first: what `recentConnections` is made of. */
    recents: (namespace: Namespace) => memory.formerIds(namespace),
    forget: (namespace: Namespace, connectorId: string) =>
      memory.note({ type: 'memo.forgotten', namespace, connectorId }),
  }
}
