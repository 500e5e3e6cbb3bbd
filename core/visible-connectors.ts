import type { Connector } from './connector.ts'

/**
 * The connectors that the list shows (SPEC 5, wallet visibility). The plain 'Browser Wallet' is hidden wherever
 * a wallet has announced itself, and on a phone where it has no rdns; where it is the only way in, it stays, for
 * nobody is to be left without one.
 */
export function visibleConnectors(connectors: readonly Connector[], { mobile }: { mobile: boolean }): Connector[] {
  const announced = connectors.some(({ type }) => type === 'ANNOUNCED')
  const isHidden = ({ type, rdns }: Connector) => type === 'INJECTED' && (mobile ? announced && !rdns : announced)
  return connectors.filter((connector) => !isHidden(connector))
}
