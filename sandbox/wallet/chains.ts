import { chainDisconnected, invalidParams, RpcError } from './errors.ts'

/** A chain as a wallet knows it. */
export interface WalletChain {
  chainId: number
  name: string
  rpcUrl: string
}

/** A wallet's chains, and its current one. */
export class Chains {
  readonly #known = new Map<number, WalletChain>()
  /** It may be a chain that the wallet does not know: then the wallet can't read anything. */
  current: number

  constructor(known: readonly WalletChain[], current: number) {
    for (const chain of known) this.add(chain)
    this.current = current
  }

  add(chain: WalletChain): void {
    this.#known.set(chain.chainId, chain)
  }

  get(chainId: number): WalletChain | undefined {
    return this.#known.get(chainId)
  }

  /** A chain's RPC address; the current chain's by default. */
  rpcUrl(chainId = this.current): string {
    const chain = this.#known.get(chainId)
    if (!chain) throw chainDisconnected(chainId)
    return chain.rpcUrl
  }
}

/** Parses a chain id from a dApp strictly: hexadecimal, without leading zeros. */
export function parseChainId(value: unknown): number {
  if (typeof value !== 'string' || !/^0x[1-9a-f][0-9a-f]{0,12}$/i.test(value)) {
    throw invalidParams(`Expected 0x-prefixed, unpadded, non-zero hexadecimal string 'chainId'. Received: ${value}`)
  }
  return Number(value)
}

/** A chain id in wallets' format. */
export const hexChainId = (chainId: number): string => `0x${chainId.toString(16)}`

/** Parses the argument of `wallet_addEthereumChain` (EIP-3085). */
export function parseAddedChain(value: unknown): WalletChain {
  const {
    chainId,
    chainName,
    rpcUrls,
    iconUrls = [],
    blockExplorerUrls = [],
  } = (value ?? {}) as { [key: string]: unknown }
  const id = parseChainId(chainId)
  if (typeof chainName !== 'string' || chainName === '') throw invalidParams("Expected non-empty string 'chainName'.")
  const rpcUrl: unknown = Array.isArray(rpcUrls) ? rpcUrls[0] : undefined
  for (const [name, urls] of Object.entries({ iconUrls, blockExplorerUrls })) {
    if (!Array.isArray(urls) || !urls.every((url) => URL.parse(url)?.protocol.startsWith('http')))
      throw invalidParams(`Expected addresses of pages on the web as '${name}'. Received: ${JSON.stringify(urls)}`)
  }
  // A page chooses this address and this process calls it, so it must be on this machine.
  if (typeof rpcUrl !== 'string' || !isLoopback(rpcUrl)) {
    throw invalidParams("Expected 'rpcUrls' with an http address on loopback: a sandbox wallet reaches nothing else.")
  }
  return { chainId: id, name: chainName, rpcUrl }
}

/** Sends one call to a node. */
export async function callNode(url: string, method: string, params: unknown): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] })
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    .then((response) => response.json() as Promise<{ result?: unknown; error?: RpcError }>)
    .catch(() => {
      throw new RpcError(-32603, 'The wallet got no answer from the chain.')
    })
  if (answer.error) throw new RpcError(answer.error.code, answer.error.message, answer.error.data)
  return answer.result
}

/** Whether an address is on this machine: a page must not make this process call other machines. */
export function isLoopback(url: string): boolean {
  const { protocol, hostname } = URL.parse(url) ?? {}
  return protocol === 'http:' && (hostname === '127.0.0.1' || hostname === 'localhost')
}
