import { assign, enqueueActions, sendParent, sendTo, setup } from 'xstate'
import { constants } from '../core/constants.ts'
import { type ErrorCode, type Failure, failureOf } from '../core/errors.ts'
import { type Features, type LocalFeatures, mergeFeatures, type RemoteFeature } from '../core/features.ts'
import { type ErrorEvent, port } from './contract.ts'
import { type AlertRaise, alerts } from './system.ts'

/** What the dApp says before its project does (FACTS 11.2). */
export interface ConfigInput {
  /** Whether it has a project. */
  hasProject: boolean
  /** Whether it does without the services that need one. */
  basic: boolean
  local: LocalFeatures
}

export interface ConfigContext extends ConfigInput {
  /** What the project said last; null for as long as it has said nothing. */
  remote: readonly RemoteFeature[] | null
  features: Features
  /** Why the last answer is not there. */
  failure: Failure | null
  /** What the developer has been alerted of: each once, however often it fails. */
  raised: readonly ErrorCode[]
}

const flow = setup({
  types: {} as {
    context: ConfigContext
    events: { type: 'service.refresh' }
    input: ConfigInput
  },
  actors: {
    fetchFeatures: port<readonly RemoteFeature[]>('fetchFeatures'),
    checkOrigin: port<void>('checkOrigin'),
    fetchAnalytics: port<boolean>('fetchAnalytics'),
  },
  guards: {
    isBasic: ({ context }) => context.basic,
    hasProject: ({ context }) => context.hasProject,
    hasLogin: ({ context: { features } }) => features.email || features.socials !== false,
    hearsAnalytics: ({ context: { basic, hasProject, local } }) => !basic && hasProject && local.analytics !== false,
    isWanted: (_, wanted: boolean) => wanted,
    outvotes: (_, ignored: readonly string[]) => ignored.length > 0,
    isLasting: (_, { code }: Failure) => code === 'config.origin' || code === 'config.project',
  },
  actions: {
    merge: enqueueActions(({ enqueue, context }, said: readonly RemoteFeature[] | null) => {
      const remote = said ?? context.remote
      const merged = mergeFeatures(remote ?? undefined, context.local, context).features
      const features = { ...merged, analytics: context.features.analytics }
      enqueue.assign({ remote, features, failure: null })
      enqueue(sendParent({ type: 'features.changed', features }))
    }),
    fail: assign({ failure: (_, failure: Failure) => failure }),
    raise: enqueueActions(({ enqueue, context: { raised } }, failure: Failure) => {
      const { code } = failure
      // A network that is down is nothing for the developer to mend.
      if (!code.startsWith('config.') || raised.includes(code)) return
      const severity = code === 'config.ignored' ? 'warning' : 'error'
      enqueue.assign({ raised: [...raised, code] })
      enqueue(sendTo(alerts, { type: 'alert.raise', severity, failure } satisfies AlertRaise))
    }),
    turnOn: assign({ features: ({ context }) => ({ ...context.features, analytics: true }) }),
    tellAnalytics: sendParent(({ context: { features } }) => ({
      type: 'features.changed',
      features: { analytics: features.analytics },
    })),
  },
  delays: { request: constants.requestTimeout },
})

interface Told {
  context: ConfigContext
  event: { output: readonly RemoteFeature[] }
}
const ignoredBy = ({ context, event }: Told) => mergeFeatures(event.output, context.local, context).ignored
const merged = { type: 'merge', params: ({ event }: Told) => event.output } as const
const ignored = {
  type: 'raise',
  params: (told: Told): Failure => ({ code: 'config.ignored', params: { features: ignoredBy(told).join(', ') } }),
} as const

const failed = { type: 'fail', params: ({ event }: ErrorEvent) => failureOf(event.error) } as const
const raised = { type: 'raise', params: ({ event }: ErrorEvent) => failureOf(event.error) } as const
const timedOut = { type: 'fail', params: { code: 'request.timeout' } } as const
/** What the project has said before, else the dApp's own wishes (FACTS 11.2, API failure). */
const fallBack = { type: 'merge', params: null } as const

const project = flow.createStateConfig({
  description: 'FACTS 11.2: what the project’s configuration says of the features, and from where it may be used.',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Basic mode needs no project (FACTS 11.1). Nobody stays here.',
      always: [
        { guard: 'isBasic', target: 'ready', actions: fallBack },
        { guard: 'hasProject', target: 'fetching' },
        { target: 'misconfigured', actions: { type: 'raise', params: { code: 'config.project' } } },
      ],
    },
    fetching: {
      description: 'The configuration is asked for, 30 s at most (DESIGN 3). Nothing waits for it.',
      invoke: {
        id: 'fetchFeatures',
        src: 'fetchFeatures',
        onDone: [
          {
            description: 'FACTS 11.2: the dApp’s own settings that have no say are named to the developer.',
            guard: { type: 'outvotes', params: ignoredBy },
            target: 'sorting',
            actions: [merged, ignored],
          },
          { target: 'sorting', actions: merged },
        ],
        onError: { target: 'degraded', actions: [fallBack, failed, raised] },
      },
      after: { request: { target: 'degraded', actions: [fallBack, timedOut] } },
    },
    sorting: {
      description: 'FACTS 3: only logins are bound to the origins that the project allows. Nobody stays here.',
      always: [{ guard: 'hasLogin', target: 'checking' }, { target: 'ready' }],
    },
    checking: {
      description:
        'FACTS 3: whether this page’s origin is one of those that the project allows; 30 s at most (DESIGN 3).',
      invoke: {
        id: 'checkOrigin',
        src: 'checkOrigin',
        onDone: 'ready',
        onError: [
          {
            guard: { type: 'isLasting', params: ({ event }: ErrorEvent) => failureOf(event.error) },
            target: 'misconfigured',
            actions: [failed, raised],
          },
          { target: 'degraded', actions: [failed, raised] },
        ],
      },
      after: { request: { target: 'degraded', actions: timedOut } },
    },
    ready: { description: 'The features are those that the project and the dApp agree on.' },
    degraded: {
      description: 'SPEC 8: the service did not answer. The modal does without until it is opened again.',
      on: { 'service.refresh': 'fetching' },
    },
    misconfigured: {
      description: 'SPEC 8, alerts: what only the developer can mend. The modal does without.',
    },
  },
})

const analytics = flow.createStateConfig({
  description: 'FACTS 3: whether the project wants to hear of what happens. Until it says so, it does not.',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'A dApp that does not want it is not asked for it. Nobody stays here.',
      always: [{ guard: 'hearsAnalytics', target: 'asking' }, { target: 'off' }],
    },
    asking: {
      description: 'The project is asked, for 30 s at most (DESIGN 3).',
      invoke: {
        id: 'fetchAnalytics',
        src: 'fetchAnalytics',
        onDone: [
          { guard: { type: 'isWanted', params: ({ event }) => event.output }, target: 'on', actions: 'turnOn' },
          { target: 'off' },
        ],
        onError: 'unheard',
      },
      after: { request: 'unheard' },
    },
    unheard: {
      description: 'SPEC 8: a failure turns analytics off, until the modal is opened again.',
      on: { 'service.refresh': 'asking' },
    },
    on: { description: 'The project hears of what happens.', entry: 'tellAnalytics' },
    off: { description: 'Nobody hears of what happens.' },
  },
})

/** The project's configuration (DESIGN 4): what it says of the features, of origins and of analytics. */
export const configMachine = flow.createMachine({
  id: 'config',
  description:
    'FACTS 11.2 and 3: what the project’s configuration says of the features, of origins and of analytics. It tells the kit which features there are, and the developer what is wrong (SPEC 8, alerts).',
  context: ({ input }) => ({
    ...input,
    remote: null,
    features: { ...mergeFeatures(undefined, input.local, input).features, analytics: false },
    failure: null,
    raised: [],
  }),
  type: 'parallel',
  states: { project, analytics },
})
