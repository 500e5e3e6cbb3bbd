import { getAddress, isAddress } from 'viem'
import * as z from 'zod/mini'
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

const id = z.string().check(z.minLength(1), z.maxLength(longest.id))
const name = z.catch(z.pipe(z.string(), z.transform(cleanName)), '')
const icon = z.catch(z.optional(z.string().check(z.trim(), z.refine(isIcon))), () => undefined)
const rdns = z.catch(z.optional(z.string().check(z.maxLength(253), z.regex(/^[\w-]+(\.[\w-]+)+$/))), () => undefined)

const connectorSchema = z.object({ id, name, icon })

/** What a connector says of itself, fit to be shown; undefined where it has no usable id. */
export function parseConnector(said: { id: unknown; name: unknown; icon?: unknown }, type: ConnectorType) {
  const { id, name, icon } = said
  const parsed = connectorSchema.safeParse({ id, name, icon })
  if (!parsed.success) return undefined
  const known = type === 'ANNOUNCED' ? rdns.parse(parsed.data.id) : undefined
  return {
    id: parsed.data.id,
    name: parsed.data.name || cleanName(parsed.data.id),
    ...(parsed.data.icon !== undefined && { icon: parsed.data.icon }),
    ...(known !== undefined && { rdns: known }),
  }
}

const address = z.pipe(
  z.string().check(z.refine((value) => isAddress(value, { strict: false }))),
  z.transform((value) => getAddress(value)),
)
const addresses = z.array(address)

/** A checksummed address; undefined where it is none. */
export const parseAddress = (value: unknown) => address.safeParse(value).data

/** Checksummed addresses; undefined where one is malformed, or it is no list. */
export const parseAddresses = (value: unknown) => addresses.safeParse(value).data

const chainId = z.pipe(
  z.pipe(z.union([z.number(), z.bigint(), z.string().check(z.regex(/^(0x[\da-f]+|\d+)$/i))]), z.transform(Number)),
  z.int().check(z.positive()),
)

/** A chain id, written in any of the ways that wallets have; undefined where it is none. */
export const parseChainId = (value: unknown): number | undefined => chainId.safeParse(value).data

const hex = z.string().check(z.regex(/^0x[\da-f]*$/i))

/** Hexadecimal data or a quantity, as JSON-RPC writes them; undefined where it is none. */
export const parseHex = (value: unknown): string | undefined => hex.safeParse(value).data

// `z.function` would weigh more than all the rest of this file.
const provider = z.object({ request: z.custom((value) => typeof value === 'function') })

/** Whether a wallet's provider can be asked (EIP-1193). */
export const isProvider = (
  value: unknown,
): value is { request(call: { method: string; params?: unknown }): Promise<unknown> } =>
  provider.safeParse(value).success
