import type { ActorOptions, ActorRefFrom, AnyActorLogic } from 'xstate'
import type { KitInput, kitMachine } from '../machines/kit.ts'

/** The written-down session of a kit, where `record` asks for one. */
export interface Recording {
  /** The clock that the kit has to run on: when a timer fires is part of the session. */
  readonly clock: NonNullable<ActorOptions<AnyActorLogic>['clock']>
  /** Follows a kit that has been made and not yet started. Returns the way to stop. */
  follow(kit: ActorRefFrom<typeof kitMachine>, input: KitInput): () => void
  /** The session so far, every secret replaced: what the visualizer and `replay` of `portico/devtools` read. */
  trace(): Promise<object>
  /** Saves it as a file. */
  download(): Promise<void>
  /** What a bug report needs to say, as text without secrets: the failure, the states, the last inputs. */
  diagnostics(): string
  /** Puts that on the clipboard. @throws where the browser or the person refuses. */
  copyDiagnostics(): Promise<void>
}
