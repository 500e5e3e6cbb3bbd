import { getWalletConnectConnector } from './wallet-options.ts'
import type { Wallet } from './wallet-types.ts'

/** A function for a wallet, as RainbowKit's users pass it or call it. */
export type NamedWallet = (parameters?: object) => Wallet

/** A wallet by RainbowKit's id and name for it. */
export const wallet =
  (id: string, name: string, more?: Pick<Wallet, 'rdns' | 'directoryId'>): NamedWallet =>
  () => ({ id, name, ...more })

/** Likewise one that scans the code; `link` is the address that opens its app, as it stands before a code. */
export const appWallet =
  (id: string, name: string, { link, rdns }: { link?: string; rdns?: string } = {}): NamedWallet =>
  () => ({
    ...{ id, name, createConnector: getWalletConnectConnector({ projectId: '' }) },
    ...(link && { mobile: { getUri: (uri) => `${link}wc?uri=${encodeURIComponent(uri)}` } }),
    ...(rdns && { rdns }),
  })
