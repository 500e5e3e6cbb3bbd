import { type AnyActorRef, assign, sendParent, sendTo, setup } from 'xstate'
import { isLongEnough, isTooLong, leftOut, type Registration, readName } from '../../core/account-name.ts'
import type { CaipNetworkId, Namespace } from '../../core/caip.ts'
import type { Connection, ConnectorType } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import { type ErrorCode, type Failure, failureOf } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { type ErrorEvent, port } from '../contract.ts'
import { statusOutput } from '../shared/status-output.ts'
import { type ConnectionRef, isMine, isSameConnection } from '../shared/whose.ts'
import { type Track, type TransactionFact, tracker, type WalletFact } from '../system.ts'
import { isSmart, reachOf } from '../wallet/account-selectors.ts'
import { selectConnection } from '../wallet/wallet-selectors.ts'

export type RegisterAccountNameOutput = { status: 'registered' } | { status: 'left' } | { status: 'disconnected' }

/** The account that gets the name, and its network. */
export interface NamedAccount {
  address: string
  caipNetworkId: CaipNetworkId
  connectorId: string
}

/** A name that is available or taken, with its suffix. */
export interface Suggestion {
  name: string
  isRegistered: boolean
}

/** The service's answer about a name. */
export interface NameCheck {
  isFree: boolean
  others: readonly Suggestion[]
}

/** The message that the user signed, and the signature. */
export interface NameProof {
  message: string
  signature: string
}

export interface RegisterAccountNameContext {
  namespace: Namespace
  /** The account; after its connection has ended, the last one. */
  account: NamedAccount
  /** How the account's connector reaches its wallet. */
  reach: ConnectorType | undefined
  /** The valid part of the typed name, without the suffix. */
  name: string
  /** The invalid characters that were typed; some may have looked like letters. */
  leftOut: string
  /** The service's other suggestions that are available. */
  others: readonly Suggestion[]
  /** The id of the flow's actor. */
  key: string
  /** How many times a name was signed. */
  serial: number
  failure: Failure | null
}

/** The messages below the field and on the button. */
type NameStatus =
  `name.${'empty' | 'invalid' | 'short' | 'long' | 'checking' | 'free' | 'taken' | 'refused' | 'unchecked' | 'signing' | 'registering'}`

/** The first account of a connection; every connection has one. */
const accountOf = ({ accounts, caipNetworkId, connectorId }: Connection): NamedAccount => ({
  address: accounts[0]?.address ?? '',
  caipNetworkId,
  connectorId,
})

const blank = { name: '', leftOut: '', others: [], failure: null } as const

/** The id of the last signed registration. */
const idOf = ({ key, serial }: Pick<RegisterAccountNameContext, 'key' | 'serial'>): string => `name:${key}:${serial}`

/** The chart's initial context. */
export const begin = (
  self: AnyActorRef,
  { active, connection, ...begun }: { active: Namespace; connection: Connection; key: string; serial: number },
): RegisterAccountNameContext => ({
  ...{ ...blank, ...begun, namespace: active, account: accountOf(connection), reach: reachOf(self, connection) },
})

const registrationOf = (context: RegisterAccountNameContext, proof: NameProof): Registration => {
  const { account, namespace, name } = context
  const { address, caipNetworkId } = account
  return { id: idOf(context), namespace, address, caipNetworkId, name, ...proof }
}

const propertiesOf = ({ namespace, name }: RegisterAccountNameContext, self: AnyActorRef) => ({
  isSmartAccount: isSmart(self, namespace),
  ensName: name,
})

/** The setup of the name registration chart. */
export const nameSetup = setup({
  types: {} as {
    context: RegisterAccountNameContext
    input: { active: Namespace; connection: Connection; key: string }
    events:
      | { type: 'name.begin' }
      | { type: 'name.type'; text: string }
      | { type: 'name.choose'; name: string }
      | { type: 'name.check' }
      | { type: 'name.register' }
      | { type: 'name.finish' }
      | { type: 'nav.back' }
      | TransactionFact
      | WalletFact
    output: RegisterAccountNameOutput
    meta:
      | { view: 'ChooseAccountName' | 'RegisterAccountName' | 'RegisterAccountNameSuccess'; status?: NameStatus }
      | { status: NameStatus }
    tags: 'checking' | 'busy' | 'bad' | 'failed' | 'byUser'
  },
  actors: {
    checkName: port<NameCheck, { name: string; caipNetworkId: CaipNetworkId }>('checkName'),
    signName: port<NameProof, NamedAccount & { name: string; namespace: Namespace }>('signName'),
  },
  guards: {
    isMine,
    isLast: ({ context }, fact: { namespace: Namespace; remaining: number }) =>
      context.namespace === fact.namespace && fact.remaining === 0,
    isOfAccount: ({ context: { namespace, account } }, ended: ConnectionRef) =>
      isSameConnection({ namespace, connectorId: account.connectorId }, ended),
    isForeign: ({ context }) => context.reach !== 'AUTH',
    isNothing: (_, text: string) => text.trim() === '',
    isInvalid: (_, text: string) => readName(text) === '',
    isShort: (_, text: string) => !isLongEnough(readName(text)),
    isTooLong: (_, text: string) => isTooLong(readName(text)),
    isMySigned: ({ context }, id: string) => idOf(context) === id,
    isMyRefused: ({ context }, { id, failure }: { id: string; failure: Failure }) =>
      idOf(context) === id && failure.code === 'name.refused',
    isFree: (_, { isFree }: NameCheck) => isFree,
    isOffered: ({ context }, name: string) => context.others.some((each) => each.name === name),
  },
  actions: {
    sync: assign(({ context, self }) => {
      const connection = selectConnection(self, context.namespace)
      const { namespace: active, key, serial } = context
      return connection ? begin(self, { active, connection, key, serial }) : context
    }),
    clear: assign(blank),
    setName: assign({
      name: (_, text: string) => readName(text),
      leftOut: (_, text: string) => leftOut(text),
      failure: null,
    }),
    setOthers: assign({ others: (_, { others }: NameCheck) => others.filter(({ isRegistered }) => !isRegistered) }),
    countSigned: assign({ serial: ({ context }) => context.serial + 1 }),
    clearOthers: assign({ others: [] }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    register: sendParent(({ context }, { message, signature }: NameProof) => ({
      type: 'actor.start',
      chart: 'registration',
      input: registrationOf(context, { message, signature }),
    })),
    track: sendTo(
      tracker,
      ({ context, self }, event: 'REGISTER_NAME_INITIATED'): Track => ({
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

/** Keeps the failure of a service, or of the user's request in the wallet. */
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
