import { mainnet, sepolia } from 'portico/networks'

export const networks = [mainnet, sepolia] as const
