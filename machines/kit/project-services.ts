import { kitSetup } from './setup.ts'

const startsDirectory = { type: 'startOnce', params: 'directory' } as const

/** If nothing that the dApp uses needs a project, there is no configuration to fetch. */
const starts = [
  { guard: 'hasConfig', target: 'loaded', actions: [startsDirectory, { type: 'startOnce', params: 'config' }] },
  { target: 'loaded', actions: startsDirectory },
] as const

/** The services of a project: the wallet directory and the remote configuration. Nothing waits for them. */
export const projectServices = kitSetup.createStateConfig({
  description:
    'The project’s directory and configuration, requested when the modal first opens; nothing waits for them [directory-prefetch] [config-optional].',
  initial: 'idle',
  states: {
    idle: {
      description: 'The modal has not been opened yet, so no server is contacted [lazy-closed].',
      on: { 'modal.open': { guard: 'hasProjectServices', target: 'loading' } },
    },
    loading: {
      description: 'The services’ code is loading, for 30 s at most [flow-timeout].',
      invoke: { id: 'loadProjectServices', src: 'loadProjectServices', onDone: starts, onError: 'failed' },
      after: { load: 'failed' },
    },
    loaded: {
      description: 'The services have been requested; what failed is requested again at the next opening.',
      on: { 'modal.open': { actions: ['refreshDirectory', 'refreshConfig'] } },
    },
    failed: {
      description: 'The services’ code did not load. The modal works without it until it is opened again.',
      on: { 'modal.open': 'loading' },
    },
  },
})
