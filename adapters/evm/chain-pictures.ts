/** The dApp's pictures of its networks, by wagmi's chain for each: for a wallet that does not know the chain. */
export const chainPictures = new WeakMap<object, string>()
