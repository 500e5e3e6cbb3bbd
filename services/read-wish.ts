import * as z from 'zod/mini'
import type { CaipNetworkId } from '../core/caip.ts'
import { plainDecimal } from '../core/decimal.ts'
import { type ErrorCode, type ErrorParams, PorticoError } from '../core/errors.ts'
import { namespaceDetails } from '../core/namespace-details.ts'
import type { Network } from '../core/network.ts'
import { parse, parseJson, word } from '../core/schema.ts'
import type { TokenBalance } from '../core/token-balance.ts'
import type { Sender } from '../core/transfer.ts'
import { toUnits } from '../core/units.ts'
import type { Wish } from '../machines/ports.ts'

/** The account's tokens, and the app's networks. */
export interface WishDeps {
  sender: Sender
  tokens: readonly TokenBalance[]
  networks: readonly Network[]
}

const number = z.custom<string | number>((value) => typeof value === 'number' || parse(word, value) !== undefined)
const members = z.custom<Record<string, unknown>>((value) => typeof value === 'object' && value !== null)

/** Undefined if omitted. @throws the code if invalid. */
function optional<Schema extends z.ZodMiniType>(schema: Schema, value: unknown, code: ErrorCode, params?: ErrorParams) {
  if (value === undefined || value === null) return undefined
  const read = parse(schema, value)
  if (read === undefined) throw new PorticoError(code, params)
  return read
}

/** An invalid value as shown in a message. */
const quoted = (value: unknown): string => String(Object(value) === value ? typeof value : value).slice(0, 64)

/** The network, by its id within the namespace, or by its CAIP-2 id. @throws `wish.namespace`, `wish.network`. */
function networkOf(wish: Record<string, unknown>, { sender, networks }: WishDeps): CaipNetworkId {
  const unsupported = { namespace: quoted(wish.namespace) }
  const namespace = optional(word, wish.namespace, 'wish.namespace', unsupported) ?? sender.namespace
  // The account is in one namespace: the user has to connect to another one first.
  if (namespace !== sender.namespace) throw new PorticoError('wish.namespace', unsupported)
  const unknown = { id: quoted(wish.chainId) }
  const id = optional(number, wish.chainId, 'wish.network', unknown)
  if (id === undefined) return sender.caipNetworkId
  const ids = [String(id), `${namespace}:${id}`]
  const found = networks.find(
    ({ chainNamespace, caipNetworkId }) => chainNamespace === namespace && ids.includes(caipNetworkId),
  )
  if (!found) throw new PorticoError('wish.network', unknown)
  return found.caipNetworkId
}

/** The native currency unless another token is named. @throws `wish.token` if the account does not have it. */
function tokenOf(address: string | undefined, { sender, tokens, networks }: WishDeps): TokenBalance | undefined {
  const { ignoresCase } = namespaceDetails[sender.namespace]
  const spell = (each: string | undefined) => (ignoresCase ? each?.toLowerCase() : each)
  const found = tokens.find((each) => spell(each.address) === spell(address))
  if (!found && address !== undefined) throw new PorticoError('wish.token')
  if (found) return found
  const network = networks.find((each) => each.caipNetworkId === sender.caipNetworkId)
  return network && { caipNetworkId: sender.caipNetworkId, ...network.nativeCurrency, amount: '0' }
}

/**
 * The amount in the token's smallest unit.
 * @throws `transfer.amount` if it is invalid, or has more decimals than the token.
 */
function unitsOf(amount: string | number | undefined, token: TokenBalance | undefined): string | undefined {
  if (amount === undefined) return undefined
  if (!token) throw new PorticoError('wish.token')
  const units = toUnits((typeof amount === 'number' ? plainDecimal(amount) : amount) ?? '', token.decimals)
  if (units === undefined || units === '0') throw new PorticoError('transfer.amount')
  return units
}

/**
 * Parses the dApp's arguments of `open` for sending [send-wish].
 * @throws `transfer.amount`, `wish.namespace`, `wish.network`, `wish.token` or `transfer.receiver`.
 */
export function readWish(json: string, deps: WishDeps): Wish {
  const wish = parseJson(members, json) ?? {}
  const elsewhere = networkOf(wish, deps)
  const address = optional(word, wish.assetAddress, 'wish.token')
  const amount = optional(number, wish.amount, 'transfer.amount')
  const to = optional(word, wish.to, 'transfer.receiver')
  if (elsewhere !== deps.sender.caipNetworkId) return { elsewhere }
  const token = tokenOf(address, deps)
  const units = unitsOf(amount, token)
  return { ...(token && { token }), ...(units !== undefined && { units }), ...(to !== undefined && { to }) }
}
