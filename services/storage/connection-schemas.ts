import * as z from 'zod/mini'
import { flag, listOf, orElse, word } from '../../core/schema.ts'
import { byNamespace, longest } from './schemas.ts'

/** The last number of the count: past it, numbers stop being different from each other. */
export const lastCount = Number.MAX_SAFE_INTEGER

const said = orElse(flag, false)

/** A connection as we store it, or as the reference product does, which counts nothing. */
const connection = z.object({
  connectorId: word,
  at: orElse(
    z.custom<number>((at) => typeof at === 'number' && at > 0 && at <= lastCount),
    0,
  ),
  ended: said,
  forgotten: said,
})

export const storedConnections = byNamespace(listOf(connection, longest))

/** The connectors that the reference product knows to be disconnected. */
export const disconnectedIds = byNamespace(listOf(word, longest))
