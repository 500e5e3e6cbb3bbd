import type { Payloads } from '../../tests/model/payloads.ts'
import { sender } from '../transaction/payloads.ts'

/** Tokens: the native currency, one that the account holds, and one without a known price. */
export const tokens = {
  ether: {
    ...{ caipNetworkId: 'eip155:31337', name: 'Ether', symbol: 'ETH', decimals: 18, price: '3000' },
    amount: '1500000000000000000',
  },
  dollar: {
    ...{ caipNetworkId: 'eip155:31337', name: 'Sandbox Dollar', symbol: 'SUSD', decimals: 6, price: '1' },
    address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
    amount: '25000000',
  },
  tax: {
    ...{ caipNetworkId: 'eip155:31337', name: 'Sandbox Tax', symbol: 'STAX', decimals: 18 },
    address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    amount: '0',
  },
} as const

const fee = '450000000000000'
const list = [tokens.ether, tokens.dollar, tokens.tax]
const start = { tokens: list, from: tokens.ether, to: null, units: '1000000000000000000', fee }

/** Initial data of a swap. */
export const starts = {
  plain: start,
  wished: { ...start, from: tokens.dollar, to: tokens.ether, units: '3000000' },
  odd: { ...start, problem: 'wish.token' },
} as const

/** Offers: a good one, and one with a high price impact. */
export const offers = {
  good: { units: '2988020943', fee, impact: 40 },
  poor: { units: '1500000000', fee, impact: 5_000 },
  priced: { units: '30000000000000000000', fee, price: '99', impact: 100 },
} as const

const pool = '0xC2d9B9CcD8Af15A7a8e02CAC6c0Fab5dDb7FB6F1'
const plan = {
  offer: offers.good,
  least: '2958140733',
  approval: null,
  call: { to: pool, data: '0x0123', value: '1000000000000000000' },
  fee: '300000000000000',
}
const approval = { to: tokens.dollar.address, data: '0x095ea7b3', value: '0' }
const changes = [{ amount: '-1000000000000000000' }, { token: tokens.dollar.address, amount: '2988020943' }]

/** Built transactions. */
export const plans = {
  good: { ...plan, changes },
  unrun: plan,
  moved: {
    ...{ ...plan, offer: { units: '2988020', fee }, least: '2958139' },
    changes: [changes[0], { token: tokens.dollar.address, amount: '2988020' }],
  },
  poor: {
    ...{ ...plan, offer: offers.poor, least: '1485000000', impact: 5_000 },
    changes: [changes[0], { token: tokens.dollar.address, amount: '1500000000' }],
  },
  doomed: { ...plan, problem: 'Pool: insufficient output amount' },
  short: { ...plan, changes: [changes[0], { token: tokens.dollar.address, amount: '1' }] },
  dear: { ...plan, changes, fee: '900000000000000000' },
  approvable: { ...plan, changes, approval },
  leftover: { ...plan, changes, approval, revoke: approval },
  unrunLeftover: { ...plan, approval, revoke: approval },
  unrunApprovable: { ...plan, approval },
  unrunAtomic: { ...plan, approval, atomic: true },
  atomic: { ...plan, changes, approval, atomic: true },
} as const

/** A request of another page to the same wallet. */
export const askedElsewhere = {
  ...sender,
  ...{ id: 'swap:route:1:1', to: pool, amount: '1000000000000000000', decimals: 18, symbol: 'ETH' },
  swap: { kind: 'swap', amount: offers.good.units, decimals: 6, symbol: 'SUSD', token: tokens.dollar.address },
} as const

export const payloads: Payloads = {
  commands: [
    { type: 'tokens.retry' },
    { type: 'tokens.open', side: 'from' },
    { type: 'tokens.open', side: 'to' },
    { type: 'search.type', text: 'doll' },
    { type: 'token.choose', token: tokens.ether },
    { type: 'token.choose', token: tokens.dollar },
    { type: 'amount.type', text: '1', decimal: '1' },
    { type: 'amount.type', text: '99', decimal: '99' },
    { type: 'amount.type', text: 'x', decimal: null },
    { type: 'amount.type', text: '', decimal: null },
    { type: 'amount.max' },
    { type: 'sides.switch' },
    { type: 'slippage.edit' },
    { type: 'slippage.type', text: '7', decimal: '7' },
    { type: 'slippage.type', text: '99', decimal: '99' },
    { type: 'slippage.choose', hundredths: 50 },
    { type: 'slippage.done' },
    { type: 'quote.retry' },
    { type: 'swap.review' },
    { type: 'plan.retry' },
    { type: 'price.accept' },
    { type: 'swap.confirm' },
    { type: 'swap.again' },
    { type: 'swap.finish' },
    { type: 'nav.back' },
  ],
  ports: {
    startSwap: { outputs: Object.values(starts), codes: ['swap.init', 'api.swaps'] },
    quoteSwap: { outputs: Object.values(offers), codes: ['swap.amount'] },
    planSwap: { outputs: Object.values(plans), codes: ['swap.build'] },
  },
}
