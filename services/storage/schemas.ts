import * as z from 'zod/mini'
import type { AccountType } from '../../core/connector.ts'
import { namespaceDescriptors, namespaces } from '../../core/namespaces.ts'
import { recordOf } from '../../core/record-of.ts'
import { lenient, listOf, word } from '../../core/schema.ts'

/** The maximum length of a list; ours are much shorter. */
export const longest = 10_000

/** An optional value per namespace. */
export const byNamespace = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object(recordOf(namespaces, () => lenient(schema)))

export const recentWallets = listOf(z.object({ name: word }), longest)

const knownTypes: readonly AccountType[] = namespaces.flatMap((name) => namespaceDescriptors[name].accountTypes)

export const accountType = z.custom<AccountType>((type) => knownTypes.some((known) => known === type))

export const accountTypes = byNamespace(accountType)
