/**
 * The coin type of an EVM chain [ENSIP-11]: its chain id with the highest of 32 bits set.
 * @param chainId an integer below 2³¹
 */
export const evmCoinType = (chainId: number): number => (0x80000000 | chainId) >>> 0
