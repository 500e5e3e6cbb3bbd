import * as z from 'zod/mini'
import { caipNetworkId } from '../core/caip-schema.ts'
import { type Namespace, namespaces } from '../core/namespaces.ts'
import { defined, formed, text, word } from '../core/schema.ts'
import type { SwapTerms, Transfer } from '../core/transfer.ts'

const namespace = z.custom<Namespace>((value) => namespaces.some((each) => each === value))

const sum = {
  amount: formed(78, /^\d+$/),
  decimals: z.custom<number>((value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 255),
  symbol: text(64),
  token: z.optional(word),
}
const swap = z.object({ ...sum, kind: z.custom<SwapTerms['kind']>((kind) => kind === 'swap' || kind === 'approval') })
const call = z.object({ to: word, data: formed(64 * 1024, /^0x[\da-f]*$/i), value: formed(78, /^\d+$/) })

/** The schema of a stored transfer's members. */
export const storedTransfer = {
  ...{ id: word, namespace, caipNetworkId, connectorId: word, address: word, to: word },
  ...{ ...sum, call: z.optional(call), first: z.optional(call), swap: z.optional(swap) },
}

/** The same members, some of which may be undefined. */
type Loose<Whole> = { [Name in keyof Whole]: Whole[Name] | (undefined extends Whole[Name] ? undefined : never) }
type Stored = Loose<Omit<Transfer, 'swap'>> & { swap?: Loose<SwapTerms> | undefined }

/** Converts parsed members to a transfer without the missing ones. */
export const transferIn = ({ token, call, first, swap: terms, ...transfer }: Stored): Transfer => ({
  ...transfer,
  ...defined({ token, call, first, swap: terms && defined(terms) }),
})
