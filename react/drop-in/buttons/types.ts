import type { Namespace } from '../../../core/namespaces.ts'

/** What is common to the buttons. */
interface ButtonOptions {
  disabled?: boolean | undefined
}

export interface AppKitConnectButtonProps extends ButtonOptions {
  size?: 'md' | 'sm' | undefined
  /** The text while no wallet is connected. */
  label?: string | undefined
  /** The text while one is being connected. */
  loadingLabel?: string | undefined
  /** Whose wallets are offered. */
  namespace?: Namespace | undefined
}

export interface AppKitAccountButtonProps extends ButtonOptions {
  /** Whether the balance is shown before the address; `'show'` unless given. */
  balance?: 'show' | 'hide' | undefined
  /** How many characters of the address are shown from its start, and from its end; 4 and 6 unless given. */
  charsStart?: number | undefined
  charsEnd?: number | undefined
  /** The account of that namespace; the active one's unless given. */
  namespace?: Namespace | undefined
}

export interface AppKitButtonProps extends AppKitConnectButtonProps, AppKitAccountButtonProps {}

export interface AppKitNetworkButtonProps extends ButtonOptions {
  /** The text while no network is selected. */
  label?: string | undefined
}

export interface AppKitWalletButtonProps extends ButtonOptions {
  /** The wallet's name, `metamask`. */
  wallet: string
  namespace?: Namespace | undefined
}
