import { type Address, formatEther, type Hex, isAddress, isHex, toHex } from 'viem'
import * as z from 'zod'
import { hexChainId, type WalletChain } from '../../../wallet/chains.ts'
import { invalidParams, RpcError, unauthorized, unsupported } from '../../../wallet/errors.ts'
import type { Row } from '../../../wallet/protocol.ts'
import { sendTransaction } from '../../../wallet/signer.ts'
import type { User } from '../../users.ts'
import type { RpcTask } from '../task.ts'
import { assetsOf } from './assets.ts'
import { Batches } from './batches.ts'
import { Grants } from './grants.ts'
import { type Call, SmartAccount } from './smart-account.ts'
import type { SmartCall } from './smart-call.ts'

/** The most calls in a batch. */
const MOST = 100

const hex = z.custom<Hex>((value) => isHex(value))
const address = z.custom<Address>((value) => typeof value === 'string' && isAddress(value, { strict: false }))
const SendCalls = z.object({
  ...{ version: z.string().max(20).optional(), id: z.string().max(4096).optional() },
  ...{ from: address.optional(), atomicRequired: z.boolean().optional() },
  chainId: z.union([z.string().max(100), z.number()]).optional(),
  capabilities: z.record(z.string(), z.unknown()).optional(),
  calls: z.array(z.object({ to: address, value: z.string().max(80).optional(), data: hex.optional() })).min(1),
})

/** The methods of smart accounts: batches and permissions. */
export class SmartRequests {
  readonly #chains: readonly WalletChain[]
  readonly #batches = new Batches()
  readonly #grants = new Grants()

  /** `chains` are the chains with smart accounts. */
  constructor(chains: readonly WalletChain[]) {
    this.#chains = chains
  }

  /** The chains with smart accounts. */
  get networks(): number[] {
    return this.#chains.map(({ chainId }) => chainId)
  }

  /** The user's smart account on a chain, if the chain supports one. */
  accountOn(user: User, chainId: number): SmartAccount | undefined {
    const chain = this.#chains.find((each) => each.chainId === chainId)
    return chain && new SmartAccount(user.smart, chain)
  }

  async task(call: SmartCall): Promise<RpcTask> {
    const { method, params } = call
    const [first] = Array.isArray(params) ? params : [params]
    if (method === 'wallet_getCapabilities') return { run: () => this.#capabilities(call) }
    if (method === 'wallet_getCallsStatus') return { run: () => this.#batches.status(first) }
    if (method === 'wallet_getAssets') return { run: () => assetsOf(first, this.#chains) }
    if (method === 'wallet_sendCalls') return this.#sendCalls(call, read(SendCalls, first))
    const account = new SmartAccount(call.user.smart, this.#chainFor(first, call.chain))
    if (method === 'wallet_grantPermissions') return this.#grants.granting(call, account, first)
    if (method === 'wallet_revokePermissions') return this.#grants.revoking(call, account, first)
    throw unsupported(method)
  }

  async #capabilities({ user, address: own, params }: SmartCall): Promise<object> {
    const [asked = own, only] = Array.isArray(params) ? params : []
    const known = [user.evm.address, user.smart.address].find(
      (each) => each.toLowerCase() === String(asked).toLowerCase(),
    )
    if (!known) throw unauthorized()
    const chains = this.#chains.filter(({ chainId }) => !Array.isArray(only) || only.map(Number).includes(chainId))
    const entries = chains.map(async (chain) => {
      const [id, assetDiscovery] = [hexChainId(chain.chainId), { supported: true }]
      if (known === user.evm.address) return [id, { atomic: { status: 'unsupported' }, assetDiscovery }]
      const deployed = await new SmartAccount(user.smart, chain).isDeployed()
      const atomic = { status: deployed ? 'supported' : 'ready' }
      return [id, { atomic, atomicBatch: { supported: true }, permissions: { supported: true }, assetDiscovery }]
    })
    return Object.fromEntries(await Promise.all(entries))
  }

  async #sendCalls(call: SmartCall, asked: z.infer<typeof SendCalls>): Promise<RpcTask> {
    const { user } = call
    const chain = this.#chainFor(asked, call.chain)
    if (asked.calls.length > MOST) throw new RpcError(5740, `A batch has at most ${MOST} calls.`)
    const needed = Object.entries(asked.capabilities ?? {}).find(([, value]) => !isOptional(value))
    if (needed) throw new RpcError(5700, `The capability ${needed[0]} is not supported.`)
    const from = asked.from ?? call.address
    const isSmart = sameAddress(from, user.smart.address)
    if (!isSmart && !sameAddress(from, user.evm.address)) throw unauthorized()
    if (!isSmart && asked.atomicRequired) throw new RpcError(5760, 'This account can not do all or nothing.')
    const id = this.#batches.nameFor(asked.id)
    const calls = asked.calls.map(({ to, value, data = '0x' }) => ({ to, value: amountOf(value), data }))
    const account = new SmartAccount(user.smart, chain)
    const upgrade = isSmart && !(await account.isDeployed())
    return {
      contents: {
        title: isSmart ? `Send ${calls.length} calls at once` : `Send ${calls.length} transactions`,
        rows: [
          { label: 'Network', value: `${chain.name} (${chain.chainId})` },
          { label: 'From', value: from },
          ...(upgrade ? [{ label: 'Upgrade', value: 'With this your account becomes a smart account.' }] : []),
          ...calls.map(callRow),
        ],
      },
      run: async () => {
        const hashes = isSmart ? [await account.execute(calls)] : await oneByOne(user, chain, calls)
        this.#batches.add(id, { chain, hashes, atomic: isSmart })
        // The first draft's answer was the plain id.
        return asked.version?.startsWith('1') ? id : { id }
      },
    }
  }

  #chainFor(asked: unknown, otherwise: WalletChain): WalletChain {
    const { chainId = otherwise.chainId } = (asked ?? {}) as { chainId?: unknown }
    const number = Number(String(chainId).replace(/^eip155:/, ''))
    const chain = this.#chains.find((each) => each.chainId === number)
    if (!chain) throw new RpcError(5710, `There are no smart accounts on chain ${String(chainId)}.`)
    return chain
  }
}

async function oneByOne({ evm }: User, chain: WalletChain, calls: readonly Call[]): Promise<Hex[]> {
  const hashes: Hex[] = []
  for (const { to, value, data } of calls) {
    hashes.push(await sendTransaction(evm, chain.rpcUrl, { from: evm.address, to, value: toHex(value), data }))
  }
  return hashes
}

const callRow = ({ to, value, data }: Call, index: number): Row => ({
  label: `Call ${index + 1}`,
  value: `${formatEther(value)} ETH to ${to}${data === '0x' ? '' : `\n${data}`}`,
})

function amountOf(value = '0x0'): bigint {
  if (!/^(0x[\da-f]+|\d+)$/i.test(value)) throw invalidParams(`Expected a number as 'value'. Received: ${value}`)
  return BigInt(value)
}

const isOptional = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'optional' in value && value.optional === true

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

function read<T>(schema: z.ZodType<T>, given: unknown): T {
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw invalidParams(z.prettifyError(parsed.error))
  return parsed.data
}
