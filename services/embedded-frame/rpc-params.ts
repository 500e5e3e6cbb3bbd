import * as z from 'zod/mini'
import { parse, record } from '../../core/schema.ts'

// Parameters are only validated, and passed to the frame unchanged.

const some = z.custom<string>((value) => typeof value === 'string' && value !== '')
const hex = z.custom<string>((value) => typeof value === 'string' && /^0x[\da-f]*$/i.test(value))
const list = z.custom<unknown[]>(Array.isArray)

/** A call in a batch: its target and its data start with 0x. */
const call = z.object({ to: hex, data: z.optional(hex), value: z.optional(some) })
const batch = z.object({
  chainId: z.optional(z.custom<string | number>((id) => typeof id === 'string' || typeof id === 'number')),
  from: z.optional(hex),
  version: z.optional(some),
  calls: z.array(call).check(z.refine((calls) => calls.length > 0)),
})

/** The parameters of methods that sign or send, as in the protocol; any others are accepted. */
const forms: Readonly<Record<string, z.ZodMiniType>> = {
  personal_sign: list,
  eth_signTypedData_v4: list,
  eth_sendTransaction: list,
  wallet_grantPermissions: list,
  wallet_sendCalls: z.custom((params) => Array.isArray(params) && parse(batch, params[0]) !== undefined),
  wallet_getCallsStatus: z.custom((params) => Array.isArray(params) && params.every((id) => typeof id === 'string')),
  solana_signMessage: z.object({ message: z.string(), pubkey: some }),
  solana_signTransaction: z.object({ transaction: some }),
  solana_signAllTransactions: z.object({ transactions: z.array(some) }),
  solana_signAndSendTransaction: z.object({ transaction: some, options: z.optional(record) }),
}

/** Whether a call has valid parameters for its method [embedded-messages]. */
export const fitsMethod = ({ method, params }: { method: string; params: unknown }): boolean =>
  !Object.hasOwn(forms, method) || forms[method]?.safeParse(params).success === true
