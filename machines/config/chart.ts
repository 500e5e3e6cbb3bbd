import { type Failure, failureOf } from '../../core/errors.ts'
import type { FeatureWishes } from '../../core/feature-wishes.ts'
import type { RemoteFeature } from '../../core/features.ts'
import type { ErrorEvent } from '../contract.ts'
import { type ConfigContext, configSetup, configuredBy } from './setup.ts'

export type { ConfigInput } from './setup.ts'

interface FeaturesEvent {
  context: ConfigContext
  event: { output: readonly RemoteFeature[] }
}
const ignoredBy = ({ context, event }: FeaturesEvent) => configuredBy(event.output, context).ignored
const ignoredFailure = (args: FeaturesEvent): Failure => ({
  code: 'config.ignored',
  params: { features: ignoredBy(args).join(', ') },
})
const configured = [
  { type: 'setFeatures', params: ({ event }: FeaturesEvent) => event.output },
  'emitFeatures',
] as const

interface WishEvent {
  context: ConfigContext
  event: { features: FeatureWishes }
}
const overruledBy = ({ context, event: { features } }: WishEvent) =>
  configuredBy(context.remote, { ...context, local: features }).ignored
const overruledFailure = (args: WishEvent): Failure => ({
  code: 'config.ignored',
  params: { features: overruledBy(args).join(', ') },
})
const wishes = [{ type: 'setWishes', params: ({ event }: WishEvent) => event.features }, 'emitFeatures'] as const

/** The dApp has changed its features; the project's decisions stay [config-features]. */
const wished = [
  {
    guard: { type: 'hasIgnored', params: overruledBy },
    actions: [...wishes, { type: 'setAlerted', params: overruledFailure }, { type: 'alert', params: overruledFailure }],
  },
  { actions: wishes },
] as const

const failureIn = ({ event }: ErrorEvent) => failureOf(event.error)
const isFinal = { type: 'isFinal', params: failureIn } as const
const isAlert = { type: 'isAlert', params: failureIn } as const
const failed = { type: 'setFailure', params: failureIn } as const
const alerted = [
  { type: 'setAlerted', params: failureIn },
  { type: 'alert', params: failureIn },
] as const
const timedOut = { type: 'setFailure', params: { code: 'service.timeout' } } as const
const noProject = { code: 'config.project' } as const

const project = configSetup.createStateConfig({
  description: 'The features and allowed origins, from the project’s configuration [config-features].',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Basic mode asks no project [config-basic]. Leaves at once.',
      always: [
        { guard: 'isBasic', target: 'ready', actions: 'emitFeatures' },
        { guard: 'hasProject', target: 'fetching' },
        {
          target: 'misconfigured',
          actions: [
            { type: 'setAlerted', params: noProject },
            { type: 'alert', params: noProject },
          ],
        },
      ],
    },
    fetching: {
      description:
        'The configuration is requested, for 30 s at most [flow-timeout]. Nothing waits for it [config-optional].',
      invoke: {
        id: 'fetchFeatures',
        src: 'fetchFeatures',
        onDone: [
          {
            description: 'The developer is told which of the dApp’s options were overridden [config-features].',
            guard: { type: 'hasIgnored', params: ignoredBy },
            target: 'checkingLogin',
            actions: [
              ...configured,
              { type: 'setAlerted', params: ignoredFailure },
              { type: 'alert', params: ignoredFailure },
            ],
          },
          { target: 'checkingLogin', actions: configured },
        ],
        onError: [
          { guard: isAlert, target: 'degraded', actions: ['emitFeatures', failed, ...alerted] },
          { target: 'degraded', actions: ['emitFeatures', failed] },
        ],
      },
      after: { request: { target: 'degraded', actions: ['emitFeatures', timedOut] } },
    },
    checkingLogin: {
      description: 'Only logins are bound to the project’s allowed origins [config-origins]. Leaves at once.',
      always: [{ guard: 'hasLogin', target: 'checkingOrigin' }, { target: 'ready' }],
    },
    checkingOrigin: {
      description:
        'The service is asked whether the project allows this page’s origin [config-origins], for 30 s at most [flow-timeout].',
      invoke: {
        id: 'checkOrigin',
        src: 'checkOrigin',
        onDone: 'ready',
        onError: [
          { guard: isFinal, target: 'misconfigured', actions: [failed, ...alerted] },
          { guard: isAlert, target: 'degraded', actions: [failed, ...alerted] },
          { target: 'degraded', actions: failed },
        ],
      },
      after: { request: { target: 'degraded', actions: timedOut } },
    },
    ready: { description: 'The features follow from the project and the dApp together.' },
    degraded: {
      description: 'The service did not answer. The modal works without it until it is opened again [config-optional].',
      on: { 'service.refresh': 'fetching' },
    },
    misconfigured: {
      description:
        'An alert reports what only the developer can fix. The modal works without the configuration [config-origins].',
    },
  },
})

const analytics = configSetup.createStateConfig({
  description: 'Whether the project wants analytics: they are off until it says so [config-analytics].',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The project is asked only if the dApp wants analytics. Leaves at once.',
      entry: { type: 'emitAnalytics', params: false },
      always: [{ guard: 'wantsAnalytics', target: 'fetching' }, { target: 'off' }],
    },
    fetching: {
      description: 'The project is asked, for 30 s at most [flow-timeout].',
      invoke: {
        id: 'fetchAnalytics',
        src: 'fetchAnalytics',
        onDone: [{ guard: { type: 'isWanted', params: ({ event }) => event.output }, target: 'on' }, { target: 'off' }],
        onError: 'unavailable',
      },
      after: { request: 'unavailable' },
    },
    unavailable: {
      description: 'A failure turns analytics off until the modal is opened again [config-analytics].',
      on: { 'service.refresh': 'fetching' },
    },
    on: { description: 'Analytics are sent [config-analytics].', entry: { type: 'emitAnalytics', params: true } },
    off: { description: 'No analytics are sent [config-analytics].' },
  },
})

/** The project's configuration: features, allowed origins and analytics. */
export const configMachine = configSetup.createMachine({
  id: 'config',
  description:
    'Features, origins and analytics from the project’s configuration. The chart informs the kit of the features, and the developer of mistakes [config-features] [config-origins] [config-analytics].',
  context: ({ input }) => ({
    ...input,
    remote: undefined,
    features: configuredBy(undefined, input).features,
    failure: null,
    alerted: [],
  }),
  type: 'parallel',
  states: { project, analytics },
  on: { 'features.wish': wished },
})
