import { getAddress, isAddress } from 'viem'
import type { ConnectorType } from '../../core/connector.ts'
import { cleanName, isText, parseIcon } from '../../core/outside.ts'

/** The longest id of a connector. */
const longestId = 256

/** What a connector says of itself, fit to be shown; undefined where it has no usable id. */
export function parseConnector(said: { id: unknown; name: unknown; icon?: unknown }, type: ConnectorType) {
  const { id } = said
  if (!isText(id) || id.length === 0 || id.length > longestId) return undefined
  const name = isText(said.name) ? cleanName(said.name) : ''
  const icon = parseIcon(said.icon)
  return {
    id,
    name: name || cleanName(id),
    ...(icon !== undefined && { icon }),
    ...(type === 'ANNOUNCED' && isRdns(id) && { rdns: id }),
  }
}

const isRdns = (value: string): boolean => value.length <= 253 && /^[\w-]+(\.[\w-]+)+$/.test(value)

/** A checksummed address; undefined where it is none. */
export const parseAddress = (value: unknown) =>
  isText(value) && isAddress(value, { strict: false }) ? getAddress(value) : undefined

/** Checksummed addresses; undefined where one is malformed, or it is no list. */
export function parseAddresses(value: unknown) {
  if (!Array.isArray(value)) return undefined
  const addresses = value.map(parseAddress).filter((address) => address !== undefined)
  return addresses.length === value.length ? addresses : undefined
}

/** A chain id, written in any of the ways that wallets have; undefined where it is none. */
export function parseChainId(value: unknown): number | undefined {
  const isNumeral = isText(value) && /^(0x[\da-f]+|\d+)$/i.test(value)
  const id = isNumeral || typeof value === 'number' || typeof value === 'bigint' ? Number(value) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Hexadecimal data or a quantity, as JSON-RPC writes them; undefined where it is none. */
export const parseHex = (value: unknown): string | undefined =>
  isText(value) && /^0x[\da-f]*$/i.test(value) ? value : undefined

/** Whether something can be asked as a wallet's provider can (EIP-1193). */
export const isProvider = (
  value: unknown,
): value is { request(call: { method: string; params?: unknown }): Promise<unknown> } =>
  typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
