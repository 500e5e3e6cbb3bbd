import { assign, sendParent, sendTo, setup } from 'xstate'
import type { CaipNetworkId, Namespace } from '../../core/caip.ts'
import type { Connection } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import type { Failure } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { providersFor } from '../../core/onramp-providers.ts'
import type { Route } from '../../core/routes.ts'
import type { AmountUnit } from '../../core/shown-amount.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import type { Sender, TransactionOutcome, Transfer } from '../../core/transfer.ts'
import { channel, port, type ViewMeta } from '../contract.ts'
import type { Acquaintance, Receiver, TransactionReview, Wish } from '../ports.ts'
import { isOther, senderOf } from '../shared/sender.ts'
import type { TransactionEnd } from '../shared/transaction-end.ts'
import {
  type Features,
  navigation,
  notices,
  type SnackbarShow,
  type Track,
  type TransactionFact,
  tracker,
  type WalletFact,
} from '../system.ts'
import { selectAsked } from '../transaction/asked.ts'
import { isSmart, selectConnection } from '../wallet/wallet-selectors.ts'
import { type Draft, isVain, lacksFee, mostOf, type Step, stepOf, unitsOf } from './amounts.ts'
import { renewed, withOwn } from './holdings.ts'
import { paymentIn } from './payment.ts'

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

/** The account's tokens are to be asked for once more. */
export type TokensCommand = { type: 'tokens.renew'; sender: Sender }

/** What an account holds by now. */
export type TokensFact = { type: 'tokens.renewed'; sender: Sender; tokens: readonly TokenBalance[] }

/** Who is meant by the receiver's text, and whether the account has sent to them before. */
export interface KnownReceiver extends Receiver, Acquaintance {
  /** Whether it is the contract or the mint of a token that the dApp names. */
  isToken?: boolean
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
  recent: readonly string[]
  hasCamera: boolean
  review: TransactionReview | null
  /** The fee that the user has seen first. */
  fee: string | null
  hash: string | null
  /** What the wallet was asked for before, and has not answered yet [send-one-prompt]. */
  asked: Transfer | null
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
  hash: null,
  failure: null,
} satisfies Partial<SendContext>

const isPriced = (token: TokenBalance | null): boolean => token?.price !== undefined && Number(token.price) > 0

/** Nothing that is sent to a token's own contract ever comes back. */
const isOwnToken = (token: TokenBalance | null, { address }: Receiver): boolean =>
  token?.address?.toLowerCase() === address.toLowerCase()

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

const isSame = (one: Transfer, other: Transfer): boolean =>
  one.to === other.to && one.amount === other.amount && one.token === other.token

export type Status =
  | 'send.loading'
  | 'send.unavailable'
  | 'send.selectToken'
  | 'send.incorrectValue'
  | 'send.addAmount'
  | 'send.insufficientFunds'
  | 'send.addAddress'
  | 'send.resolving'
  | 'send.invalidAddress'
  | 'send.preview'
  | 'send.scanAsking'
  | 'send.scanLooking'
  | 'send.scanSearching'
  | 'send.scanFailed'
  | 'send.checking'
  | 'send.ready'
  | 'send.feeRaised'
  | 'send.feeMissing'
  | 'send.doomed'
  | 'send.vain'
  | 'send.occupied'
  | 'send.insisting'
  | 'send.unchecked'
  | 'send.asking'
  | 'send.slow'
  | 'send.unanswered'
  | 'send.declined'
  | 'send.failed'
  | 'send.sent'
  | 'send.confirmed'
  | 'send.reverted'
  | 'send.replaced'
  | 'send.spedUp'
  | 'send.cancelled'
  | 'send.dropped'

/** The parts of the chart of sending. */
export const sendSetup = setup({
  types: {} as {
    context: SendContext
    events:
      | { type: 'tokens.retry' }
      | { type: 'tokens.open' }
      | { type: 'search.type'; text: string }
      | { type: 'token.choose'; token: TokenBalance }
      | { type: 'amount.type'; text: string; decimal: string | null }
      | { type: 'amount.toggle' }
      | { type: 'amount.max' }
      | { type: 'receiver.type'; text: string }
      | { type: 'receiver.paste' }
      | { type: 'receiver.choose'; address: string }
      | { type: 'receiver.scan' }
      | { type: 'scan.retry' }
      | CameraFact
      | ScanFact
      | { type: 'onramp.open' }
      | TokensFact
      | { type: 'send.review' }
      | { type: 'review.retry' }
      | { type: 'send.confirm' }
      | { type: 'send.finish' }
      | { type: 'nav.back' }
      | TransactionFact
      | WalletFact
    input: { key: string; connection: Connection; wish: string | null; features: Features }
    output: SendOutput
    meta:
      | ViewMeta<
          'WalletSend' | 'WalletSendSelectToken' | 'WalletSendScan' | 'WalletSendPreview' | 'WalletSendStatus',
          Status
        >
      | { status: Status }
    tags: 'busy' | 'failed'
  },
  actors: {
    loadTokens: port<readonly TokenBalance[], { sender: Sender }>('loadTokens'),
    readWish: port<Wish, { wish: string; sender: Sender; tokens: readonly TokenBalance[] }>('readWish'),
    resolveReceiver: port<KnownReceiver, ReceiverQuery>('resolveReceiver'),
    loadRecent: port<readonly string[], { sender: Sender }>('loadRecent'),
    readClipboard: port<string>('readClipboard'),
    watchCamera: channel<CameraFact>(),
    watchTokens: channel<TokensCommand>(),
    watchCodes: channel<ScanFact>(),
    reviewTransfer: port<TransactionReview, { transfer: Transfer }>('reviewTransfer'),
  },
  guards: {
    isLast: ({ context }, fact: { namespace: Namespace; remaining: number }) =>
      context.sender.namespace === fact.namespace && fact.remaining === 0,
    isOtherSender: ({ context: { sender, account } }) => isOther(sender, account),
    hasWish: ({ context: { wish } }) => wish !== null,
    isElsewhere: ({ context }, { elsewhere }: Wish) => elsewhere !== undefined && !context.isLed,
    isStep: ({ context }, step: Step) => stepOf(context) === step,
    isOtherStep: ({ context }, step: Step) => stepOf(context) !== step,
    hasPrice: ({ context: { token } }) => isPriced(token),
    hasNoPrice: ({ context: { token } }) => !isPriced(token),
    isNative: ({ context: { token } }) => token !== null && token.address === undefined,
    isToken: ({ context: { token } }) => token?.address !== undefined,
    isReceiverBlank: ({ context: { receiverText } }) => receiverText.trim() === '',
    isReceiverWritten: ({ context: { receiverText } }) => receiverText.trim() !== '',
    isReceiverKnown: ({ context: { receiver } }) => receiver !== null,
    hasCamera: ({ context }) => context.hasCamera,
    hasNoCamera: ({ context }) => !context.hasCamera,
    isName: ({ context: { receiverText } }) => receiverText.includes('.'),
    isOwnToken: ({ context: { token } }, receiver: Receiver) => isOwnToken(token, receiver),
    hasProblem: ({ context: { review } }) => review?.problem !== undefined,
    lacksFee: ({ context }) => lacksFee(context, context.tokens, context.review),
    isVain: ({ context }) => isVain(context, context.review),
    isOccupied: ({ context: { asked } }) => asked !== null,
    isFree: ({ context: { asked } }) => asked === null,
    isOfSender: ({ context }, sender: Sender) => !isOther(context.sender, sender),
    canBuy: ({ context: { sender, onramp } }) => providersFor(sender.namespace, onramp).length > 0,
    feeRose: ({ context: { review, fee } }) => BigInt(review?.fee ?? 0) >= 2n * BigInt(fee ?? 0) && fee !== '0',
    /** The transfer that was asked for last is what the form still says. */
    isFilledIn: ({ context }, id: string) =>
      idOf(context) === id && context.asked !== null && isSame(context.asked, transferOf(context)),
    isTransfer: ({ context }, id: string) => idOf(context) === id,
    isDeclined: ({ context: { failure } }) => failure?.code === 'wallet.rejected',
    isOutcome: (
      { context },
      { id, is, outcome }: { id: string; is: TransactionOutcome; outcome: TransactionOutcome },
    ) => idOf(context) === id && is === outcome,
  },
  actions: {
    // What it was last stays while there is none.
    syncAccount: assign({
      account: ({ context: { account }, self }) => {
        const connection = selectConnection(self, account.namespace)
        return connection ? senderOf(connection) : account
      },
    }),
    reset: assign(({ context: { account } }) => ({ ...blank, sender: account })),
    setTokens: assign({
      tokens: (_, tokens: readonly TokenBalance[]) => tokens,
      token: (_, tokens: readonly TokenBalance[]) => tokens[0] ?? null,
    }),
    renewTokens: sendTo('watchTokens', ({ context: { sender } }): TokensCommand => ({ type: 'tokens.renew', sender })),
    setRenewed: assign(({ context }, tokens: readonly TokenBalance[]) => renewed(context, tokens)),
    syncAsked: assign({ asked: ({ context: { sender }, self }) => selectAsked(self, sender) }),
    /** What the dApp left out stays as it is. */
    fillIn: assign(({ context }, { token, units, to = '' }: Wish) => ({
      token: token ?? context.token,
      ...(units !== undefined && { typed: null, units }),
      receiverText: to,
      wish: null,
    })),
    dropWish: assign({ wish: null }),
    setLed: assign({ isLed: true }),
    askForNetwork: sendParent((_, caipNetworkId: CaipNetworkId) => ({ type: 'network.ask', caipNetworkId })),
    setSearch: assign({ search: (_, search: string) => search }),
    setToken: assign(({ context }, token: TokenBalance) => ({
      token,
      ...(context.token?.address === token.address
        ? { typed: context.units === null ? '' : null }
        : { typed: '', units: null }),
      // It is looked up once more, and refused.
      receiver: context.receiver && isOwnToken(token, context.receiver) ? null : context.receiver,
    })),
    setAmount: assign(
      (
        { context: { token } },
        { text, decimal, unit }: { text: string; decimal: string | null; unit: AmountUnit },
      ) => ({
        typed: text,
        units: unitsOf(decimal, token, unit),
      }),
    ),
    /** The other unit shows the same amount. */
    keepUnits: assign({ typed: ({ context: { typed, units } }) => (units === null ? typed : null) }),
    setWhole: assign({ typed: null, units: ({ context: { token } }) => token?.amount ?? null }),
    setMost: assign(({ context }, review: TransactionReview) => ({
      ...withOwn(context, review.own),
      typed: null,
      units: context.token && mostOf(context.token, review),
    })),
    setReceiverText: assign(({ context }, text: string) => ({ ...paymentIn(text, context), receiver: null })),
    setCamera: assign({ hasCamera: (_, isThere: boolean) => isThere }),
    setRecent: assign({ recent: (_, recent: readonly string[]) => recent }),
    setReceiver: assign({ receiver: (_, receiver: KnownReceiver) => receiver }),
    setReview: assign(({ context }, review: TransactionReview) => ({
      ...withOwn(context, review.own),
      review,
      fee: context.fee ?? review.fee ?? null,
    })),
    clearReview: assign({ review: null, fee: null }),
    countTransfer: assign({ serial: ({ context }) => context.serial + 1 }),
    setHash: assign({ hash: (_, hash: string | null) => hash }),
    setEnd: assign({ hash: (_, { hash }: TransactionEnd) => hash }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    askForTransfer: sendParent(({ context }) => ({ type: 'transfer.send', transfer: transferOf(context) })),
    /** The kit leads there, and back to the form as it was. */
    goTo: sendTo(navigation, (_, route: Route) => ({ type: 'nav.push', route })),
    trackBuy: sendTo(
      tracker,
      ({ context: { sender }, self }): Track => ({
        ...{
          type: 'track',
          event: 'SELECT_BUY_CRYPTO',
          properties: { isSmartAccount: isSmart(self, sender.namespace) },
        },
      }),
    ),
    showSnackbar: sendTo(notices, (_, message: Omit<SnackbarShow, 'type'>) => ({ type: 'snackbar.show', ...message })),
  },
  delays: {
    request: constants.requestTimeout,
    resolveWait: lazyConstants.resolveWait,
    scanHint: lazyConstants.scanHint,
    reviewLife: lazyConstants.reviewLife,
    hint: constants.promptHint,
    prompt: constants.promptTimeout,
  },
})
