import * as z from 'zod/mini'
import { caipNetworkId } from '../../core/caip-schema.ts'
import { flag, lenient, listOf, orElse, text, word } from '../../core/schema.ts'
import { accountType, byNamespace, longest } from './schemas.ts'

/** The maximum number of stored accounts per connection: no list shows more of a recent one. */
export const mostAccounts = 10

/** The maximum of the counter: larger numbers are no longer exact. */
export const lastCount = Number.MAX_SAFE_INTEGER

const said = orElse(flag, false)

const account = z.object({
  address: text(128).check(z.refine((address) => address !== '')),
  type: lenient(accountType),
})

/** A stored connection, in our form or the reference product's, which has no counter. */
const connection = z.object({
  connectorId: word,
  at: orElse(
    z.custom<number>((at) => typeof at === 'number' && at > 0 && at <= lastCount),
    0,
  ),
  ended: said,
  forgotten: said,
  /** Its last known details [wallet-recent-kept]; entries of older versions have neither. */
  accounts: lenient(listOf(account, mostAccounts)),
  caipNetworkId: lenient(caipNetworkId),
})

export const storedConnections = byNamespace(listOf(connection, longest))

/** The connectors that the reference product has marked as disconnected. */
export const disconnectedIds = byNamespace(listOf(word, longest))
