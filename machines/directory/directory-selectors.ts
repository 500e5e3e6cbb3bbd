import type { ActorRefFrom, AnyActorRef } from 'xstate'
import { systemIds } from '../../core/system-ids.ts'
import type { Leading } from '../../core/wallet-lists.ts'
import type { directoryMachine } from './chart.ts'

const none: Leading = { featured: [], custom: [], recommended: [] }

/** The directory's leading wallets that are known so far. */
export function leadingOf({ system }: Pick<AnyActorRef, 'system'>): Leading {
  const actor: ActorRefFrom<typeof directoryMachine> | undefined = system.get(systemIds.directory)
  return actor?.getSnapshot().context ?? none
}
