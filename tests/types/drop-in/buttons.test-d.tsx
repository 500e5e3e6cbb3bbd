import {
  AppKitAccountButton,
  AppKitButton,
  AppKitConnectButton,
  AppKitModal,
  AppKitNetworkButton,
  AppKitWalletButton,
} from 'portico/appkit'

/** Every button of AppKit, with its properties. */
export const components = (
  <>
    <AppKitButton />
    <AppKitButton size="sm" label="Enter" loadingLabel="Entering" disabled balance="hide" charsStart={4} charsEnd={6} />
    <AppKitConnectButton size="md" label="Enter" loadingLabel="Entering" />
    <AppKitAccountButton disabled balance="show" charsStart={4} charsEnd={6} namespace="solana" />
    <AppKitNetworkButton disabled label="Networks" />
    <AppKitWalletButton wallet="metamask" namespace="eip155" />
    <AppKitModal className="wallet" />
  </>
)

/** The same as custom elements. */
export const elements = (
  <>
    <appkit-button />
    <appkit-button
      size="sm"
      label="Enter"
      loadingLabel="Entering"
      disabled
      balance="hide"
      charsStart={4}
      charsEnd={6}
    />
    <appkit-button namespace="eip155" className="button" id="connect" />
    <appkit-connect-button size="md" label="Enter" loadingLabel="Entering" />
    <appkit-account-button disabled balance="show" charsStart={4} charsEnd={6} namespace="solana" />
    <appkit-network-button disabled label="Networks" />
    <appkit-wallet-button wallet="metamask" namespace="eip155" />
    <appkit-modal />
    <w3m-button />
    <w3m-connect-button />
    <w3m-account-button />
    <w3m-network-button />
    <w3m-wallet-button wallet="metamask" />
  </>
)

// @ts-expect-error a wallet's button needs the wallet's name
export const nameless = <appkit-wallet-button />
