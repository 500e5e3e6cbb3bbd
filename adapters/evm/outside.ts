import type { CreateConnectorFn } from 'wagmi'
import { member } from '../../core/member.ts'

/** A wallet that has announced itself. */
export type Announced = Parameters<CreateConnectorFn>[0]['providers'][number]

export type Connecting = ReturnType<CreateConnectorFn>

/** What is known of a wallet while it is asked. */
export interface Inquiry {
  /** Whether it has shared accounts since it was last asked to connect. */
  granted: boolean
  /** Whether it has said, since then, which accounts it shares. */
  listed: boolean
  /** What it has told of itself since then: the accounts that it shares, and its chain. */
  heard: { accounts?: unknown; chain?: unknown }
  isConnected(): boolean
  /** Until when it may take to say whether a former connection is still live, in ms since 1970. */
  until: number
}

/** What is known of the wallets that are asked by a connector that is guarded, by its emitter. */
export const inquiries = new WeakMap<object, Inquiry>()

/** Whether a chain can have this id. */
export const isChainId = (id: unknown): boolean => Number.isSafeInteger(Number(id)) && Number(id) > 0

/** Of a wallet that shares more accounts than this, none is taken. */
export const mostAccounts = 1_000

/** Whether something can be asked as a wallet's provider can (EIP-1193). */
export const isProvider = (value: unknown): boolean => typeof member(value, 'request') === 'function'
