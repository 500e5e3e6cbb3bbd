import type { CreateConnectorFn } from 'wagmi'
import { member } from '../../core/member.ts'

/** A wallet that has announced itself. */
export type Announced = Parameters<CreateConnectorFn>[0]['providers'][number]

export type Connecting = ReturnType<CreateConnectorFn>

/** A wallet's provider (EIP-1193), as far as it is asked here. */
interface Provider {
  request(call: { method: string; params?: unknown }): Promise<unknown>
}

/** Whether something can be asked as a wallet's provider can. It is asked itself, and never a copy. */
export const isProvider = (value: unknown): value is Provider => typeof member(value, 'request') === 'function'

/** Whether a chain can have this id: a number, or one that is written. */
export const isChainId = (id: unknown): boolean =>
  typeof id !== 'object' && Number.isSafeInteger(Number(String(id))) && Number(id) > 0

/** Of a wallet that shares more accounts than this, none is taken. */
export const mostAccounts = 1_000
