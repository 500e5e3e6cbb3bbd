import { getWalletConnectConnector } from './wallet-options.ts'
import type { Wallet } from './wallet-types.ts'

/** A function that returns a wallet, as RainbowKit's users pass or call it. */
export type NamedWallet = (parameters?: object) => Wallet

/** Creates a wallet with RainbowKit's id and name. */
export const wallet =
  (id: string, name: string, more?: Pick<Wallet, 'rdns' | 'directoryId'>): NamedWallet =>
  () => ({ id, name, ...more })

/** Likewise, for a wallet that scans the code; `link` is the prefix of the deep link, which the code follows. */
export const appWallet =
  (id: string, name: string, { link, rdns }: { link?: string; rdns?: string } = {}): NamedWallet =>
  () => ({
    ...{ id, name, createConnector: getWalletConnectConnector({ projectId: '' }) },
    ...(link && { mobile: { getUri: (uri) => `${link}wc?uri=${encodeURIComponent(uri)}` } }),
    ...(rdns && { rdns }),
  })
