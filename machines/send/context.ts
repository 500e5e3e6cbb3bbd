import type { Namespace } from '../../core/caip.ts'
import type { Failure } from '../../core/errors.ts'
import type { Identity } from '../../core/identity.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import type { Sender, Transfer } from '../../core/transfer.ts'
import type { Acquaintance, Receiver, TransactionReview } from '../ports.ts'
import type { Features } from '../system.ts'
import type { Draft } from './amounts.ts'

export interface SendOutput {
  status: 'sent' | 'disconnected'
}

/** Whether codes can be read by a camera here. */
export type CameraFact = { type: 'camera.changed'; isThere: boolean }

/** What comes of the camera, once the user has asked for it. */
export type ScanFact =
  | { type: 'scan.started' }
  | { type: 'scan.read'; text: string }
  | { type: 'scan.failed'; failure: Failure }

/** Who is meant by the receiver's text, and whether the account has sent to them before. */
export interface KnownReceiver extends Receiver, Acquaintance {
  /** Whether it is the contract or the mint of a token that the dApp names. */
  isToken?: boolean
  /** What its owner calls it [send-known-as]. */
  identity?: Identity
}

/** Whom the account has sent to before, and what its owner calls it. */
export interface RecentReceiver extends Identity {
  address: string
}

/** Whom a text means is asked for an account of the user, who has all of these. */
export interface ReceiverQuery {
  sender: Sender
  text: string
  own: readonly string[]
}

export interface SendContext extends Draft {
  /** The id of the flow's actor. */
  key: string
  namespace: Namespace
  /** What the dApp wants to be sent, until it is filled in [send-wish]. */
  wish: string | null
  /** Whether the wallet was asked for the network that the wish is about. */
  isLed: boolean
  /** How many transfers were asked for. */
  serial: number
  /** The account that the form is about. */
  sender: Sender
  /** The active account of its namespace. */
  account: Sender
  tokens: readonly TokenBalance[]
  /** What is searched for among the tokens. */
  search: string
  receiver: KnownReceiver | null
  /** Whom the account has sent to last, to choose from. */
  recent: readonly RecentReceiver[]
  hasCamera: boolean
  review: TransactionReview | null
  /** Whether the user says that the receiver is the right one, though it looks wrong [send-look-alike]. */
  isVouched: boolean
  /** The fee that the user has seen first. */
  fee: string | null
  hash: string | null
  /** What the wallet was asked for before, and has not answered yet [send-one-prompt]. */
  asked: Transfer | null
  /** What other pages have asked for, this one's before a reload among them. */
  elsewhere: readonly Transfer[]
  /** Who sells crypto here. */
  onramp: Features['onramp']
  failure: Failure | null
}

/** A form that nothing is filled into. */
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

/** Whether the user has filled in an amount or a receiver. */
export const isWritten = ({ typed, receiverText }: SendContext): boolean => typed !== '' || receiverText.trim() !== ''

/** The id of the transfer that is, or was, asked for last. */
export const idOf = ({ key, serial }: SendContext): string => `transfer:${key}:${serial}`

/** What is sent to whom, by what is filled in; to the account itself while there is no receiver. */
export const transferOf = (context: SendContext): Transfer => {
  const { sender, token, units, receiver } = context
  return {
    ...sender,
    id: idOf(context),
    to: receiver?.address ?? sender.address,
    amount: units ?? '0',
    decimals: token?.decimals ?? 0,
    symbol: token?.symbol ?? '',
    ...(token?.address !== undefined && { token: token.address }),
  }
}

/** Whether both send as much of the same to the same. */
export const isAlike = (one: Transfer, other: Transfer): boolean =>
  one.to === other.to && one.amount === other.amount && one.token === other.token
