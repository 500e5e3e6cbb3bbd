import * as z from 'zod/mini'
import { caipNetworkId } from '../../core/caip-schema.ts'
import { flag, lenient, listOf, orElse, text, word } from '../../core/schema.ts'
import { accountType, byNamespace, longest } from './schemas.ts'

/** How many accounts of a connection are remembered: no list shows more of one that is over. */
export const mostAccounts = 10

/** The last number of the count: past it, numbers stop being different from each other. */
export const lastCount = Number.MAX_SAFE_INTEGER

const said = orElse(flag, false)

const account = z.object({
  address: text(128).check(z.refine((address) => address !== '')),
  type: lenient(accountType),
})

/** A connection as we store it, or as the reference product does, which counts nothing. */
const connection = z.object({
  connectorId: word,
  at: orElse(
    z.custom<number>((at) => typeof at === 'number' && at > 0 && at <= lastCount),
    0,
  ),
  ended: said,
  forgotten: said,
  /** What it was like last [wallet-recent-kept]; entries of older versions have neither. */
  accounts: lenient(listOf(account, mostAccounts)),
  caipNetworkId: lenient(caipNetworkId),
})

export const storedConnections = byNamespace(listOf(connection, longest))

/** The connectors that the reference product knows to be disconnected. */
export const disconnectedIds = byNamespace(listOf(word, longest))
