import type { Namespace } from '../../core/caip.ts'
import type { Failure } from '../../core/errors.ts'
import type { SwapPlan } from '../../core/swap.ts'
import { boughtIn, isSameToken } from '../../core/swap.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import type { Sender, Transfer } from '../../core/transfer.ts'
import type { Draft, Tolerance } from './steps.ts'

export interface SwapOutput {
  status: 'swapped' | 'disconnected'
}

/** Which of both tokens is chosen. */
export type Side = 'from' | 'to'

export interface SwapContext extends Draft, Tolerance {
  /** The id of the flow's actor. */
  key: string
  /** The namespace that the kit has started the flow for. */
  namespace: Namespace
  /** What the dApp wants to be swapped, until the form is filled in [swap-wish]. */
  wish: string | null
  /** Whether the modal offers other networks. */
  networkSwitch: boolean
  /** How many transactions were asked for. */
  serial: number
  /** The account that the form is about. */
  sender: Sender
  /** The active account of its namespace. */
  account: Sender
  tokens: readonly TokenBalance[]
  /** The token that is being chosen. */
  side: Side
  /** What is searched for among the tokens. */
  search: string
  /** What the network takes for a swap, as far as that is known before one is built. */
  fee: string
  /** What the user has seen, and agreed to, of what is offered. */
  seen: string | null
  plan: SwapPlan | null
  hash: string | null
  /** How much has arrived, in the smallest unit of what is bought, where the network says so [swap-end]. */
  arrived: string | null
  failure: Failure | null
  /** What the wallet was asked for before, and has not answered yet [swap-one-prompt]. */
  asked: Transfer | null
  /** What other pages have asked for, this one's before a reload among them. */
  elsewhere: readonly Transfer[]
}

/** A form that nothing is filled into; how much may be lost stays as the user has set it. */
export const blank = {
  tokens: [],
  side: 'from',
  search: '',
  from: null,
  to: null,
  typed: '',
  units: null,
  offer: null,
  fee: '0',
  slippageDraft: null,
  seen: null,
  plan: null,
  hash: null,
  arrived: null,
  failure: null,
} satisfies Partial<SwapContext>

/** The id of the transaction that is, or was, asked for last. */
export const idOf = ({ key, serial }: SwapContext): string => `swap:${key}:${serial}`

/** Whether the wallet is to approve and swap at once [swap-atomic]. */
export const isAtomic = ({ plan }: Pick<SwapContext, 'plan'>): boolean => plan?.approval != null && plan.atomic === true

/** The calls of a plan that a wallet can be asked for. */
export type Call = 'revoke' | 'approval' | 'call'

/** The transaction of a plan: the swap, the approval before it, or that an earlier approval is taken back, which approves nothing. */
export const transferOf = (context: SwapContext, asked: Call): Transfer => {
  const { sender, from, to, units, plan, offer } = context
  const call = plan?.[asked]
  const kind = asked === 'call' ? 'swap' : 'approval'
  const first = kind === 'swap' && isAtomic(context) ? plan?.approval : undefined
  return {
    ...sender,
    id: idOf(context),
    to: call?.to ?? sender.address,
    amount: asked === 'revoke' ? '0' : (units ?? '0'),
    decimals: from?.decimals ?? 0,
    symbol: from?.symbol ?? '',
    ...(from?.address !== undefined && { token: from.address }),
    ...(call && { call }),
    ...(first && { first }),
    swap: {
      kind,
      amount: boughtIn({ to, offer: plan?.offer ?? offer, plan }) ?? '0',
      decimals: to?.decimals ?? 0,
      symbol: to?.symbol ?? '',
      ...(to?.address !== undefined && { token: to.address }),
    },
  }
}

/** Whether both swap as much of the same for the same. */
export const isAlike = (one: Transfer, other: Transfer): boolean =>
  one.swap?.kind === other.swap?.kind &&
  one.amount === other.amount &&
  one.token === other.token &&
  one.swap?.token === other.swap?.token

/** What there is by now of a token; of one that is not among what the account holds, there is nothing. */
const renewedIn = (token: TokenBalance, tokens: readonly TokenBalance[]): TokenBalance => ({
  ...token,
  amount: tokens.find((each) => isSameToken(each, token))?.amount ?? '0',
})

/** What can be swapped, with what the account has of it by now [swap-end]. */
export const renewed = ({ tokens, from, to }: SwapContext, held: readonly TokenBalance[]): Partial<SwapContext> => ({
  tokens: tokens.map((token) => renewedIn(token, held)),
  from: from && renewedIn(from, held),
  to: to && renewedIn(to, held),
})

/** What is said of a state. */
export type Status =
  | 'swap.loading'
  | 'swap.unsupported'
  | 'swap.unavailable'
  | 'swap.selectToken'
  | 'swap.enterAmount'
  | 'swap.incorrect'
  | 'swap.insufficient'
  | 'swap.slippageIncorrect'
  | 'swap.review'
  | 'swap.reviewAnyway'
  | 'swap.quoting'
  | 'swap.noOffer'
  | 'swap.planning'
  | 'swap.refreshing'
  | 'swap.moved'
  | 'swap.doomed'
  | 'swap.unexpected'
  | 'swap.feeMissing'
  | 'swap.unchecked'
  | 'swap.leftover'
  | 'swap.approvable'
  | 'swap.atomic'
  | 'swap.ready'
  | 'swap.occupied'
  | 'swap.insisting'
  | 'swap.revokeAsking'
  | 'swap.revokeSlow'
  | 'swap.revoking'
  | 'swap.approveAsking'
  | 'swap.approveSlow'
  | 'swap.approving'
  | 'swap.asking'
  | 'swap.slow'
  | 'swap.unanswered'
  | 'swap.declined'
  | 'swap.failed'
  | 'swap.unidentified'
  | 'swap.approvalFailed'
  | 'swap.approvalCancelled'
  | 'swap.approvalReplaced'
  | 'swap.approvalDropped'
  | 'swap.sent'
  | 'swap.confirmed'
  | 'swap.reverted'
  | 'swap.replaced'
  | 'swap.spedUp'
  | 'swap.cancelled'
  | 'swap.dropped'
