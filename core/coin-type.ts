/** The number of an EVM chain's coin [ENSIP-11]: its chain id, with the highest of 32 bits set. @param chainId a whole number below 2³¹ */
export const evmCoinType = (chainId: number): number => (0x80000000 | chainId) >>> 0
