import { SolanaCore } from '../wallet/solana/core.ts'
import { SolanaNamespace } from '../wallet/solana/namespace.ts'
import type { MakeSolana } from '../wallet/wallets.ts'
import { solanaAccount, solanaAccounts } from './accounts.ts'
import { SolanaNode } from './node.ts'
import { solanaToken } from './token.ts'

/** The two clusters of a sandbox. */
export interface SolanaClusters {
  /** "Portico Sol One". */
  readonly one: SolanaNode
  /** "Portico Sol Two". */
  readonly two: SolanaNode
}

/** The addresses of Solana in a running sandbox. */
export interface SolanaWorld {
  clusters: {
    id: SolanaNode['id']
    name: string
    genesisHash: string
    rpcUrl: string
    wsUrl: string
    nativeCurrency: SolanaNode['nativeCurrency']
  }[]
  token: { mint: string; name: string; symbol: string; decimals: number }
  accounts: string[]
}

/** All of Solana in a sandbox. Loaded only if it is requested. */
export class SolanaPart {
  readonly clusters: SolanaClusters

  private constructor(clusters: SolanaClusters) {
    this.clusters = clusters
  }

  /** Starts both clusters. */
  static async start(ports: { one: number; two: number }, log: (line: string) => void): Promise<SolanaPart> {
    const one = await SolanaNode.start({ name: 'Portico Sol One', port: ports.one, log })
    try {
      return new SolanaPart({ one, two: await SolanaNode.start({ name: 'Portico Sol Two', port: ports.two, log }) })
    } catch (error) {
      await one.destroy()
      throw error
    }
  }

  get world(): SolanaWorld {
    return {
      clusters: this.#nodes.map(({ id, name, genesisHash, url, wsUrl, nativeCurrency }) => ({
        ...{ id, name, genesisHash, rpcUrl: url, wsUrl, nativeCurrency },
      })),
      token: { ...solanaToken },
      accounts: solanaAccounts.map(({ address }) => address),
    }
  }

  /** Creates the Solana side of a wallet, with its own connection to the clusters. */
  readonly makeWallet: MakeSolana = (accounts, lock, notify) =>
    new SolanaNamespace(new SolanaCore(accounts.map(solanaAccount), this.#nodes, lock, notify))

  async destroy(): Promise<void> {
    await Promise.all(this.#nodes.map((node) => node.destroy()))
  }

  get #nodes(): SolanaNode[] {
    return [this.clusters.one, this.clusters.two]
  }
}
