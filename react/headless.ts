import type { ActorRefFrom } from 'xstate'
import type { Namespace } from '../core/caip.ts'
import { isShared, sameId } from '../core/connector.ts'
import type { ListedWallet } from '../core/listed-wallet.ts'
import { walletRows } from '../core/wallet-rows.ts'
import type { KitEmitted } from '../machines/kit.ts'
import type { pairingMachine } from '../machines/pairing.ts'
import { systemIds } from '../machines/system.ts'
import type { walletMachine } from '../machines/wallet.ts'
import { errorOf } from './ask.ts'
import type { Engine } from './engine.ts'
import { type Headless, type HeadlessState, type HeadlessWallet, noWallets } from './headless-terms.ts'

const listedWallet = (listed: ListedWallet): HeadlessWallet => ({
  id: listed.id,
  name: listed.name,
  ...(listed.imageUrl && { imageUrl: listed.imageUrl }),
  isInjected: false,
  ways: [],
  listed,
})

/** The wallets for a dApp that draws them itself: the kit's own charts do the work, and the modal stays closed. */
export function makeHeadless({ kit, store, charts, loadPairing }: Engine): Headless {
  const read = (): HeadlessState => store.get().headless ?? noWallets
  const tell = (patch: Partial<HeadlessState>) => store.set({ headless: { ...read(), ...patch } })
  const never = new AbortController().signal
  let leading: readonly HeadlessWallet[] = []

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
  const directory = async () => (await charts()).wallets()
  void directory()
    .then((service) => service.prefetch(never))
    .then(
      ({ featured, custom, recommended }) => {
        leading = [...featured, ...custom, ...recommended].map(listedWallet)
        tell({ isInitialized: true })
      },
      () => tell({ isInitialized: true }),
    )

  /** Shows what becomes of the pairing, until nobody wants its code. */
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

  /** Resolves when the kit tells that a connector has connected, and rejects with why it has not. */
  const connected = (isMeant: (namespace: Namespace, connectorId: string) => boolean) =>
    new Promise<void>((resolve, reject) => {
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
      tell({ connectingWallet: wallet })
      try {
        if (way) {
          const done = connected((in_, id) => in_ === way.namespace && sameId(id, way.connectorId))
          walletIn(way.namespace)?.send({ type: 'wallet.connect', connectorId: way.connectorId })
          return await done
        }
        const done = connected((_, id) => isShared(id))
        const uri = await getWcUri()
        if (wallet.listed && kit.getSnapshot().context.environment.mobile)
          (await (await charts()).links()).open({
            wallet: wallet.listed,
            platform: 'mobile',
            uri,
            namespace,
            tapped: true,
          })
        await done
      } finally {
        tell({ connectingWallet: undefined })
      }
    },
    resetConnectingWallet: () => tell({ connectingWallet: undefined }),
  }
}
