import { flow } from './kit-setup.ts'

/** The services that know a project: the directory of wallets and the remote configuration. Nothing waits for them. */
export const cloud = flow.createStateConfig({
  description:
    'DESIGN 4: the directory and the configuration of the project, fetched when the modal is first opened. Nothing waits for them (SPEC 4, prefetched on start).',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nobody has opened the modal yet, so nothing is asked of a server (DESIGN 3, pay nothing).',
      on: { 'modal.open': { guard: 'hasCloud', target: 'arriving' } },
    },
    arriving: {
      description: 'What asks the services is on its way, for 30 s at most (DESIGN 3).',
      invoke: { id: 'loadCloud', src: 'loadCloud', onDone: 'here', onError: 'absent' },
      after: { load: 'absent' },
    },
    here: {
      description: 'The services are asked; what failed is asked for again with the next opening.',
      entry: 'startCloud',
      on: { 'modal.open': { actions: 'refreshCloud' } },
    },
    absent: {
      description: 'What asks the services did not come: the modal does without, until it is opened again.',
      on: { 'modal.open': 'arriving' },
    },
  },
})
