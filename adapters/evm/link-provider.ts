import { PorticoError } from '../../core/errors.ts'
import { member } from '../../core/member.ts'
import type { Link } from '../walletconnect/index.ts'
import type { SessionPart } from '../walletconnect/session.ts'
import { parseAddress, parseChainId } from './parse.ts'
import { isProvider } from './provider.ts'

/** The dependencies of a provider. */
interface LinkProviderDeps {
  link: Link
  accounts(): readonly string[]
  chainId(): number
  part(): SessionPart | undefined
  /** Switches to a chain, if the wallet has approved it, and returns whether it has. */
  go(chainId: number): boolean
  /** The dApp's own nodes. */
  node(chainId: number): unknown
}

interface Call {
  method: string
  params?: unknown
}

type Heard = (payload: unknown) => void

/** Methods that only a wallet can execute, granted or not: they never go to a node. */
const ofWallets = /^(wallet_|personal_|eth_(sign|sendTransaction))/

/** The methods whose result depends on the chain that the wallet executes them on. */
const ofOneChain = /^(eth_(sendTransaction|signTransaction)|wallet_sendCalls)$/

/** The methods that switch the chain. */
const ofChains = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']

/** An EIP-1193 provider for a session. Requests that nodes can answer go to the dApp's own. */
export class LinkProvider {
  readonly #deps: LinkProviderDeps
  readonly #heard = new Map<string, Set<Heard>>()

  constructor(deps: LinkProviderDeps) {
    this.#deps = deps
  }

  async request({ method, params }: Call): Promise<unknown> {
    const { accounts, chainId, part, go, node } = this.#deps
    const granted = part()
    if (!granted) throw notConnected()
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [...accounts()]
    if (method === 'eth_chainId') return `0x${chainId().toString(16)}`
    if (method === 'wallet_switchEthereumChain' && go(chainIn(params))) return null

    if (!granted.methods.includes(method)) {
      if (ofChains.includes(method)) throw rpcError(4902, 'The wallet goes to no other chain.')
      if (ofWallets.test(method)) throw rpcError(4200, 'The wallet has not granted this.')
      const nodes = node(chainId())
      if (!isProvider(nodes)) throw new PorticoError('rpc.failed')
      return nodes.request({ method, params })
    }
    const signer = signerIn(method, params)
    if (signer !== undefined && !granted.accounts.some(({ address }) => parseAddress(address) === signer))
      throw rpcError(4100, 'The wallet does not share this account.')

    const answer = await this.#ask(granted, { method, params })
    // A wallet that has added the chain reports it; one that approves but adds nothing is waited for.
    if (method === 'wallet_switchEthereumChain') go(chainIn(params))
    return answer
  }

  on(event: string, heard: Heard): this {
    this.#heard.set(event, (this.#heard.get(event) ?? new Set()).add(heard))
    return this
  }

  removeListener(event: string, heard: Heard): this {
    this.#heard.get(event)?.delete(heard)
    return this
  }

  emit(event: string, payload: unknown): void {
    for (const heard of [...(this.#heard.get(event) ?? [])]) heard(payload)
  }

  async #ask({ accounts }: SessionPart, { method, params }: Call): Promise<unknown> {
    const { link, chainId } = this.#deps
    // Calls name their chain.
    const target = (method === 'wallet_sendCalls' && chainIn(params)) || chainId()
    const here = accounts.find(({ network }) => network === `eip155:${target}`)
    // Under another chain's id, the wallet would execute it there.
    if (!here && ofOneChain.test(method)) throw notOnChain()
    const current = here ?? accounts[0]
    if (!current) throw notConnected()
    const working = await link.load()
    const asked = { method, ...(typeof params === 'object' && params !== null && { params }) }
    try {
      return await working.request(current.network, asked)
    } catch (cause) {
      if (cause instanceof Error || typeof cause !== 'object' || cause === null) throw cause
      const { code, message, data } = { code: -32603, message: '', data: undefined, ...cause }
      throw rpcError(code, message, data)
    }
  }
}

/** The request was not sent to the wallet at all [send-undecided]. */
const notConnected = (): Error =>
  Object.assign(new Error('There is no session.', { cause: new PorticoError('wallet.notConnected') }), { code: 4900 })

/** The session lacks the wallet's current chain, or the one that a batch of calls names, so the request was not sent to the wallet. */
const notOnChain = (): Error =>
  Object.assign(new Error('The session lacks the chain.', { cause: new PorticoError('chain.mismatch') }), {
    code: 4901,
  })

/** Wallets at the other end of a relay return errors as plain objects. */
const rpcError = (code: unknown, message: unknown, data?: unknown): Error =>
  Object.assign(new Error(String(message)), { code, ...(data !== undefined && { data }) })

const firstOf = (params: unknown): unknown => (Array.isArray(params) ? params[0] : undefined)

const chainIn = (params: unknown): number => parseChainId(member(firstOf(params), 'chainId')) ?? 0

/** The account that signs a call, if the call names it at a known position. */
function signerIn(method: string, params: unknown) {
  if (!Array.isArray(params)) return undefined
  const [first, second]: unknown[] = params
  if (method === 'personal_sign') return parseAddress(second)
  if (method.startsWith('eth_signTypedData')) return parseAddress(first)
  const isCall = method === 'eth_sendTransaction' || method === 'eth_signTransaction'
  return isCall ? parseAddress(member(first, 'from')) : undefined
}
