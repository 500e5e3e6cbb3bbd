import { ECDH } from 'node:crypto'
import {
  type Address,
  formatEther,
  type Hex,
  hexToBigInt,
  isAddress,
  isHex,
  numberToHex,
  pad,
  size,
  toFunctionSelector,
} from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import * as z from 'zod'
import { invalidParams } from '../../../wallet/errors.ts'
import type { Row } from '../../../wallet/protocol.ts'

const address = z.custom<Address>((value) => typeof value === 'string' && isAddress(value, { strict: false }))
const hex = z.custom<Hex>((value) => isHex(value))
const amount = z.union([hex, z.string().regex(/^\d+$/), z.number().int().nonnegative()]).transform(BigInt)
const seconds = z.number().int().nonnegative()
const OPERATORS = ['EQUAL', 'GREATER_THAN', 'LESS_THAN'] as const

interface Input {
  type: string
  components?: Input[] | undefined
}
const Input: z.ZodType<Input> = z.lazy(() =>
  z.object({ type: z.string().max(100), components: z.array(Input).max(50).optional() }),
)
const AbiItem = z.object({
  type: z.string().max(50),
  name: z.string().max(200).optional(),
  inputs: z.array(Input).max(50).default([]),
})

const ContractCall = z.object({
  type: z.literal('contract-call'),
  data: z.object({
    address,
    abi: z.array(AbiItem).max(500),
    functions: z
      .array(
        z.object({
          functionName: z.string().max(200),
          args: z
            .array(z.object({ operator: z.enum(OPERATORS), value: z.unknown() }).nullable())
            .max(32)
            .optional(),
          valueLimit: amount.optional(),
        }),
      )
      .min(1)
      .max(50),
  }),
})
const recurring = { allowance: amount, start: seconds, period: seconds.positive() }
const Native = z.object({ type: z.literal('native-token-recurring-allowance'), data: z.object(recurring) })
const Erc20 = z.object({ type: z.literal('erc20-recurring-allowance'), data: z.object({ address, ...recurring }) })

/** A dApp's request in `wallet_grantPermissions`. */
export const PermissionRequest = z.object({
  chainId: z.union([z.string().max(100), z.number()]),
  address: address.optional(),
  expiry: seconds,
  signer: z.object({
    type: z.literal('keys'),
    data: z.object({
      keys: z
        .array(z.object({ type: z.enum(['secp256k1', 'secp256r1']), publicKey: hex }))
        .min(1)
        .max(10),
    }),
  }),
  permissions: z
    .array(z.discriminatedUnion('type', [ContractCall, Native, Erc20]))
    .min(1)
    .max(20),
  // The account enforces no policies, so none can be accepted.
  policies: z.array(z.unknown()).max(0, 'Policies are not supported.').optional(),
})
export type PermissionRequest = z.infer<typeof PermissionRequest>

/** The same in the format of the account's contract. */
export function permissionOf({ expiry, signer, permissions }: PermissionRequest) {
  return {
    keys: signer.data.keys.map(({ type, publicKey }) =>
      type === 'secp256k1'
        ? { kind: 0, data: ethereumKey(publicKey) }
        : { kind: 1, data: point(publicKey, 'prime256v1') },
    ),
    expiry: BigInt(expiry),
    rules: permissions.flatMap((permission) => (permission.type === 'contract-call' ? rulesOf(permission.data) : [])),
    allowances: permissions.flatMap((permission) => {
      if (permission.type === 'contract-call') return []
      const token: Address = 'address' in permission.data ? permission.data.address : `0x${'0'.repeat(40)}`
      const { allowance, start, period } = permission.data
      return [{ token, amount: allowance, start: BigInt(start), period: BigInt(period) }]
    }),
  }
}

/** How the request is shown to the user. */
export function permissionRows({ expiry, signer, permissions }: PermissionRequest): Row[] {
  return [
    ...signer.data.keys.map(({ type, publicKey }) => ({ label: 'Key', value: `${type} ${publicKey}` })),
    { label: 'Until', value: new Date(expiry * 1000).toISOString() },
    ...permissions.map((permission) => {
      if (permission.type === 'contract-call') {
        const calls = permission.data.functions.map(
          ({ functionName, valueLimit = 0n, args }) =>
            `${functionName}${args ? ' with conditions' : ''}, with up to ${formatEther(valueLimit)} ETH`,
        )
        return { label: 'May call', value: `${calls.join('; ')} of ${permission.data.address}` }
      }
      const { allowance, period } = permission.data
      const what =
        'address' in permission.data
          ? `${allowance} units of ${permission.data.address}`
          : `${formatEther(allowance)} ETH`
      return { label: 'May spend', value: `${what} every ${period} seconds` }
    }),
  ]
}

function rulesOf({ address: target, abi, functions }: z.infer<typeof ContractCall>['data']) {
  return functions.map(({ functionName, args = [], valueLimit = 0n }) => ({
    ...{ target, selector: selectorOf(functionName, abi), valueLimit },
    conditions: args.flatMap((condition, index) =>
      condition
        ? [{ position: BigInt(index), operator: OPERATORS.indexOf(condition.operator), value: wordOf(condition.value) }]
        : [],
    ),
  }))
}

function selectorOf(name: string, abi: readonly z.infer<typeof AbiItem>[]): Hex {
  if (isHex(name) && size(name) === 4) return name
  const [only, ...others] = abi.filter((item) => item.type === 'function' && item.name === name)
  if (!only || others.length > 0) throw invalidParams(`The ABI has no single function ${name}.`)
  try {
    return toFunctionSelector(`function ${name}(${only.inputs.map(typeOf).join(',')})`)
  } catch {
    throw invalidParams(`The function ${name} of the ABI is malformed.`)
  }
}

/** A type, as written in a function's signature. */
function typeOf({ type, components }: Input): string {
  return components ? `(${components.map(typeOf).join(',')})${type.slice('tuple'.length)}` : type
}

/** A condition's value, encoded as in a call: 32 bytes. */
function wordOf(value: unknown): Hex {
  if (isHex(value) && size(value) <= 32) return pad(value)
  if (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))) {
    return numberToHex(BigInt(value), { size: 32 })
  }
  throw invalidParams('A condition compares with one word: a number, an address or 32 bytes.')
}

/** The two coordinates of a public key, which may be compressed. */
function point(publicKey: Hex, curve: 'secp256k1' | 'prime256v1'): Hex {
  const given = publicKey.slice(2)
  const whole = given.length === 128 ? `04${given}` : given
  try {
    return `0x${ECDH.convertKey(whole, curve, 'hex', 'hex', 'uncompressed').toString().slice(2)}`
  } catch {
    throw invalidParams(`${publicKey} is no public key.`)
  }
}

function ethereumKey(publicKey: Hex): Hex {
  if (size(publicKey) === 20 && hexToBigInt(publicKey) > 0n) return publicKey
  return publicKeyToAddress(`0x04${point(publicKey, 'secp256k1').slice(2)}`)
}
