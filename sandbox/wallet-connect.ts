import type { SandboxNode } from './evm/node.ts'
import { type Listening, listen } from './net/listen.ts'
import { PROJECT_ID } from './phone/client.ts'
import type { Phone } from './phone/phone.ts'
import { type PhoneOptions, Phones } from './phone/phones.ts'
import { phoneServer } from './phone/server.ts'
import { Relay } from './relay/relay.ts'
import type { SolanaPart } from './solana/start.ts'
import type { WalletChain } from './wallet/chains.ts'
import { Lock } from './wallet/lock.ts'

/** The addresses of WalletConnect in a running sandbox. */
export interface WalletConnectWorld {
  projectId: string
  /** For a client's `relayUrl`. */
  relayUrl: string
  /** Replaces the other services that a client calls: pulse, verify and rpc. */
  servicesUrl: string
  /** The page of a phone. A link that opens a wallet leads to `/wc?uri=` on the same site. */
  phoneUrl: string
}

/** What WalletConnect needs from the rest of the sandbox. */
interface Around {
  ports: { relay: number; phone: number }
  log: (line: string) => void
  nodes: readonly SandboxNode[]
  solana: SolanaPart | undefined
}

/** All of WalletConnect in a sandbox. Loaded only if it is requested. */
export class WalletConnectPart {
  readonly relay: Relay
  readonly #phones: Phones
  readonly #site: Listening

  private constructor(relay: Relay, phones: Phones, site: Listening) {
    this.relay = relay
    this.#phones = phones
    this.#site = site
  }

  static async start({ ports, log, nodes, solana }: Around): Promise<WalletConnectPart> {
    const makeSolana = solana && (await solanaPhones(solana))
    const clusters = solana ? [solana.clusters.one, solana.clusters.two] : []
    const urls = new Map<string, string>([
      ...nodes.map(({ chainId, url }) => [`eip155:${chainId}`, url] as const),
      ...clusters.map(({ id, url }) => [id, url] as const),
    ])
    const relay = await Relay.start({ port: ports.relay, log, nodeOf: (chain) => urls.get(chain) })
    const chains = nodes.map(({ chainId, name, directUrl }): WalletChain => ({ chainId, name, rpcUrl: directUrl }))
    try {
      const phones = new Phones({ relayUrl: relay.url, url: () => site.url, chains, makeSolana })
      const site: Listening = await listen(phoneServer(phones), { name: 'Phone', port: ports.phone, log })
      return new WalletConnectPart(relay, phones, site)
    } catch (error) {
      await relay.destroy()
      throw error
    }
  }

  get world(): WalletConnectWorld {
    const { url, servicesUrl } = this.relay
    return { projectId: PROJECT_ID, relayUrl: url, servicesUrl, phoneUrl: this.#site.url }
  }

  /** Creates a phone, or returns the one with this id. */
  createPhone(options?: PhoneOptions): Promise<Phone> {
    return this.#phones.create(options)
  }

  async destroy(): Promise<void> {
    await this.#phones.destroy()
    await Promise.all([this.relay.destroy(), this.#site.close()])
  }
}

async function solanaPhones(part: SolanaPart) {
  const { PhoneSolana } = await import('./phone/solana.ts')
  return (accounts: readonly number[]) => new PhoneSolana(part.makeWallet(accounts, new Lock(), () => {}))
}
