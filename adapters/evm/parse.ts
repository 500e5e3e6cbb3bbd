import { getAddress, isAddress } from 'viem'
import * as z from 'zod/mini'
import type { ConnectorType } from '../../core/connector.ts'
import { member } from '../../core/member.ts'
import { cleanName, icon, shownName } from '../../core/sanitize.ts'
import { formed, lenient, made, parse, text, word } from '../../core/schema.ts'
import { mostAccounts } from './provider.ts'

const connector = z.object({ id: word, name: shownName, icon: lenient(icon) })

const rdns = formed(253, /^[\w-]+(\.[\w-]+)+$/)

/** What a connector says of itself, fit to be shown; undefined where it has no usable id, or nothing to be called by. */
export function parseConnector(value: unknown, type: ConnectorType) {
  const said = parse(connector, value)
  if (!said) return undefined
  const { id, icon } = said
  // Where a connector names several, the others are those of its wallet's apps.
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

/** An address in any case, which becomes checksummed. */
const address = made(text(42).check(z.refine((value) => isAddress(value, { strict: false }))), getAddress)

/** Each once. The length comes first: to look at a million takes seconds. */
const addresses = made(
  z.custom<unknown[]>((list) => Array.isArray(list) && list.length <= mostAccounts),
  (list) => {
    const all = parse(z.array(address), list)
    return all && [...new Set(all)]
  },
)

const isNumeral = (value: unknown): boolean => typeof value === 'string' && /^(0x[\da-f]{1,64}|\d{1,64})$/i.test(value)

/** A chain id, written in any of the ways that wallets have. */
const chainId = made(
  z.custom<string | number | bigint>((id) => typeof id === 'number' || typeof id === 'bigint' || isNumeral(id)),
  Number,
).check(z.refine((id) => Number.isSafeInteger(id) && id > 0))

/** A checksummed address; undefined where it is none. */
export const parseAddress = (value: unknown) => parse(address, value)

/** Checksummed addresses; undefined where one is malformed, or it is no list. */
export const parseAddresses = (value: unknown) => parse(addresses, value)

/** A chain id; undefined where it is none. */
export const parseChainId = (value: unknown) => parse(chainId, value)
