import { setup } from 'xstate'

/** What the directory is told of the dApp. */
export interface DirectoryInput {
  projectId: string | undefined
}

/** The directory of wallets. */
export const directoryMachine = setup({
  types: {} as { input: DirectoryInput; events: { type: 'service.refresh' } },
}).createMachine({
  id: 'directory',
  description: 'SPEC 7.',
  initial: 'ready',
  states: { ready: { description: 'SPEC 7.' } },
})
