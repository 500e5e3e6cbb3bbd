import type { Network } from '../../core/network.ts'

/** The dApp's pictures of networks, by their ids: for a wallet that does not know one. */
export const chainPictures = new Map<Network['id'], string | undefined>()
