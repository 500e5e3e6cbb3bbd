import { setup } from 'xstate'

/** What the configuration is told of the dApp. */
export interface ConfigInput {
  projectId: string | undefined
}

/** The remote configuration. */
export const configMachine = setup({
  types: {} as { input: ConfigInput; events: { type: 'service.refresh' } },
}).createMachine({
  id: 'config',
  description: 'SPEC 7.',
  initial: 'ready',
  states: { ready: { description: 'SPEC 7.' } },
})
