import {
  type Address,
  createWalletClient,
  type Hex,
  http,
  isHex,
  type LocalAccount,
  type TransactionRequest,
  type TypedDataDefinition,
} from 'viem'
import { fromNode, invalidParams } from './errors.ts'

/** `[message, address]` of `personal_sign`. */
export function parsePersonalSign(params: unknown): { message: string; from: string } {
  const [message, from] = list(params)
  if (typeof message !== 'string' || typeof from !== 'string') {
    throw invalidParams('personal_sign takes a message and an address.')
  }
  return { message, from }
}

/** `[address, data]` of `eth_signTypedData_v4`. The data may be text or an object. */
export function parseTypedData(params: unknown): { from: string; data: TypedDataDefinition } {
  const [from, given] = list(params)
  const data = (typeof given === 'string' ? parseJson(given) : given) as TypedDataDefinition | undefined
  if (typeof from !== 'string' || !data?.types || !data.primaryType || !data.message) {
    throw invalidParams('eth_signTypedData_v4 takes an address and EIP-712 data.')
  }
  return { from, data }
}

const NUMBERS = ['value', 'gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas', 'nonce', 'chainId'] as const

/** A transaction in `eth_sendTransaction`'s format: every number is hexadecimal. */
export type RawTransaction = { from: string; to?: string; data?: Hex } & {
  [field in (typeof NUMBERS)[number]]?: Hex
}

/** `[transaction]` of `eth_sendTransaction`. */
export function parseTransaction(params: unknown): RawTransaction {
  const [given] = list(params)
  const { from, to, ...fields } = (given ?? {}) as Record<string, unknown>
  if (typeof from !== 'string') throw invalidParams("Expected an address as 'from'.")
  if (to !== undefined && to !== null && typeof to !== 'string') throw invalidParams("Expected an address as 'to'.")
  const raw: Record<string, unknown> = { from, ...(to ? { to } : {}) }
  for (const field of NUMBERS) {
    const value = fields[field] ?? undefined
    if (value === undefined) continue
    if (typeof value !== 'string' || !/^0x[\da-f]+$/i.test(value)) {
      throw invalidParams(`Expected a hexadecimal number as '${field}'. Received: ${value}`)
    }
    raw[field] = value
  }
  const data = fields.data ?? fields.input ?? undefined
  if (data !== undefined && !isHex(data)) throw invalidParams(`Expected hexadecimal 'data'. Received: ${data}`)
  if (data !== undefined) raw.data = data
  return raw as RawTransaction
}

/** Signs a message: a hexadecimal text is signed as bytes, any other as text. */
export function signPersonal(account: LocalAccount, message: string): Promise<Hex> {
  return account.signMessage({ message: isHex(message) ? { raw: message } : message })
}

/** Signs EIP-712 data. */
export function signTypedData(account: LocalAccount, data: TypedDataDefinition): Promise<Hex> {
  // EIP712Domain is part of the transmitted data; viem derives it from the domain.
  const { EIP712Domain: _, ...types } = data.types as Record<string, unknown>
  return account.signTypedData({ ...data, types } as TypedDataDefinition).catch((error: Error) => {
    throw invalidParams(error.message)
  })
}

/** Fills in missing fields, signs and sends. */
export async function sendTransaction(account: LocalAccount, rpcUrl: string, raw: RawTransaction): Promise<Hex> {
  const number = (value: Hex | undefined) => (value === undefined ? undefined : BigInt(value))
  const fields = {
    to: raw.to as Address | undefined,
    data: raw.data,
    value: number(raw.value),
    gas: number(raw.gas),
    gasPrice: number(raw.gasPrice),
    maxFeePerGas: number(raw.maxFeePerGas),
    maxPriorityFeePerGas: number(raw.maxPriorityFeePerGas),
    nonce: raw.nonce === undefined ? undefined : Number(raw.nonce),
  }
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  const client = createWalletClient({ account, transport: http(rpcUrl, { retryCount: 0 }) })
  try {
    return await client.sendTransaction({ ...(given as TransactionRequest), chain: null, account })
  } catch (error) {
    throw fromNode(error)
  }
}

function list(params: unknown): unknown[] {
  return Array.isArray(params) ? params : []
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
