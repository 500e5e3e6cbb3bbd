import { EthersAdapter, type EthersAdapterOptions } from './ethers.ts'

export type Ethers5AdapterOptions = EthersAdapterOptions

/**
 * EVM wallets for a dApp with ethers 5. The provider is the same: `new ethers.providers.Web3Provider(walletProvider)`.
 */
export class Ethers5Adapter extends EthersAdapter {}
