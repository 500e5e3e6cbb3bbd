import { expect, it } from 'vitest'
import type { Connector } from '../../../core/connector.ts'
import type { AdapterReport } from '../../../machines/ports.ts'
import { wishedReport } from './wished-report.ts'

const connector = (id: string, type: Connector['type'], namespace: Connector['namespace'] = 'eip155'): Connector => ({
  id,
  name: id,
  type,
  namespace,
})
const all = [
  connector('fox', 'ANNOUNCED'),
  connector('injected', 'INJECTED'),
  connector('link', 'WALLET_CONNECT'),
  connector('sun', 'ANNOUNCED', 'solana'),
]
const report: AdapterReport = { connectors: all, connections: [], current: null }
const idsOf = ({ connectors }: AdapterReport) => connectors.map(({ id }) => id)

it('leaves out the kinds of EVM wallets that the dApp does not want [connect-kinds]', () => {
  expect(idsOf(wishedReport({ enableEIP6963: false })(report))).toEqual(['injected', 'link', 'sun'])
  expect(idsOf(wishedReport({ enableInjected: false })(report))).toEqual(['fox', 'link', 'sun'])
  expect(idsOf(wishedReport({ enableEIP6963: true })(report))).toEqual(idsOf(report))
})

it('keeps a connected one [connect-kinds]', () => {
  const connection = {
    connectorId: 'FOX',
    namespace: 'eip155',
    accounts: [{ address: '0x1' }],
    caipNetworkId: 'eip155:1',
  } as const
  const connected: AdapterReport = { ...report, connections: [connection], current: 'fox' }
  expect(idsOf(wishedReport({ enableEIP6963: false })(connected))).toEqual(idsOf(report))
})
