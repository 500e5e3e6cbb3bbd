import type { SnapshotFrom } from 'xstate'
import { type Connector, sameId } from '../../core/connector.ts'
import type { HeadlessWallet } from '../../core/headless-wallet.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import { type WalletRowsOptions, walletRows } from '../../core/wallet-rows.ts'
import type { headlessMachine } from '../../machines/headless/chart.ts'
import type { HeadlessState } from './headless-types.ts'

type Images = Readonly<Record<string, string>>

/** A wallet of the directory as a headless dApp gets it, with its pictures. */
export const listedWallet =
  (images: Images) =>
  (listed: ListedWallet): HeadlessWallet => {
    const { id, name, imageId, imageUrl = imageId && images[imageId] } = listed
    return { ...{ id, name, isInjected: false, options: [], listed }, ...(imageUrl && { imageUrl }) }
  }

/** The wallets of this browser as a headless dApp gets them. The QR code connector is not one of them. */
const injectedWallets = (connectors: readonly Connector[], options: WalletRowsOptions): HeadlessWallet[] =>
  walletRows(connectors, options)
    .filter(({ type }) => type !== 'WALLET_CONNECT')
    .map(({ id, name, icon, options }) => ({
      ...{ id, name, isInjected: true, options },
      ...(icon && { imageUrl: icon }),
    }))

/** Derives the headless state from the chart and the wallets of this browser. */
export function headlessStateOf(
  snapshot: SnapshotFrom<typeof headlessMachine>,
  connectors: readonly Connector[],
  { wcClientId, ...options }: WalletRowsOptions & Pick<HeadlessState, 'wcClientId'>,
): HeadlessState {
  const { leading, images, wallets, page, count, uri, attempt } = snapshot.context
  const drawn = listedWallet(images)
  const here = injectedWallets(connectors, options)
  const { featured, custom, recommended } = leading
  const listed = [...featured, ...custom, ...recommended]
  const isNew = ({ id, name }: ListedWallet, index: number) =>
    !here.some((one) => sameId(one.name, name)) && listed.findIndex((one) => sameId(one.id, id)) === index
  return {
    wallets: [...here, ...listed.filter(isNew).map(drawn)],
    wcWallets: wallets.map(drawn),
    page,
    count,
    isInitialized: !snapshot.matches({ leading: 'asking' }),
    isFetchingWallets: snapshot.hasTag('fetching'),
    wcUri: uri === '' ? undefined : uri,
    isFetchingWcUri: snapshot.hasTag('coding'),
    wcClientId,
    wcError: snapshot.matches({ code: 'failed' }) || snapshot.matches({ code: { held: 'refused' } }),
    connectingWallet: attempt?.wallet,
  }
}
