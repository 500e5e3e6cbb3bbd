import { getAddress, isAddress } from 'viem'
import type { ConnectorType } from '../../core/connector.ts'

const longest = { name: 64, id: 256, dataIcon: 256 * 1024, link: 2048 }

/** Control characters, bidi overrides and what has no width: they make one name look like another. */
const unseen = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/gu

/** A name as a list can show it, at most 64 characters long; empty where nothing is left of it. */
function cleanName(name: string): string {
  const characters = Array.from(name.slice(0, 1024).replace(unseen, ' ').replace(/\s+/g, ' ').trim())
  return characters.length > longest.name
    ? `${characters
        .slice(0, longest.name - 1)
        .join('')
        .trim()}…`
    : characters.join('')
}

const isIcon = (icon: string): boolean =>
  icon.startsWith('https:')
    ? icon.length <= longest.link && URL.canParse(icon)
    : icon.length <= longest.dataIcon && /^data:image\/(svg\+xml|png|webp|jpeg|gif)[;,]/.test(icon)

// Guards by hand, and not zod: for what little a wallet says before it is connected, its 6.5 kB would be the
// largest single part of the open modal's budget.

const isText = (value: unknown): value is string => typeof value === 'string'

/** What a connector says of itself, fit to be shown; undefined where it has no usable id. */
export function parseConnector(said: { id: unknown; name: unknown; icon?: unknown }, type: ConnectorType) {
  const { id } = said
  if (!isText(id) || id.length === 0 || id.length > longest.id) return undefined
  const name = isText(said.name) ? cleanName(said.name) : ''
  const icon = isText(said.icon) ? said.icon.trim() : ''
  return {
    id,
    name: name || cleanName(id),
    ...(isIcon(icon) && { icon }),
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
