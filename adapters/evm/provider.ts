import type { CreateConnectorFn } from 'wagmi'
import { member } from '../../core/member.ts'

/** A wallet that has announced itself. */
export type Announced = Parameters<CreateConnectorFn>[0]['providers'][number]

export type Connecting = ReturnType<CreateConnectorFn>

/** The part of a wallet's provider (EIP-1193) that is used here. */
interface Provider {
  request(call: { method: string; params?: unknown }): Promise<unknown>
}

/** Whether a value can be called like a wallet's provider. The original is used, never a copy. */
export const isProvider = (value: unknown): value is Provider => typeof member(value, 'request') === 'function'

/** Whether a value can be a chain id: a number, or one in text form. */
export const isChainId = (id: unknown): boolean =>
  typeof id !== 'object' && Number.isSafeInteger(Number(String(id))) && Number(id) > 0

/** If a wallet shares more accounts than this, all are rejected. */
export const mostAccounts = 1_000
