// Written by `npm run charts` from the table of routes.
import type { AnyStateMachine } from 'xstate'
import type { EngineFlow, Flow } from '../../../core/routes.ts'
import type { FlowDefinition } from '../define-flow.ts'
import connect from './connect.ts'

type Definitions = { readonly [F in EngineFlow]: FlowDefinition<F, AnyStateMachine> }

/** The flows that load with the engine, as their rows specify, with their ports filled. */
export const engineFlows: { readonly [F in Flow]?: FlowDefinition<F, AnyStateMachine> } = {
  connect,
} satisfies Definitions
