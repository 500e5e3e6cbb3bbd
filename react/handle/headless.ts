import type { ActorRefFrom } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import { isShared, sameId } from '../../core/connector.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import { walletRows } from '../../core/wallet-rows.ts'
import type { KitEmitted } from '../../machines/kit/index.ts'
import type { pairingMachine } from '../../machines/pairing/chart.ts'
import { systemIds } from '../../machines/system.ts'
import type { walletMachine } from '../../machines/wallet/chart.ts'
import type { Engine } from '../engine/engine.ts'
import { type Headless, type HeadlessState, type HeadlessWallet, noWallets } from './headless-types.ts'
import { errorOf } from './run-command.ts'

const listedWallet = (listed: ListedWallet): HeadlessWallet => ({
  id: listed.id,
  name: listed.name,
  ...(listed.imageUrl && { imageUrl: listed.imageUrl }),
  isInjected: false,
  ways: [],
  listed,
})

/** The wallets for a dApp that draws them itself: the kit's own charts do the work, and the modal stays closed. */
export function makeHeadless({ kit, store, services, loadPairing }: Engine): Headless {
  const read = (): HeadlessState => store.get().headless ?? noWallets
  const tell = (patch: Partial<HeadlessState>) => store.set({ headless: { ...read(), ...patch } })
  const never = new AbortController().signal
  let leading: readonly HeadlessWallet[] = []
  /** What the wallet that is being connected is waited for with. */
  let attempt = new AbortController()

  const walletIn = (namespace: Namespace): ActorRefFrom<typeof walletMachine> | undefined =>
    kit.system.get(systemIds.wallet(namespace))
  const look = () => {
    const { context } = kit.getSnapshot()
    const connectors = context.namespaces.flatMap((each) => walletIn(each)?.getSnapshot().context.connectors ?? [])
    const rows = walletRows(connectors, { mobile: context.environment.mobile, recents: context.remembered.recents })
    const here = rows
      .filter(({ type }) => type !== 'WALLET_CONNECT')
      .map(
        ({ id, name, icon, ways }): HeadlessWallet => ({
          ...{ id, name, isInjected: true, ways },
          ...(icon && { imageUrl: icon }),
        }),
      )
    const wallets = [...here, ...leading.filter(({ name }) => !here.some((one) => sameId(one.name, name)))]
    if (JSON.stringify(wallets) !== JSON.stringify(read().wallets)) tell({ wallets })
  }
  store.subscribe(look)
  look()
  const { directory } = services
  void directory()
    .then((service) => service.prefetch(never))
    .then(
      ({ featured, custom, recommended }) => {
        leading = [...featured, ...custom, ...recommended].map(listedWallet)
        tell({ isInitialized: true })
      },
      () => tell({ isInitialized: true }),
    )

  /** Projects the pairing onto the store, for as long as its code is wanted. */
  const follow = (pairing: ActorRefFrom<typeof pairingMachine>) =>
    pairing.subscribe((snapshot) => {
      const { offer, failure } = snapshot.context
      const wcUri = offer?.uri
      const patch = { wcUri, isFetchingWcUri: snapshot.hasTag('busy'), wcError: failure !== null }
      if (Object.entries(patch).some(([key, value]) => read()[key as keyof typeof patch] !== value)) tell(patch)
    })
  let following: ReturnType<typeof follow> | undefined

  const getWcUri = async () => {
    await loadPairing()
    kit.send({ type: 'code.want' })
    const pairing: ActorRefFrom<typeof pairingMachine> = kit.system.get(systemIds.pairing)
    if (pairing.getSnapshot().context.failure) pairing.send({ type: 'pairing.retry' })
    following ??= follow(pairing)
    return new Promise<string>((resolve, reject) => {
      const settle = () => {
        const { offer, failure } = pairing.getSnapshot().context
        if (!offer && !failure) return
        subscription.unsubscribe()
        if (offer) resolve(offer.uri)
        else if (failure) void errorOf(failure).then(reject)
      }
      const subscription = pairing.subscribe(settle)
      settle()
    })
  }

  /** Resolves when the kit says that a connector has connected; rejects with why it has not, or when it is aborted. */
  const connected = (signal: AbortSignal, isMeant: (namespace: Namespace, connectorId: string) => boolean) =>
    new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => {
        subscription.unsubscribe()
        void errorOf({ code: 'request.aborted' }).then(reject)
      })
      const subscription = kit.on('*', (emitted: KitEmitted) => {
        if (emitted.type !== 'connect' && emitted.type !== 'connectFailed') return
        if (!isMeant(emitted.namespace, emitted.connectorId)) return
        subscription.unsubscribe()
        if (emitted.type === 'connect') resolve()
        else void errorOf(emitted.failure).then(reject)
      })
    })

  return {
    async fetchWallets({ page = 1, query = '' } = {}) {
      tell({ isFetchingWallets: true })
      try {
        const service = await directory()
        const found = query.trim()
          ? await service.search(query, false, never)
          : (await service.page(page, never)).wallets
        const before = page > 1 ? read().wcWallets : []
        const wcWallets = [...before, ...found.map(listedWallet)]
        tell({ wcWallets, page, count: wcWallets.length })
      } finally {
        tell({ isFetchingWallets: false })
      }
    },
    getWcUri,
    resetWcUri() {
      kit.send({ type: 'code.waive' })
      following?.unsubscribe()
      following = undefined
      tell({ wcUri: undefined, isFetchingWcUri: false, wcError: false })
    },
    async connect(wallet, namespace) {
      const way = wallet.ways.find((each) => each.namespace === namespace) ?? wallet.ways[0]
      // A connection that another one replaces is not waited for any more.
      attempt.abort()
      const own = new AbortController()
      const { signal } = own
      attempt = own
      tell({ connectingWallet: wallet })
      try {
        if (way) {
          const done = connected(signal, (in_, id) => in_ === way.namespace && sameId(id, way.connectorId))
          walletIn(way.namespace)?.send({ type: 'wallet.connect', connectorId: way.connectorId })
          return await done
        }
        const done = connected(signal, (_, id) => isShared(id))
        // Without a code nothing is connected, and the failure is the code's.
        done.catch(() => undefined)
        const uri = await getWcUri()
        if (wallet.listed && kit.getSnapshot().context.environment.mobile)
          (await services.links()).open({
            wallet: wallet.listed,
            platform: 'mobile',
            uri,
            namespace,
            tapped: true,
          })
        await done
      } finally {
        if (!signal.aborted) tell({ connectingWallet: undefined })
        own.abort()
      }
    },
    resetConnectingWallet() {
      attempt.abort()
      tell({ connectingWallet: undefined })
    },
  }
}
