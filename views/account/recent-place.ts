import { createDappPlaces, type DappPlace } from '../dapp-place.ts'

/** The place for the transactions that the dApp has added, while the account is on screen. */
export const recentPlaces = createDappPlaces<DappPlace>()
