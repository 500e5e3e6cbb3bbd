import { HostPlace } from '../../ui/host-place.tsx'
import { useDappPlace } from '../use-dapp-place.ts'
import { recentPlaces } from './recent-place.ts'

/** The slot where the dApp lists the transactions that it has added and follows. */
export function RecentTransactions() {
  return <HostPlace hold={useDappPlace(recentPlaces.give)} />
}
