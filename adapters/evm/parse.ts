import { getAddress, isAddress } from 'viem'
import * as z from 'zod/mini'
import type { ConnectorType } from '../../core/connector.ts'
import { member } from '../../core/member.ts'
import { cleanName, icon, shownName } from '../../core/sanitize.ts'
import { formed, lenient, made, parse, text, word } from '../../core/schema.ts'
import { mostAccounts } from './provider.ts'

const connector = z.object({ id: word, name: shownName, icon: lenient(icon) })

const rdns = formed(253, /^[\w-]+(\.[\w-]+)+$/)

/** The sanitized data of a connector; undefined if it has no usable id or name. */
export function parseConnector(value: unknown, type: ConnectorType) {
  const said = parse(connector, value)
  if (!said) return undefined
  const { id, icon } = said
  // If a connector has several, the others are those of its wallet's mobile apps.
  const own = parse(rdns, type === 'ANNOUNCED' ? id : [member(value, 'rdns')].flat()[0])
  const name = said.name || cleanName(id)
  if (!name) return undefined
  return {
    id,
    name,
    ...(icon && { icon }),
    ...(own && { rdns: own }),
  }
}

/** An address in any case, converted to its checksummed form. */
const address = made(text(42).check(z.refine((value) => isAddress(value, { strict: false }))), getAddress)

/** Without duplicates. The length is checked first: a million addresses would take seconds. */
const addresses = made(
  z.custom<unknown[]>((list) => Array.isArray(list) && list.length <= mostAccounts),
  (list) => {
    const all = parse(z.array(address), list)
    return all && [...new Set(all)]
  },
)

const isNumeral = (value: unknown): boolean => typeof value === 'string' && /^(0x[\da-f]{1,64}|\d{1,64})$/i.test(value)

/** A chain id in any of the formats that wallets use. */
const chainId = made(
  z.custom<string | number | bigint>((id) => typeof id === 'number' || typeof id === 'bigint' || isNumeral(id)),
  Number,
).check(z.refine((id) => Number.isSafeInteger(id) && id > 0))

/** A checksummed address; undefined if invalid. */
export const parseAddress = (value: unknown) => parse(address, value)

/** Checksummed addresses; undefined if any is malformed, or it is not a list. */
export const parseAddresses = (value: unknown) => parse(addresses, value)

/** A chain id; undefined if invalid. */
export const parseChainId = (value: unknown) => parse(chainId, value)
