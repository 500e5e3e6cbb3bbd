import { assign, not, sendParent, sendTo, setup, stateIn } from 'xstate'
import type { CaipNetworkId, Namespace } from '../../core/caip.ts'
import type { Connection } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import type { Failure } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { namespaceDetails } from '../../core/namespace-details.ts'
import { providersFor } from '../../core/onramp-providers.ts'
import type { Route } from '../../core/routes.ts'
import type { AmountUnit } from '../../core/shown-amount.ts'
import type { Holdings, TokenBalance } from '../../core/token-balance.ts'
import type { Sender, TransactionOutcome, Transfer } from '../../core/transfer.ts'
import { isDangerous } from '../../core/transfer-warnings.ts'
import { channel, port, type ViewMeta } from '../contract.ts'
import type { Receiver, TransactionReview, Wish } from '../ports.ts'
import { buyChosen } from '../shared/buy-chosen.ts'
import { isOther, senderOf } from '../shared/sender.ts'
import type { TokensCommand, TokensFact } from '../shared/token-renewal.ts'
import type { TransactionEnd } from '../shared/transaction-end.ts'
import {
  type Features,
  navigation,
  notices,
  type SnackbarShow,
  type TransactionFact,
  tracker,
  type WalletFact,
} from '../system.ts'
import { type AskedFact, selectAsked } from '../transaction/asked.ts'
import { selectConnection } from '../wallet/wallet-selectors.ts'
import { isVain, lackOf, mostOf, type Step, stepOf, unitsOf } from './amounts.ts'
import {
  blank,
  type CameraFact,
  isAlike,
  isWritten,
  type KnownReceiver,
  type ReceiverQuery,
  type RecentReceiver,
  type ScanFact,
  type SendContext,
  type SendOutput,
  transferOf,
} from './context.ts'
import { renewed, withOwn } from './holdings.ts'
import { paymentIn } from './payment.ts'

const isPriced = (token: TokenBalance | null): boolean => token?.price !== undefined && Number(token.price) > 0

/** Whether the receiver is the token's own contract: tokens sent there are lost. */
const isOwnToken = (token: TokenBalance | null, { address }: Receiver): boolean =>
  token?.address?.toLowerCase() === address.toLowerCase()

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
  | 'send.doubted'
  | 'send.feeRaised'
  | 'send.feeMissing'
  | 'send.depositMissing'
  | 'send.doomed'
  | 'send.vain'
  | 'send.miscounted'
  | 'send.occupied'
  | 'send.insisting'
  | 'send.unchecked'
  | 'send.asking'
  | 'send.slow'
  | 'send.unanswered'
  | 'send.declined'
  | 'send.failed'
  | 'send.unidentified'
  | 'send.sent'
  | 'send.confirmed'
  | 'send.reverted'
  | 'send.replaced'
  | 'send.spedUp'
  | 'send.cancelled'
  | 'send.dropped'

/** The setup of the send chart. */
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
      | { type: 'receiver.clear' }
      | { type: 'receiver.vouch' }
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
      | { type: 'send.again' }
      | { type: 'send.finish' }
      | { type: 'nav.back' }
      | TransactionFact
      | AskedFact
      | WalletFact
    input: { key: string; connection: Connection; wish: string | null; features: Features }
    output: SendOutput
    meta:
      | ViewMeta<
          'WalletSend' | 'WalletSendSelectToken' | 'WalletSendScan' | 'WalletSendPreview' | 'WalletSendStatus',
          Status
        >
      | { status: Status }
    tags: 'busy' | 'failed' | 'byUser'
  },
  actors: {
    loadTokens: port<Holdings, { sender: Sender }>('loadTokens'),
    readWish: port<Wish, { wish: string; sender: Sender; tokens: readonly TokenBalance[] }>('readWish'),
    resolveReceiver: port<KnownReceiver, ReceiverQuery>('resolveReceiver'),
    loadRecent: port<readonly RecentReceiver[], { sender: Sender }>('loadRecent'),
    readClipboard: port<string>('readClipboard'),
    watchCamera: channel<CameraFact>(),
    watchAsked: channel<AskedFact>(),
    watchTokens: channel<TokensCommand>(),
    watchCodes: channel<ScanFact>(),
    reviewTransfer: port<TransactionReview, { transfer: Transfer }>('reviewTransfer'),
  },
  guards: {
    isLast: ({ context }, fact: { namespace: Namespace; remaining: number }) =>
      context.sender.namespace === fact.namespace && fact.remaining === 0,
    isOtherSender: ({ context: { sender, account } }) => isOther(sender, account),
    isOtherThanWritten: ({ context }) => isOther(context.sender, context.account) && isWritten(context),
    hasWish: ({ context: { wish } }) => wish !== null,
    isUnknownNetwork: ({ context: { failure } }) => failure?.code === 'chain.notConfigured',
    isPartial: (_, { isPartial }: Holdings) => isPartial,
    isElsewhere: ({ context }, { elsewhere }: Wish) => elsewhere !== undefined && !context.isLed,
    isStep: ({ context }, step: Step) => stepOf(context) === step,
    isOtherStep: ({ context }, step: Step) => stepOf(context) !== step,
    hasPrice: ({ context: { token } }) => isPriced(token),
    hasNoPrice: ({ context: { token } }) => !isPriced(token),
    isRepriced: ({ context: { sender, token } }, fact: TokensFact) =>
      !isOther(sender, fact.sender) &&
      fact.tokens.some(({ address, price }) => address === token?.address && price !== token?.price),
    isUntyped: ({ context: { typed } }) => typed === null,
    isNative: ({ context: { token } }) => token !== null && token.address === undefined,
    isToken: ({ context: { token } }) => token?.address !== undefined,
    isReceiverBlank: ({ context: { receiverText } }) => receiverText.trim() === '',
    isReceiverInvalid: stateIn({ draft: { form: { receiver: 'invalid' } } }),
    isReceiverSought: not(stateIn({ draft: { form: { receiver: 'invalid' } } })),
    isForgiven: ({ context }) => context.failure === null,
    isReceiverWritten: ({ context: { receiverText } }) => receiverText.trim() !== '',
    hasCamera: ({ context }) => context.hasCamera,
    hasNoCamera: ({ context }) => !context.hasCamera,
    isAddress: ({ context: { receiverText, namespace } }) =>
      namespaceDetails[namespace].address.test(receiverText.trim()),
    isOwnToken: ({ context: { token } }, receiver: Receiver) => isOwnToken(token, receiver),
    hasProblem: ({ context: { review } }) => review?.problem !== undefined,
    isMiscounted: ({ context: { review } }) => review?.miscounted === true,
    lacks: ({ context }, lack: 'fee' | 'deposit') => lackOf(context, context.tokens, context.review) === lack,
    isVain: ({ context }) => isVain(context, context.review),
    isDangerous: ({ context }) => isDangerous(context),
    isDoubted: ({ context }) => isDangerous(context) && !context.isVouched,
    isVouched: ({ context }) => context.isVouched,
    isOccupied: ({ context: { asked } }) => asked !== null,
    isFree: ({ context: { asked } }) => asked === null,
    isOfSender: ({ context }, sender: Sender) => !isOther(context.sender, sender),
    canBuy: ({ context: { sender, onramp } }) => providersFor(sender.namespace, onramp).length > 0,
    feeRose: ({ context: { review, fee } }) => Number(fee) > 0 && BigInt(review?.fee ?? 0) >= 2n * BigInt(fee ?? 0),
    /** Whether the form still describes that transfer. */
    isFilledIn: ({ context }, id: string) =>
      context.requested.some((each) => each.id === id && isAlike(each, transferOf(context))),
    isTransfer: ({ context: { shown } }, id: string) => shown === id,
    isDeclined: ({ context: { failure } }) => failure?.code === 'wallet.rejected',
    isOutcome: (
      { context },
      { id, is, outcome }: { id: string; is: TransactionOutcome; outcome: TransactionOutcome },
    ) => context.shown === id && is === outcome,
  },
  actions: {
    // Keeps the last account while there is none.
    syncAccount: assign({
      account: ({ context: { account }, self }) => {
        const connection = selectConnection(self, account.namespace)
        return connection ? senderOf(connection) : account
      },
    }),
    reset: assign(({ context: { account } }) => ({ ...blank, sender: account })),
    setTokens: assign({
      tokens: (_, { tokens }: Holdings) => tokens,
      token: (_, { tokens }: Holdings) => tokens[0] ?? null,
    }),
    renewTokens: sendTo('watchTokens', ({ context: { sender } }): TokensCommand => ({ type: 'tokens.renew', sender })),
    setRenewed: assign(({ context }, tokens: readonly TokenBalance[]) => renewed(context, tokens)),
    setElsewhere: assign({ elsewhere: (_, elsewhere: readonly Transfer[]) => elsewhere }),
    syncAsked: assign({
      asked: ({ context: { sender, elsewhere }, self }) => selectAsked(self, sender, elsewhere),
    }),
    /** Parts that the dApp omitted stay as they are. */
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
      // It is resolved again, and rejected.
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
    /** A partial balance must not count as an amount. */
    dropText: assign({ typed: '' }),
    /** Keeps the amount when the unit or the price changes. */
    keepUnits: assign({ typed: ({ context: { typed, units } }) => (units === null ? typed : null) }),
    setWhole: assign({ typed: null, units: ({ context: { token } }) => token?.amount ?? null }),
    setMost: assign(({ context }, review: TransactionReview) => ({
      ...withOwn(context, review.own),
      typed: null,
      units: context.token && mostOf(context.token, review),
    })),
    setReceiverText: assign(({ context }, text: string) => ({ ...paymentIn(text, context), receiver: null })),
    setCamera: assign({ hasCamera: (_, isThere: boolean) => isThere }),
    setRecent: assign({ recent: (_, recent: readonly RecentReceiver[]) => recent }),
    setReceiver: assign({ receiver: (_, receiver: KnownReceiver) => receiver }),
    setReview: assign(({ context }, review: TransactionReview) => ({
      ...withOwn(context, review.own),
      review,
      fee: context.fee ?? review.fee ?? null,
    })),
    clearReview: assign({ review: null, fee: null, isVouched: false }),
    setVouched: assign({ isVouched: (_, isVouched: boolean) => isVouched }),
    addTransfer: assign(({ context }) => {
      const transfer = transferOf(context)
      return { requested: [...context.requested, transfer], shown: transfer.id }
    }),
    setShown: assign({ shown: (_, id: string) => id }),
    setHash: assign({ hash: (_, hash: string | null) => hash }),
    setEnd: assign({ hash: (_, { hash }: TransactionEnd) => hash }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    askForTransfer: sendParent(({ context }) => ({
      type: 'actor.start',
      chart: 'transaction',
      input: transferOf(context),
    })),
    /** Navigates through the kit, which returns to the unchanged form. */
    goTo: sendTo(navigation, (_, route: Route) => ({ type: 'nav.push', route })),
    trackBuy: sendTo(tracker, ({ context: { sender }, self }) => buyChosen(self, sender.namespace)),
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
