import type { Namespace } from '../../../core/namespaces.ts'

/** The options that all buttons share. */
interface ButtonOptions {
  disabled?: boolean | undefined
}

export interface AppKitConnectButtonProps extends ButtonOptions {
  size?: 'md' | 'sm' | undefined
  /** The text while no wallet is connected. */
  label?: string | undefined
  /** The text while a wallet is connecting. */
  loadingLabel?: string | undefined
  /** The namespace whose wallets are offered. */
  namespace?: Namespace | undefined
}

export interface AppKitAccountButtonProps extends ButtonOptions {
  /** Whether the balance is shown before the address; `'show'` by default. */
  balance?: 'show' | 'hide' | undefined
  /** How many characters of the address are shown at its start and end; 4 and 6 by default. */
  charsStart?: number | undefined
  charsEnd?: number | undefined
  /** The namespace whose account is shown; the active one by default. */
  namespace?: Namespace | undefined
}

export interface AppKitButtonProps extends AppKitConnectButtonProps, AppKitAccountButtonProps {}

export interface AppKitNetworkButtonProps extends ButtonOptions {
  /** The text while no network is selected. */
  label?: string | undefined
}

export interface AppKitWalletButtonProps extends ButtonOptions {
  /** The wallet's name, such as `metamask`. */
  wallet: string
  namespace?: Namespace | undefined
}
