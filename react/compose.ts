import { fromCallback, fromPromise } from 'xstate'
import type { Namespace } from '../core/caip.ts'
import type { Connection } from '../core/connector.ts'
import { failureOf, PorticoError } from '../core/errors.ts'
import type { ListedWallet } from '../core/listed-wallet.ts'
import type { accountMachine, Subject } from '../machines/account.ts'
import type { configMachine } from '../machines/config.ts'
import type { directoryMachine, ImageLoaded, Prefetched } from '../machines/directory.ts'
import { type Environment, kitMachine } from '../machines/kit.ts'
import type { pairingMachine } from '../machines/pairing.ts'
import type { Elsewhere, Memo, NativeBalance } from '../machines/ports.ts'
import type { profileWalletsMachine } from '../machines/profile-wallets.ts'
import { reconnectMachine } from '../machines/reconnect.ts'
import type { switchNetworkMachine } from '../machines/switch-network.ts'
import type { DirectoryCommand, Track } from '../machines/system.ts'
import {
  type Choice,
  type ConnectionRequest,
  type NetworkRequest,
  type WalletReport,
  walletMachine,
} from '../machines/wallet.ts'
import type { walletConnectMachine } from '../machines/wallet-connect.ts'
import type { WalletPage, walletListMachine } from '../machines/wallet-list.ts'
import { version } from '../package.json'
import { copyText } from '../services/clipboard.ts'
import type { Directory } from '../services/directory.ts'
import { isMobile } from '../services/environment.ts'
import { type ConnectionMemory, connectionMemory } from '../services/storage.ts'
import { late } from './late.ts'
import type { Recording } from './recording.ts'
import type { Setup } from './setup.ts'
import { workingHalves } from './working-halves.ts'

/** What the charts are told of the device. */
export const readEnvironment = (): Environment => ({ mobile: isMobile() })

/** What this browser remembers of the connections. */
export const openMemory = (): ConnectionMemory => connectionMemory(() => localStorage)

/** What writes a session down: nothing that a page loads unless it asks for it. */
export const fetchRecording = async (): Promise<Recording> =>
  (await import('../devtools/trace/recording.ts')).startRecording()

/** What the charts are given to work with. */
export interface Parts {
  /** What is set up, now and later. */
  setup: Pick<Setup, 'adapters' | 'networks'> & Partial<Pick<Setup, 'options'>>
  track: (event: Track) => void
  memory?: ConnectionMemory
}

/** The one place where machines meet the services and adapters that work for them. */
export function compose({ setup, track, memory = openMemory() }: Parts) {
  const halves = workingHalves(setup)
  const { of: working } = halves

  const reconnect = reconnectMachine.provide({
    actors: {
      readStored: fromPromise<readonly string[], { namespace: Namespace }>(async ({ input: { namespace } }) => {
        const stored = memory.connectorIds(namespace)
        if (stored.length > 0) await working(namespace)
        return stored
      }),
      tryConnector: fromPromise(
        async ({ input, signal }: { input: { namespace: Namespace; connectorId: string }; signal: AbortSignal }) =>
          (await working(input.namespace)).reconnect(input, signal),
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
        (await working(input.namespace)).connect(input, signal),
      ),
      activateConnection: fromPromise<void, { namespace: Namespace } & Choice>(async ({ input, signal }) =>
        (await working(input.namespace)).activate(input, signal),
      ),
      endConnection: fromPromise(
        async ({ input, signal }: { input: { namespace: Namespace; connectorId: string }; signal: AbortSignal }) =>
          (await working(input.namespace)).disconnect(input, signal),
      ),
      requestNetwork: fromPromise<void, NetworkRequest | null>(async ({ input, signal }) => {
        if (!input) throw new PorticoError('wallet.notConnected')
        await (await working(input.namespace)).switchNetwork(input, signal)
      }),
    },
  })

  const copyPort = fromPromise<void, { text: string }>(({ input }) => copyText(input.text))
  const account = late<typeof accountMachine>(async () => {
    const chart = await import('../machines/account.ts')
    return chart.accountMachine.provide({
      actors: {
        fetchBalance: fromPromise<NativeBalance, { subject: Subject | null }>(
          async ({ input: { subject }, signal }) => {
            if (!subject) throw new PorticoError('wallet.notConnected')
            return (await working(subject.namespace)).balance(subject, signal)
          },
        ),
        copyText: copyPort,
      },
    })
  })
  const switchNetwork = late<typeof switchNetworkMachine>(
    async () => (await import('../machines/switch-network.ts')).switchNetworkMachine,
  )
  const profileWallets = late<typeof profileWalletsMachine>(async () => {
    const chart = await import('../machines/profile-wallets.ts')
    return chart.profileWalletsMachine.provide({ actors: { copyText: copyPort } })
  })
  const pairing = late<typeof pairingMachine>(async () => (await import('../machines/pairing.ts')).pairingMachine)
  const walletConnect = late<typeof walletConnectMachine>(async () => {
    const [chart] = await Promise.all([import('../machines/wallet-connect.ts'), pairing.load()])
    return chart.walletConnectMachine
  })
  let wallets: Directory | undefined
  const fetchDirectory = async () => {
    const service = await import('../services/directory.ts')
    const { projectId, endpoints, ...wanted } = setup.options ?? {}
    const kinds = setup.adapters.map(({ namespace }) => (namespace === 'eip155' ? 'wagmi' : namespace))
    wallets ??= service.walletDirectory({
      ...wanted,
      ...{ url: endpoints?.api, projectId, sdkVersion: `react-${kinds}-${version}` },
      scope: () => ({ ...readEnvironment(), chains: setup.networks.map(({ caipNetworkId }) => caipNetworkId) }),
    })
    return { wallets, pictures: service.pictures }
  }
  const walletList = late<typeof walletListMachine>(async () => {
    const [chart, { wallets }] = await Promise.all([import('../machines/wallet-list.ts'), fetchDirectory()])
    return chart.walletListMachine.provide({
      actors: {
        fetchPage: fromPromise<WalletPage, { page: number }>(({ input: { page }, signal }) =>
          wallets.page(page, signal),
        ),
        searchWallets: fromPromise<readonly ListedWallet[], { text: string; certified: boolean }>(
          ({ input: { text, certified }, signal }) => wallets.search(text, certified, signal),
        ),
      },
    })
  })
  const directory = late<typeof directoryMachine>(async () => {
    const [chart, { wallets, pictures }] = await Promise.all([import('../machines/directory.ts'), fetchDirectory()])
    return chart.directoryMachine.provide({
      actors: {
        prefetchWallets: fromPromise<Prefetched>(({ signal }) => wallets.prefetch(signal)),
        watchImages: fromCallback<DirectoryCommand>(({ receive, sendBack }) => {
          const loaded = (id: string, url: string): ImageLoaded => ({ type: 'image.loaded', id, url })
          const { want, stop } = pictures(wallets.image, (id, url) => sendBack(loaded(id, url)))
          receive(({ ids }) => want(ids))
          return stop
        }),
      },
    })
  })
  const config = late<typeof configMachine>(async () => (await import('../machines/config.ts')).configMachine)
  const lateFlows = { account, profileWallets, switchNetwork, walletConnect, walletList }

  const machine = kitMachine.provide({
    actors: {
      wallet,
      account: account.logic,
      profileWallets: profileWallets.logic,
      switchNetwork: switchNetwork.logic,
      walletConnect: walletConnect.logic,
      walletList: walletList.logic,
      pairing: pairing.logic,
      directory: directory.logic,
      config: config.logic,
      loadCloud: fromPromise<void>(async () => void (await Promise.all([directory.load(), config.load()]))),
      loadFlow: fromPromise<void, { flow: keyof typeof lateFlows }>(({ input: { flow } }) => lateFlows[flow].load()),
      tracker: fromCallback<Track>(({ receive }) => receive(track)),
      memory: fromCallback<Memo>(({ receive, sendBack }) => {
        receive((memo) => memory.note(memo))
        return memory.watch((news: Elsewhere) => sendBack(news))
      }),
    },
  })
  return {
    machine,
    halves,
    /** The connectors that were connected once, most recently used first: what `recentConnections` is made of. */
    recents: (namespace: Namespace) => memory.formerIds(namespace),
    forget: (namespace: Namespace, connectorId: string) =>
      memory.note({ type: 'memo.forgotten', namespace, connectorId }),
  }
}
