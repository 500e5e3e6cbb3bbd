import * as z from 'zod/mini'
import { type CaipNetworkId, parseCaipNetworkId } from '../core/caip.ts'
import { PorticoError } from '../core/errors.ts'
import { lenient, listOf, parse, parseJson, record, word } from '../core/schema.ts'
import type { Permission, SessionHolder } from '../core/smart-session.ts'
import { permissionOf, permissions } from './blockchain-api/permissions.ts'

/** The maximum length of a dApp's request, in characters. */
const longest = 64 * 1024

const key = z.object({ type: word, publicKey: word })
const signer = z.object({ type: word, data: z.object({ keys: listOf(key, 10) }) })
const chain = z.custom<string | number>((value) => ['string', 'number'].includes(typeof value))
const members = z.object({
  chainId: chain,
  address: lenient(word),
  expiry: z.custom<number>((value) => Number.isSafeInteger(value) && Number(value) > 0 && Number(value) < 1e11),
  signer,
  permissions: z.array(record),
  policies: lenient(z.array(record)),
})
const asked = z.object({ id: word, request: z.unknown() })

/** A dApp's request: in the format of the wallet, and parsed. */
export interface PermissionRequest {
  /** As the dApp wrote it, for the account. */
  request: { expiry: number; signer: z.output<typeof signer>; permissions: object[]; policies: object[] } & {
    chainId: string
    address: string
  }
  permissions: readonly Permission[]
  expiresAt: number
}

const refuse = (reason: string) => new PorticoError('session.request', { reason })

/** The id under which the dApp's page waits for an answer; undefined if none waits. */
export const idOfWish = (json: string): string | undefined => parseJson(asked, json)?.id

/**
 * Parses a dApp's request for permissions [sessions-request].
 * @throws `session.request` if it is invalid, `chain.mismatch` if it is for another network than the account's,
 * `wallet.unauthorized` if it is for another account.
 */
export function readPermissionRequest(json: string, holder: SessionHolder, now: number): PermissionRequest {
  if (json.length > longest) throw refuse('it is too long')
  const said = parse(members, parseJson(asked, json)?.request)
  if (!said) throw refuse('a part is missing')
  if (said.signer.data.keys.length === 0) throw refuse('there is no key')
  if (said.permissions.length === 0) throw refuse('there is no permission')
  if (said.expiry * 1_000 <= now) throw refuse('it has expired')
  if (numberOf(said.chainId) !== chainIdOf(holder.caipNetworkId)) throw new PorticoError('chain.mismatch')
  const { address = holder.address, policies = [], expiry, ...rest } = said
  if (address.toLowerCase() !== holder.address.toLowerCase()) throw new PorticoError('wallet.unauthorized')
  const described = (parse(permissions, said.permissions) ?? []).map(permissionOf)
  if (described.length < said.permissions.length) throw refuse('a permission has no type')
  const chainId = `0x${chainIdOf(holder.caipNetworkId).toString(16)}`
  const request = { ...rest, chainId, address: holder.address, expiry, policies }
  return { request, permissions: described, expiresAt: expiry * 1_000 }
}

const chainIdOf = (id: CaipNetworkId): number => Number(parseCaipNetworkId(id).reference)

/** A chain's number, from hex, decimal or CAIP-2. */
const numberOf = (chainId: string | number): number => Number(String(chainId).split(':').at(-1))
