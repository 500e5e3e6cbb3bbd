import { lazy } from 'react'
import { recentPlaces } from '../../views/account/recent-place.ts'
import { InPlace } from './in-place.tsx'
import { loadRecentMessages } from './recent-messages.ts'

const Rows = lazy(async () => {
  const [{ RecentRows }, messages] = await Promise.all([import('./recent-rows.tsx'), loadRecentMessages()])
  return { default: () => <RecentRows messages={messages} /> }
})

/** Lists the account's transactions that the app added. */
export function RecentTransactions() {
  return <InPlace places={recentPlaces}>{() => <Rows />}</InPlace>
}
