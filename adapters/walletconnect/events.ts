import { member } from '../../core/member.ts'
import type { SignClient } from './client.ts'

/**
 * What a wallet's event says is checked by the client (2.21.8), which does not wait for the outcome: where it is about a chain
 * or an event that the session does not have, that would be an unhandled rejection [pairing-stray].
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
