import { type Connector, sameId } from './connector.ts'
import { hasOwnLink } from './deep-link.ts'
import type { ListedWallet } from './listed-wallet.ts'
import type { Namespace } from './namespaces.ts'
import type { ConnectorOption } from './wallet-rows.ts'

/** The platforms on which a wallet can be reached [connect-platforms]. */
export type Platform = 'browser' | 'mobile' | 'desktop' | 'web' | 'qrcode' | 'unsupported'

/** At least one; the first is the initial one. */
export type Platforms = readonly [Platform, ...Platform[]]

/** The connectors of a listed wallet that is installed in this browser, in their order. */
export function connectorOptions(wallet: ListedWallet, connectors: readonly Connector[]): ConnectorOption[] {
  const isIt = ({ id, name, namespace, rdns, type }: Connector) =>
    type !== 'WALLET_CONNECT' &&
    ((rdns !== undefined && rdns === wallet.rdns) ||
      wallet.injected?.some((one) => one.namespace === namespace && sameId(one.id, id)) ||
      // Solana wallets announce themselves by name only.
      (type === 'ANNOUNCED' && (rdns === undefined || wallet.rdns === undefined) && sameId(name, wallet.name)))
  return connectors.filter(isIt).map(({ namespace, id }) => ({ namespace, connectorId: id }))
}

export interface Circumstances {
  mobile: boolean
  /** Whether the wallet is installed in this browser. */
  installed: boolean
  /** The namespace to connect. */
  namespace?: Namespace | undefined
}

/**
 * The platforms of a wallet on this device; for no wallet in particular, the code. On a phone, the hint that an
 * extension is not installed is left out if there is any other platform.
 */
export function platformsOf(wallet: ListedWallet | null, { mobile, installed, namespace }: Circumstances): Platforms {
  if (!wallet) return ['qrcode']
  const { mobileLink, linkMode, webappLink, desktopLink, rdns, injected = [] } = wallet
  const hasApp = mobileLink !== undefined || linkMode !== undefined
  const platforms: Platform[] = []
  if (installed) platforms.push('browser')
  if (mobile ? hasApp || hasOwnLink(wallet, namespace) : hasApp) platforms.push(mobile ? 'mobile' : 'qrcode')
  if (webappLink !== undefined) platforms.push('web')
  if (desktopLink !== undefined && !mobile) platforms.push('desktop')
  const isOfBrowsers = rdns !== undefined || injected.length > 0
  if (isOfBrowsers && !installed && !(mobile && platforms.length > 0)) platforms.push('unsupported')
  const [first = 'qrcode', ...others] = platforms
  return [first, ...others]
}
