import * as z from 'zod/mini'
import type { AccountType } from '../../core/connector.ts'
import { namespaceDescriptors, namespaces } from '../../core/namespaces.ts'
import { recordOf } from '../../core/record-of.ts'
import { flag, lenient, listOf, word } from '../../core/schema.ts'

/** The longest list that counts; ours are much shorter. */
const longest = 10_000

/** The last number of the count: past it, numbers stop being different from each other. */
export const lastCount = Number.MAX_SAFE_INTEGER

/** Something for each namespace that has it. */
const byNamespace = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object(recordOf(namespaces, () => lenient(schema)))

const said = z.catch(flag, false)

/** A connection as we store it, or as the reference product does, which counts nothing. */
const connection = z.object({
  connectorId: word,
  at: z.catch(
    z.custom<number>((at) => typeof at === 'number' && at > 0 && at <= lastCount),
    0,
  ),
  ended: said,
  forgotten: said,
})

export const storedConnections = byNamespace(listOf(connection, longest))

/** The connectors that the reference product knows to be disconnected. */
export const disconnectedIds = byNamespace(listOf(word, longest))

export const recentWallets = listOf(z.object({ name: word }), longest)

const knownTypes: readonly AccountType[] = namespaces.flatMap((name) => namespaceDescriptors[name].accountTypes)

export const accountTypes = byNamespace(z.custom<AccountType>((type) => knownTypes.some((known) => known === type)))
