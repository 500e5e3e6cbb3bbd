import type { Connector } from '../../core/connector.ts'
import type { AdapterReport } from '../../machines/ports.ts'
import type { Connections } from './connections.ts'
import type { SolanaWallet } from './wallet.ts'

/** The adapter's complete state as a report. */
export const describeState = (wallets: readonly SolanaWallet[], connections: Connections): AdapterReport => ({
  connectors: wallets.map(describe),
  connections: connections.all.flatMap((live) => connections.describe(live) ?? []),
  current: connections.current?.wallet.id ?? null,
})

const describe = ({ id, name = id, icon, type }: SolanaWallet): Connector => ({
  id,
  name,
  type,
  namespace: 'solana',
  ...(icon !== undefined && { icon }),
})
