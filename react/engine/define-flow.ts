import type { AnyActorRef, AnyStateMachine, InputFrom, OutputFrom } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import type { Flow, RowOf } from '../../core/routes.ts'
import type { FlowInputOf } from '../../machines/flow-input.ts'
import type { KitEvent } from '../../machines/kit/index.ts'
import type { SignInService, WalletAdapter } from '../../machines/ports.ts'
import type { DeepLinks } from '../../services/deep-link.ts'
import type { Directory } from '../../services/directory.ts'
import type { Project } from '../../services/project.ts'
import type { Readable } from '../../services/storage/key-value-reader.ts'
import type { ConnectionStorage } from '../../services/storage.ts'
import type { Recording } from '../handle/parameters.ts'
import type { Setup } from '../handle/setup.ts'

/** The dependencies of the charts' ports. Each service loads with the first chart that uses it. */
export interface EngineDeps {
  setup: Pick<Setup, 'adapters' | 'networks'> &
    Partial<Pick<Setup, 'labels' | 'link' | 'listing' | 'listingListeners' | 'options' | 'siwx'>>
  /** The recorder of the session, if the app wants one. */
  recording?: Recording | undefined
  /** The loaded adapter of a namespace. @throws `adapter.failed`. */
  loadAdapter(namespace: Namespace): Promise<WalletAdapter>
  /** The connections stored in this browser. */
  storage(): Promise<ConnectionStorage>
  /** The wallet directory. */
  directory(): Promise<Directory>
  /** The project's configuration. */
  project(): Promise<Project>
  /** Opens wallet apps on a phone. */
  links(): Promise<DeepLinks>
  /** The dApp's own sign-in. @throws `service.missing` if it has none. */
  signIn(): Promise<SignInService>
}

/** Matches only if the route's row handles every output of the chart, and provides the chart's input. */
type Fitting<F extends Flow, M extends AnyStateMachine> =
  FlowInputOf<F> extends InputFrom<M> ? (StatusOf<M> extends AfterOf<F> ? M : never) : never
type StatusOf<M extends AnyStateMachine> = OutputFrom<M> extends { status: infer S } ? S : never
type AfterOf<F extends Flow> = RowOf<F> extends { after: infer A } ? keyof A : never

type Filled = AnyStateMachine | Promise<AnyStateMachine>

/** A flow: its chart, with its ports filled. */
export interface FlowDefinition<F extends Flow, R extends Filled = Filled> {
  flow: F
  fill(deps: EngineDeps): R
  /**
   * The kit's own actor that the flow starts, whose chart loads with the flow. `restore` returns the events that start
   * those of other pages that this page does not track yet.
   */
  lasting?: {
    chart: (deps: EngineDeps) => AnyStateMachine
    restore: (kit: AnyActorRef, open: () => Readable) => readonly KitEvent[]
  }
}

/**
 * Defines how the ports of a flow's chart are filled. A chart that does not match its row in `core/routes.ts` does not
 * compile.
 */
export function defineFlow<F extends Flow, M extends AnyStateMachine>(
  flow: F,
  fill: (deps: EngineDeps) => M & Fitting<F, M>,
  lasting?: FlowDefinition<F>['lasting'],
): FlowDefinition<F, M>
export function defineFlow<F extends Flow, M extends AnyStateMachine>(
  flow: F,
  fill: (deps: EngineDeps) => Promise<M & Fitting<F, M>>,
): FlowDefinition<F, Promise<M>>
export function defineFlow<F extends Flow>(
  flow: F,
  fill: (deps: EngineDeps) => Filled,
  lasting?: FlowDefinition<F>['lasting'],
): FlowDefinition<F> {
  return { flow, fill, ...(lasting && { lasting }) }
}
