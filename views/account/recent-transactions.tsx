import { HostPlace } from '../../ui/host-place.tsx'
import { useDappPlace } from '../use-dapp-place.ts'
import { recentPlaces } from './recent-place.ts'

/** Where the dApp lists the transactions that it has added: it knows what they are for, and follows them. */
export function RecentTransactions() {
  return <HostPlace hold={useDappPlace(recentPlaces.give)} />
}
