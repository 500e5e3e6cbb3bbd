import type { ActorOptions, ActorRefFrom, AnyActorLogic } from 'xstate'
import type { KitInput, kitMachine } from '../../machines/kit/index.ts'
import type { Recording } from '../handle/parameters.ts'

/** What records the session of a kit, where `record` asks for that. */
export interface Recorder extends Recording {
  /** The clock that the kit has to run on: when a timer fires is part of the session. */
  readonly clock: NonNullable<ActorOptions<AnyActorLogic>['clock']>
  /** Follows a kit that has been created and not yet started. Returns the way to stop. */
  follow(kit: ActorRefFrom<typeof kitMachine>, input: KitInput): () => void
}
