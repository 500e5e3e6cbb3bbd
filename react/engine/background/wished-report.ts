import { type Connector, sameId } from '../../../core/connector.ts'
import { viemNamespace } from '../../../core/namespaces.ts'
import type { AdapterReport } from '../../../machines/ports.ts'
import type { Setup } from '../../handle/setup.ts'

/**
 * Applies the dApp's listing options to an adapter's reports: its own pictures of connectors, and without the EVM
 * wallets that it hides unless they are connected [connect-kinds].
 */
export function wishedReport(wishes: NonNullable<Setup['listing']>): (report: AdapterReport) => AdapterReport {
  const { connectorImages: pictures = {}, enableEIP6963, enableInjected } = wishes
  const isUnwanted = ({ namespace, type }: Connector) =>
    namespace === viemNamespace &&
    ((type === 'ANNOUNCED' && enableEIP6963 === false) || (type === 'INJECTED' && enableInjected === false))
  return (report) => {
    const isConnected = ({ id }: Connector) => report.connections.some(({ connectorId }) => sameId(connectorId, id))
    return {
      ...report,
      connectors: report.connectors
        .filter((connector) => !isUnwanted(connector) || isConnected(connector))
        .map((connector) => ({
          ...connector,
          ...(Object.hasOwn(pictures, connector.id) && { icon: pictures[connector.id] }),
        })),
    }
  }
}
