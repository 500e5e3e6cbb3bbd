import type { Namespace } from '../../core/caip.ts'
import type { Failure } from '../../core/errors.ts'
import type { SwapPlan } from '../../core/swap.ts'
import { boughtIn, isSameToken } from '../../core/swap.ts'
import type { TokenBalance } from '../../core/token-balance.ts'
import type { PendingTransfer, Sender, Transfer } from '../../core/transfer.ts'
import { isOther } from '../shared/sender.ts'
import type { Draft, Tolerance } from './steps.ts'

export interface SwapOutput {
  status: 'swapped' | 'disconnected'
}

/** Which of the two tokens is being chosen. */
export type Side = 'from' | 'to'

export interface SwapContext extends Draft, Tolerance {
  /** The id of the flow's actor. */
  key: string
  /** The namespace that the kit started the flow for. */
  namespace: Namespace
  /** The dApp's arguments, until the form is filled [swap-wish]. */
  wish: string | null
  /** Whether the modal offers other networks. */
  networkSwitch: boolean
  /** The transactions that the wallet was asked for here, oldest first. */
  requested: readonly Transfer[]
  /** The id of the one whose progress is shown. */
  shown: string
  /** The form's account. */
  sender: Sender
  /** The active account of its namespace. */
  account: Sender
  tokens: readonly TokenBalance[]
  /** The token that is being chosen. */
  side: Side
  /** The search text among the tokens. */
  search: string
  /** The estimated network fee of a swap, before one is built. */
  fee: string
  /** What the user has seen and accepted of the offer. */
  seen: string | null
  plan: SwapPlan | null
  hash: string | null
  /** The received amount in the bought token's smallest unit, if the network reports it [swap-end]. */
  arrived: string | null
  failure: Failure | null
  /** The earlier request that the wallet has not answered yet [swap-one-prompt]. */
  asked: Transfer | null
  /** The requests of other pages, including this one before a reload. */
  elsewhere: readonly Transfer[]
  /** The approvals and revocations, of any page, that the network has yet to confirm: read with each plan [swap-pending]. */
  approvals: readonly PendingTransfer[]
}

/** An empty form; the user's slippage stays. */
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

/** Whether the wallet is to approve and swap in one batch [swap-atomic]. */
export const isAtomic = ({ plan }: Pick<SwapContext, 'plan'>): boolean => plan?.approval != null && plan.atomic === true

/** The calls of a plan for which a wallet can be asked. */
export type Call = 'revoke' | 'approval' | 'call'

/**
 * A transaction of a plan, under a new id: the swap, the approval before it, or the revocation of an earlier approval,
 * which approves zero.
 */
export const transferOf = (context: SwapContext, asked: Call): Transfer => {
  const { key, requested, sender, from, to, units, plan, offer } = context
  const call = plan?.[asked]
  const kind = asked === 'call' ? 'swap' : 'approval'
  const first = kind === 'swap' && isAtomic(context) ? plan?.approval : undefined
  return {
    ...sender,
    id: `swap:${key}:${requested.length + 1}`,
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

/** Whether two transfers of the same account swap the same amount of the same tokens. */
export const isAlike = (one: Transfer, other: Transfer): boolean =>
  !isOther(one, other) &&
  one.swap?.kind === other.swap?.kind &&
  one.amount === other.amount &&
  one.token === other.token &&
  one.swap?.token === other.swap?.token

/** The pending transaction that already makes a call of the plan; undefined if there is none [swap-pending]. */
export const pendingFor = (context: SwapContext, call: Call): PendingTransfer | undefined => {
  const planned = transferOf(context, call)
  return context.approvals.find(
    (each) =>
      !isOther(each, planned) &&
      each.amount === planned.amount &&
      each.call?.to === planned.call?.to &&
      each.call?.data === planned.call?.data,
  )
}

/** A token with its current balance; zero if the account no longer has it. */
const renewedIn = (token: TokenBalance, tokens: readonly TokenBalance[]): TokenBalance => ({
  ...token,
  amount: tokens.find((each) => isSameToken(each, token))?.amount ?? '0',
})

/** The tokens to swap, with their current balances [swap-end]. */
export const renewed = ({ tokens, from, to }: SwapContext, held: readonly TokenBalance[]): Partial<SwapContext> => ({
  tokens: tokens.map((token) => renewedIn(token, held)),
  from: from && renewedIn(from, held),
  to: to && renewedIn(to, held),
})

/** The message of a state. */
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
