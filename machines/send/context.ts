import type { Namespace } from '../../core/caip.ts'
import type { Failure } from '../../core/errors.ts'
import type { Identity } from '../../core/identity.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import type { Sender, Transfer } from '../../core/transfer.ts'
import type { Acquaintance, Receiver, TransactionReview } from '../ports.ts'
import { isOther } from '../shared/sender.ts'
import type { Features } from '../system.ts'
import type { Draft } from './amounts.ts'

export interface SendOutput {
  status: 'sent' | 'disconnected'
}

/** Whether a camera can scan codes here. */
export type CameraFact = { type: 'camera.changed'; isThere: boolean }

/** The events of the camera, once the user has started it. */
export type ScanFact =
  | { type: 'scan.started' }
  | { type: 'scan.read'; text: string }
  | { type: 'scan.failed'; failure: Failure }

/** The resolved receiver, and whether the account has sent to it before. */
export interface KnownReceiver extends Receiver, Acquaintance {
  /** Whether it is the contract or mint of a token that the dApp lists. */
  isToken?: boolean
  /** Its owner's name and picture [send-known-as]. */
  identity?: Identity
}

/** A receiver that the account has sent to before, with its owner's name. */
export interface RecentReceiver extends Identity {
  address: string
}

/** A text to resolve for an account of a user, with all of the user's addresses. */
export interface ReceiverQuery {
  sender: Sender
  text: string
  own: readonly string[]
}

export interface SendContext extends Draft {
  /** The id of the flow's actor. */
  key: string
  namespace: Namespace
  /** The dApp's arguments, until they are applied [send-wish]. */
  wish: string | null
  /** Whether the wallet was asked to switch to the network of the arguments. */
  isLed: boolean
  /** The transfers that the wallet was asked for here, oldest first. */
  requested: readonly Transfer[]
  /** The id of the one whose progress is shown. */
  shown: string
  /** The form's account. */
  sender: Sender
  /** The active account of its namespace. */
  account: Sender
  tokens: readonly TokenBalance[]
  /** The search text among the tokens. */
  search: string
  receiver: KnownReceiver | null
  /** The account's last receivers, to choose from. */
  recent: readonly RecentReceiver[]
  hasCamera: boolean
  review: TransactionReview | null
  /** Whether the user has confirmed a receiver that looks wrong [send-look-alike]. */
  isVouched: boolean
  /** The fee that the user saw first. */
  fee: string | null
  hash: string | null
  /** The earlier request that the wallet has not answered yet [send-one-prompt]. */
  asked: Transfer | null
  /** The requests of other pages, including this one before a reload. */
  elsewhere: readonly Transfer[]
  /** The on-ramp providers available here. */
  onramp: Features['onramp']
  failure: Failure | null
}

/** An empty form. */
export const blank = {
  tokens: [],
  search: '',
  token: null,
  typed: '',
  units: null,
  receiverText: '',
  receiver: null,
  recent: [],
  review: null,
  fee: null,
  isVouched: false,
  hash: null,
  failure: null,
} satisfies Partial<SendContext>

/** Whether the user has entered an amount or a receiver. */
export const isWritten = ({ typed, receiverText }: SendContext): boolean => typed !== '' || receiverText.trim() !== ''

/** The transfer that the form describes, under a new id; without a receiver, to the account itself. */
export const transferOf = ({ key, requested, sender, token, units, receiver }: SendContext): Transfer => {
  return {
    ...sender,
    id: `transfer:${key}:${requested.length + 1}`,
    to: receiver?.address ?? sender.address,
    amount: units ?? '0',
    decimals: token?.decimals ?? 0,
    symbol: token?.symbol ?? '',
    ...(token?.address !== undefined && { token: token.address }),
  }
}

/** Whether two transfers send the same amount of the same token from the same account to the same receiver. */
export const isAlike = (one: Transfer, other: Transfer): boolean =>
  !isOther(one, other) && one.to === other.to && one.amount === other.amount && one.token === other.token
