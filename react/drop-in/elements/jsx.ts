import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { Namespace } from '../../../core/namespaces.ts'

type Element<Attributes> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Attributes & { class?: string }

/** The attributes of the elements in JSX. */
interface ElementAttributes {
  disabled?: boolean
  namespace?: Namespace
  label?: string
  loadingLabel?: string
  size?: 'md' | 'sm'
  balance?: 'show' | 'hide'
  charsStart?: number
  charsEnd?: number
}

type ConnectAttributes = Pick<ElementAttributes, 'size' | 'label' | 'loadingLabel' | 'disabled' | 'namespace'>
type AccountAttributes = Pick<ElementAttributes, 'disabled' | 'balance' | 'charsStart' | 'charsEnd' | 'namespace'>
type NetworkAttributes = Pick<ElementAttributes, 'disabled' | 'label'>
type WalletAttributes = Pick<ElementAttributes, 'disabled' | 'namespace'> & { wallet: string }

/** The elements that `createAppKit` defines, by tag name. */
export interface AppKitElements {
  'appkit-button': Element<ElementAttributes>
  'appkit-connect-button': Element<ConnectAttributes>
  'appkit-account-button': Element<AccountAttributes>
  'appkit-network-button': Element<NetworkAttributes>
  'appkit-wallet-button': Element<WalletAttributes>
  'appkit-modal': Element<object>
  'w3m-button': Element<ElementAttributes>
  'w3m-connect-button': Element<ConnectAttributes>
  'w3m-account-button': Element<AccountAttributes>
  'w3m-network-button': Element<NetworkAttributes>
  'w3m-wallet-button': Element<WalletAttributes>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends AppKitElements {}
  }
}
