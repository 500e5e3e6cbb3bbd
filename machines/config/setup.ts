import { assign, sendParent, sendTo, setup } from 'xstate'
import { constants } from '../../core/constants.ts'
import type { ErrorCode, Failure } from '../../core/errors.ts'
import { type FeatureWishes, withWishes } from '../../core/feature-wishes.ts'
import {
  type LocalFeatures,
  mergeFeatures,
  type ProjectFeatures,
  projectPart,
  type RemoteFeature,
} from '../../core/features.ts'
import { port } from '../contract.ts'
import { type AlertRaise, type FeaturesWish, notices } from '../system.ts'

/** The dApp's settings, which apply until the project's are known [config-features]. */
export interface ConfigInput {
  /** Its project, if it has one. */
  projectId?: string | undefined
  /** Whether the dApp uses no services that need a project (basic mode). */
  basic: boolean
  local: LocalFeatures
  /** The project's last known setting for multi-wallet [config-remembered]. */
  multiWallet?: boolean | undefined
}

export interface ConfigContext extends ConfigInput {
  /** The project's last answer; undefined until there is one. */
  remote: readonly RemoteFeature[] | undefined
  /** The features that a project decides: from its last answer, else from the dApp. */
  features: ProjectFeatures
  /** Why the last request failed. */
  failure: Failure | null
  /** The alerts raised so far: each is raised once, however often it recurs. */
  alerted: readonly ErrorCode[]
}

/**
 * The features, and the dApp's settings that the project overrules; `remote` is undefined until the project answers.
 */
export function configuredBy(
  remote: readonly RemoteFeature[] | undefined,
  { local, basic, multiWallet }: ConfigInput,
): { features: ProjectFeatures; ignored: readonly string[] } {
  const { features, ignored } = mergeFeatures(remote, local, { basic })
  const isKept = !remote && !basic && multiWallet !== undefined
  return { features: { ...projectPart(features), ...(isKept && { multiWallet }) }, ignored }
}

/** The setup of the configuration chart. */
export const configSetup = setup({
  types: {} as {
    context: ConfigContext
    events: { type: 'service.refresh' } | FeaturesWish
    input: ConfigInput
  },
  actors: {
    fetchFeatures: port<readonly RemoteFeature[]>('fetchFeatures'),
    checkOrigin: port<void>('checkOrigin'),
    fetchAnalytics: port<boolean>('fetchAnalytics'),
  },
  guards: {
    isBasic: ({ context }) => context.basic,
    hasProject: ({ context }) => !!context.projectId,
    hasLogin: ({ context: { features } }) => features.email || features.socials !== false,
    wantsAnalytics: ({ context: { basic, projectId, local } }) => !basic && !!projectId && local.analytics !== false,
    isWanted: (_, wanted: boolean) => wanted,
    isFinal: (_, { code }: Failure) => code === 'config.origin' || code === 'config.project',
    // A developer can't fix an unreachable network.
    isAlert: ({ context: { alerted } }, { code }: Failure) => code.startsWith('config.') && !alerted.includes(code),
    hasIgnored: ({ context: { alerted } }, ignored: readonly string[]) =>
      ignored.length > 0 && !alerted.includes('config.ignored'),
  },
  actions: {
    setFeatures: assign({
      remote: (_, remote: readonly RemoteFeature[]) => remote,
      features: ({ context }, remote) => configuredBy(remote, context).features,
      failure: null,
    }),
    setWishes: assign(({ context }, wishes: FeatureWishes) => {
      const local = withWishes(context.local, wishes)
      return { local, features: configuredBy(context.remote, { ...context, local }).features }
    }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    setAlerted: assign({ alerted: ({ context: { alerted } }, { code }: Failure) => [...alerted, code] }),
    alert: sendTo(
      notices,
      (_, failure: Failure): AlertRaise => ({
        type: 'alert.raise',
        severity: failure.code === 'config.ignored' ? 'warning' : 'error',
        failure,
      }),
    ),
    emitFeatures: sendParent(({ context: { features } }) => ({ type: 'features.changed', features })),
    emitAnalytics: sendParent((_, analytics: boolean) => ({ type: 'features.changed', features: { analytics } })),
  },
  delays: { request: constants.requestTimeout },
})
