import { assign, not, sendParent, sendTo, setup, stateIn } from 'xstate'
import type { Namespace } from '../../core/caip.ts'
import type { Connection } from '../../core/connector.ts'
import { constants } from '../../core/constants.ts'
import type { ErrorCode, Failure } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import type { Route } from '../../core/routes.ts'
import {
  hasMoved,
  isSameToken,
  isUnexpected,
  type SwapOffer,
  type SwapOrder,
  type SwapPlan,
  type SwapStart,
} from '../../core/swap.ts'
import { isSwapNetwork } from '../../core/swap-networks.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import type { TrackEvent } from '../../core/track.ts'
import type { Sender, TransactionOutcome, Transfer } from '../../core/transfer.ts'
import { channel, port, type ViewMeta } from '../contract.ts'
import { isOther, senderOf } from '../shared/sender.ts'
import type { TokensCommand, TokensFact } from '../shared/token-renewal.ts'
import type { TransactionEnd } from '../shared/transaction-end.ts'
import { notices, type SnackbarShow, type Track, type TransactionFact, tracker, type WalletFact } from '../system.ts'
import { type AskedFact, selectApprovals, selectAsked } from '../transaction/asked.ts'
import { swapProperties } from '../transaction/report.ts'
import { isSmart } from '../wallet/account-selectors.ts'
import { selectConnection } from '../wallet/wallet-selectors.ts'
import {
  blank,
  type Call,
  isAlike,
  isAtomic,
  pendingFor,
  renewed,
  type Side,
  type Status,
  type SwapContext,
  type SwapOutput,
  transferOf,
} from './context.ts'
import {
  amountIn,
  isDear,
  isSlippageDone,
  lacksFee,
  mostOf,
  orderOf,
  type Step,
  slippageIn,
  slippageOf,
  stepOf,
  turned,
  unitsOf,
} from './steps.ts'

type Asked = SwapOrder & { sender: Sender }

/** The setup of the swap chart. */
export const swapSetup = setup({
  types: {} as {
    context: SwapContext
    events:
      | { type: 'tokens.retry' }
      | { type: 'tokens.open'; side: Side }
      | { type: 'networks.open' }
      | { type: 'search.type'; text: string }
      | { type: 'token.choose'; token: TokenBalance }
      | { type: 'amount.type'; text: string; decimal: string | null }
      | { type: 'amount.max' }
      | { type: 'sides.switch' }
      | { type: 'slippage.edit' }
      | { type: 'slippage.type'; text: string; decimal: string | null }
      | { type: 'slippage.choose'; hundredths: number }
      | { type: 'slippage.done' }
      | { type: 'quote.retry' }
      | { type: 'swap.review' }
      | { type: 'plan.retry' }
      | { type: 'price.accept' }
      | { type: 'swap.confirm' }
      | { type: 'swap.again' }
      | { type: 'swap.finish' }
      | { type: 'nav.back' }
      | TransactionFact
      | TokensFact
      | AskedFact
      | WalletFact
    input: { key: string; connection: Connection; wish: string | null; networkSwitch: boolean }
    output: SwapOutput
    meta: ViewMeta<'Swap' | 'SwapSelectToken' | 'SwapPreview' | 'SwapStatus', Status> | { status: Status }
    tags: 'busy' | 'failed' | 'byUser'
  },
  actors: {
    startSwap: port<SwapStart, { sender: Sender; wish: string | null }>('startSwap'),
    quoteSwap: port<SwapOffer, Asked>('quoteSwap'),
    planSwap: port<SwapPlan, Asked & { slippage: number }>('planSwap'),
    watchAsked: channel<AskedFact>(),
    watchTokens: channel<TokensCommand>(),
  },
  guards: {
    isLast: ({ context }, fact: { namespace: Namespace; remaining: number }) =>
      context.sender.namespace === fact.namespace && fact.remaining === 0,
    isOtherThanChosen: ({ context }) => isOther(context.sender, context.account) && context.to !== null,
    isOtherSender: ({ context: { sender, account } }) => isOther(sender, account),
    isOffered: ({ context: { sender } }) => isSwapNetwork(sender.caipNetworkId),
    isUnserved: (_, code: ErrorCode) => code === 'api.swaps',
    mayLeaveNetwork: ({ context: { networkSwitch } }) => networkSwitch,
    isTold: (_, problem: ErrorCode | undefined) => problem !== undefined,
    canQuote: ({ context }) => orderOf(context) !== undefined,
    isStep: ({ context }, step: Step) => stepOf(context) === step,
    isOtherStep: ({ context }, step: Step) => stepOf(context) !== step,
    hasNoOffer: stateIn({ draft: { form: { offers: 'none' } } }),
    isQuoting: not(stateIn({ draft: { form: { offers: 'none' } } })),
    hasBoth: ({ context: { from, to } }) => from !== null && to !== null,
    hasFrom: ({ context: { from } }) => from !== null,
    isSlippageDone: ({ context }) => isSlippageDone(context),
    isRisky: ({ context }) => slippageIn(context) > lazyConstants.slippage.risky,
    isUsual: ({ context }) => slippageIn(context) <= lazyConstants.slippage.risky,
    isDear: ({ context }) => isDear(context),
    isCheap: ({ context }) => !isDear(context),
    isMoved: ({ context: { seen, plan, slippage } }) =>
      seen !== null && plan !== null && hasMoved(seen, plan.offer.units, slippage),
    isDoomed: ({ context: { plan } }) => plan?.problem !== undefined,
    isUnexpected: ({ context }) => {
      const order = orderOf(context)
      return !!order && !!context.plan && isUnexpected(order, context.plan)
    },
    lacksFee: ({ context: { tokens, plan } }) => lacksFee(tokens, plan),
    /** The node has neither simulated it nor explained why it would fail. */
    isUnchecked: ({ context: { plan } }) => plan?.changes === undefined,
    needsRevocation: ({ context: { plan } }) => plan?.revoke !== undefined,
    needsApproval: ({ context: { plan } }) => plan?.approval != null,
    isAtomic: ({ context }) => isAtomic(context),
    isAlreadyPending: ({ context }, call: Call) => !!context.plan?.[call] && pendingFor(context, call) !== undefined,
    isOccupied: ({ context: { asked } }) => asked !== null,
    isFree: ({ context: { asked } }) => asked === null,
    isOfSender: ({ context }, sender: Sender) => !isOther(context.sender, sender),
    /** Whether the form still describes that swap. */
    isFilledIn: ({ context }, id: string) =>
      context.requested.some((each) => each.id === id && isAlike(each, transferOf(context, 'call'))),
    isTransaction: ({ context: { shown } }, id: string) => shown === id,
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
    setStart: assign((_, { tokens, from, to, units, fee }: SwapStart) => ({
      ...{ tokens, from, to, units, fee },
      typed: null,
      wish: null,
    })),
    setSide: assign({ side: (_, side: Side) => side }),
    setSearch: assign({ search: (_, search: string) => search }),
    /** The two tokens always differ: choosing the other one's token swaps the sides. */
    setToken: assign(({ context }, token: TokenBalance): Partial<SwapContext> => {
      const { side, from, to } = context
      const other = side === 'from' ? to : from
      if (other && isSameToken(other, token)) return turned(context)
      return side === 'to' ? { to: token, offer: null } : { ...amountIn(token, context), from: token, offer: null }
    }),
    turn: assign(({ context }) => turned(context)),
    setAmount: assign(({ context: { from } }, { text, decimal }: { text: string; decimal: string | null }) => ({
      typed: text,
      units: unitsOf(decimal, from),
      offer: null,
    })),
    setMost: assign(({ context: { from, fee } }) => ({
      typed: null,
      units: from && mostOf(from, fee),
      offer: null,
    })),
    setSlippageDraft: assign({
      slippageDraft: (_, { text, decimal }: { text: string; decimal: string | null }) => ({
        text,
        hundredths: slippageOf(decimal),
      }),
    }),
    takeSlippageDraft: assign({ slippage: ({ context }) => slippageIn(context), slippageDraft: null }),
    clearSlippageDraft: assign({ slippageDraft: null }),
    setSlippage: assign({ slippage: (_, hundredths: number) => hundredths, slippageDraft: null }),
    setOffer: assign({
      offer: (_, offer: SwapOffer) => offer,
      to: ({ context: { to } }, { price }: SwapOffer) => to && { ...to, ...(price !== undefined && { price }) },
      fee: (_, { fee }: SwapOffer) => fee,
    }),
    clearOffer: assign({ offer: null }),
    seeOffer: assign({ seen: ({ context: { offer } }) => offer?.units ?? null }),
    setPlan: assign(({ context: { to } }, plan: SwapPlan) => ({
      plan,
      offer: plan.offer,
      to: to && { ...to, ...(plan.offer.price !== undefined && { price: plan.offer.price }) },
    })),
    seePlan: assign({ seen: ({ context: { plan } }) => plan?.offer.units ?? null }),
    clearPlan: assign({ plan: null, arrived: null }),
    addTransaction: assign(({ context }, call: Call) => {
      const transaction = transferOf(context, call)
      return { requested: [...context.requested, transaction], shown: transaction.id }
    }),
    setShown: assign({ shown: (_, id: string) => id }),
    setHash: assign({ hash: (_, hash: string | null) => hash }),
    setEnd: assign((_, { hash, arrived }: TransactionEnd) => ({ hash, arrived: arrived ?? null })),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    renewTokens: sendTo('watchTokens', ({ context: { sender } }): TokensCommand => ({ type: 'tokens.renew', sender })),
    setRenewed: assign(({ context }, tokens: readonly TokenBalance[]) => renewed(context, tokens)),
    setElsewhere: assign({ elsewhere: (_, elsewhere: readonly Transfer[]) => elsewhere }),
    syncAsked: assign({
      asked: ({ context: { sender, elsewhere }, self }) => selectAsked(self, sender, elsewhere),
    }),
    syncApprovals: assign({ approvals: ({ self }) => selectApprovals(self) }),
    /** Shows a pending transaction instead of requesting the same one. */
    follow: assign(({ context }, call: Call) => {
      const pending = pendingFor(context, call)
      return pending ? { shown: pending.id, hash: pending.hash } : {}
    }),
    ask: sendParent(({ context }, call: Call) => ({
      type: 'actor.start',
      chart: 'transaction',
      input: transferOf(context, call),
    })),
    goTo: sendParent((_, route: Route) => ({ type: 'nav.push', route })),
    showSnackbar: sendTo(notices, (_, message: Omit<SnackbarShow, 'type'>) => ({ type: 'snackbar.show', ...message })),
    track: sendTo(tracker, (_, event: TrackEvent) => ({ type: 'track', ...event })),
    trackReview: sendTo(
      tracker,
      ({ context, self }): Track => ({
        type: 'track',
        event: 'INITIATE_SWAP',
        properties: swapProperties(transferOf(context, 'call'), isSmart(self, context.sender.namespace)),
      }),
    ),
  },
  delays: {
    request: constants.requestTimeout,
    quoteWait: lazyConstants.quoteWait,
    quoteLife: lazyConstants.quoteLife,
    hint: constants.promptHint,
    prompt: constants.promptTimeout,
  },
})
