import type { ActorOptions, ActorRefFrom, AnyActorLogic } from 'xstate'
import type { KitInput, kitMachine } from '../../machines/kit/index.ts'
import type { Recording } from '../handle/parameters.ts'

/** Records the session of a kit, if `record` is set. */
export interface Recorder extends Recording {
  /** The clock that the kit has to use: when a timer fires is part of the session. */
  readonly clock: NonNullable<ActorOptions<AnyActorLogic>['clock']>
  /** Records a kit that has been created and not yet started. Returns the function that stops it. */
  follow(kit: ActorRefFrom<typeof kitMachine>, input: KitInput): () => void
}
