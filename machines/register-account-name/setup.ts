import { type AnyActorRef, assign, sendParent, sendTo, setup } from 'xstate'
import { isLongEnough, isTooLong, leftOut, nameSuffix, readName } from '../../core/account-name.ts'
import type { CaipNetworkId, Namespace } from '../../core/caip.ts'
import type { Connection, ConnectorType } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import { type ErrorCode, type Failure, failureOf } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { type ErrorEvent, port } from '../contract.ts'
import { statusOutput } from '../shared/status-output.ts'
import { type Track, tracker, type WalletFact } from '../system.ts'
import { isSmart, reachOf } from '../wallet/account-selectors.ts'
import { selectConnection } from '../wallet/wallet-selectors.ts'

export type RegisterAccountNameOutput = { status: 'registered' } | { status: 'left' } | { status: 'disconnected' }

/** Who gets the name, and where. */
export interface NamedAccount {
  address: string
  caipNetworkId: CaipNetworkId
  connectorId: string
}

/** A name that could be had, or is taken; with its suffix. */
export interface Suggestion {
  name: string
  isRegistered: boolean
}

/** What the service says of a name. */
export interface NameCheck {
  isFree: boolean
  others: readonly Suggestion[]
}

/** What the user has signed. */
export interface NameProof {
  message: string
  signature: string
}

/** A registration that its user has signed. */
export type SignedName = NamedAccount & NameProof & { name: string }

export interface RegisterAccountNameContext {
  namespace: Namespace
  /** The account; the last one, once its connection has ended. */
  account: NamedAccount
  /** How the account's connector reaches its wallet. */
  reach: ConnectorType | undefined
  /** What was typed, as far as it can be part of a name; without the suffix. */
  name: string
  /** What was typed besides, which may have looked like a letter. */
  leftOut: string
  /** What the service suggests besides. */
  others: readonly Suggestion[]
  /** What was signed last. */
  proof: NameProof
  failure: Failure | null
}

/** What is said below the field, and on the button. */
type NameStatus =
  `name.${'empty' | 'invalid' | 'short' | 'long' | 'checking' | 'free' | 'taken' | 'refused' | 'unchecked' | 'signing' | 'registering'}`

/** The first account of a connection, which no connection is without. */
const accountOf = ({ accounts, caipNetworkId, connectorId }: Connection): NamedAccount => ({
  address: accounts[0]?.address ?? '',
  caipNetworkId,
  connectorId,
})

const blank = { name: '', leftOut: '', others: [], proof: { message: '', signature: '' }, failure: null } as const

/** What the chart begins with. */
export const begin = (
  self: AnyActorRef,
  { active, connection }: { active: Namespace; connection: Connection },
): RegisterAccountNameContext => ({
  ...{ ...blank, namespace: active, account: accountOf(connection), reach: reachOf(self, connection) },
})

const propertiesOf = ({ namespace, name }: RegisterAccountNameContext, self: AnyActorRef) => ({
  isSmartAccount: isSmart(self, namespace),
  ensName: name,
})

/** What the chart is made of. */
export const nameSetup = setup({
  types: {} as {
    context: RegisterAccountNameContext
    input: { active: Namespace; connection: Connection }
    events:
      | { type: 'name.begin' }
      | { type: 'name.type'; text: string }
      | { type: 'name.choose'; name: string }
      | { type: 'name.check' }
      | { type: 'name.register' }
      | { type: 'name.finish' }
      | { type: 'nav.back' }
      | WalletFact
    output: RegisterAccountNameOutput
    meta:
      | { view: 'ChooseAccountName' | 'RegisterAccountName' | 'RegisterAccountNameSuccess'; status?: NameStatus }
      | { status: NameStatus }
    tags: 'checking' | 'busy' | 'bad' | 'failed'
  },
  actors: {
    checkName: port<NameCheck, { name: string; caipNetworkId: CaipNetworkId }>('checkName'),
    signName: port<NameProof, NamedAccount & { name: string; namespace: Namespace }>('signName'),
    registerName: port<void, SignedName>('registerName'),
  },
  guards: {
    isMine: ({ context }, namespace: Namespace) => context.namespace === namespace,
    isLast: ({ context }, fact: { namespace: Namespace; remaining: number }) =>
      context.namespace === fact.namespace && fact.remaining === 0,
    isForeign: ({ context }) => context.reach !== 'AUTH',
    isNothing: (_, text: string) => text.trim() === '',
    isInvalid: (_, text: string) => readName(text) === '',
    isShort: (_, text: string) => !isLongEnough(readName(text)),
    isTooLong: (_, text: string) => isTooLong(readName(text)),
    isRefused: (_, { code }: Failure) => code === 'name.refused',
    isFree: (_, { isFree }: NameCheck) => isFree,
    isOffered: ({ context }, name: string) => context.others.some((each) => each.name === name && !each.isRegistered),
  },
  actions: {
    sync: assign(({ context, self }) => {
      const connection = selectConnection(self, context.namespace)
      return connection ? begin(self, { active: context.namespace, connection }) : context
    }),
    clear: assign(blank),
    setName: assign({
      name: (_, text: string) => readName(text),
      leftOut: (_, text: string) => leftOut(text),
      failure: null,
    }),
    setOthers: assign({ others: (_, { others }: NameCheck) => others }),
    setProof: assign({ proof: (_, proof: NameProof) => proof }),
    clearOthers: assign({ others: [] }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    tellName: sendParent(({ context: { namespace, name } }) => ({
      type: 'wallet.named',
      ...{ namespace, name: `${name}${nameSuffix}` },
    })),
    track: sendTo(
      tracker,
      ({ context, self }, event: 'REGISTER_NAME_INITIATED' | 'REGISTER_NAME_SUCCESS'): Track => ({
        ...{ type: 'track', event, properties: propertiesOf(context, self) },
      }),
    ),
    trackFailure: sendTo(
      tracker,
      ({ context, self }, error: ErrorCode): Track => ({
        type: 'track',
        event: 'REGISTER_NAME_ERROR',
        properties: { ...propertiesOf(context, self), error },
      }),
    ),
  },
  delays: {
    rest: lazyConstants.resolveWait,
    lookup: constants.requestTimeout,
    prompt: constants.promptTimeout,
  },
})

export const failureIn = ({ event }: ErrorEvent): Failure => failureOf(event.error)

/** What a service, or the user in the wallet, did not do. */
export const fails = [
  { type: 'setFailure', params: failureIn },
  { type: 'trackFailure', params: (args: ErrorEvent) => failureIn(args).code },
] as const

/** There was no answer in time. */
export const timesOut = [
  { type: 'setFailure', params: { code: 'request.timeout' } },
  { type: 'trackFailure', params: 'request.timeout' },
] as const

export const outputOf = statusOutput(['registered', 'left', 'disconnected'], 'left')
