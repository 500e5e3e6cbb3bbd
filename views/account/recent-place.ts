import { createDappPlaces, type DappPlace } from '../dapp-place.ts'

/** The slot for the dApp's transactions, while the account is visible. */
export const recentPlaces = createDappPlaces<DappPlace>()
