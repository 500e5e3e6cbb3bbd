import { member } from '../../core/member.ts'
import type { SignClient } from './client.ts'

/**
 * The client (2.21.8) validates a wallet's event without awaiting the result: an event for a chain or name that the
 * session does not have would be an unhandled rejection [pairing-stray].
 */
export function surviveEvents({ engine }: Pick<SignClient, 'engine'>): void {
  const check = member(engine, 'isValidEmit')
  if (!(engine instanceof Object) || typeof check !== 'function') return
  Object.assign(engine, {
    isValidEmit(said: unknown): Promise<unknown> {
      const checking: Promise<unknown> = check.call(engine, said)
      checking.catch(() => undefined)
      return checking
    },
  })
}
