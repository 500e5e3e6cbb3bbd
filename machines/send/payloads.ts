import type { Payloads } from '../../tests/model/payloads.ts'
import { sender } from '../transaction/payloads.ts'

/** An account's tokens: the native currency, and a token with a known price. */
export const tokens = {
  ether: { caipNetworkId: 'eip155:31337', name: 'Ether', symbol: 'ETH', decimals: 18, amount: '1500000000000000000' },
  dollar: {
    caipNetworkId: 'eip155:31337',
    address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
    name: 'Sandbox Dollar',
    symbol: 'SUSD',
    decimals: 6,
    amount: '25000000',
    price: '1',
  },
} as const

/** A complete list of an account's tokens. */
export const sendable = (...held: readonly object[]) => ({ tokens: held, isPartial: false })

/** Receivers. */
export const receivers = {
  known: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
  named: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', name: 'harbour.eth', isKnown: false },
  called: {
    ...{ address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true },
    identity: { name: 'harbour.eth' },
  },
  alike: {
    address: '0x8617E3411111111111111111111111111111070D',
    isKnown: false,
    like: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  },
  unlooked: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: false, isHistoryMissing: true },
  token: { address: tokens.dollar.address, isKnown: false, isToken: true },
  elsewhere: { address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', isKnown: true, elsewhere: 'eip155:31338' },
} as const

/** Reviews of a transfer by a node. */
export const reviews = {
  good: {
    fee: '21000000000000',
    reserve: '65000000000000',
    receiver: { isContract: false, isUnused: false },
    sent: { amount: '1000000000000000000' },
    received: { amount: '1000000000000000000' },
  },
  dear: { fee: '999000000000000', reserve: '65000000000000', receiver: { isContract: true, isUnused: false } },
  dearest: { fee: '9999000000000000000', reserve: '65000000000000' },
  less: {
    fee: '51000000000000',
    reserve: '65000000000000',
    sent: { amount: '1000000000000000000' },
    received: { amount: '900000000000000000' },
  },
  vain: { fee: '21000000000000', reserve: '65000000000000', received: { amount: '0' } },
  odd: { fee: '21000000000000', reserve: '65000000000000', miscounted: true },
  deep: { fee: '21000000000000', reserve: '65000000000000', own: '1000021000000000000', deposit: '2039280' },
  bad: { reserve: '65000000000000', problem: 'SUSD: transfer amount exceeds balance' },
} as const

/** What a dApp may want to be sent. */
export const wishes = {
  here: { token: tokens.dollar, units: '2500000', to: receivers.known.address },
  elsewhere: { elsewhere: 'eip155:31338' },
} as const

/** A request of another page to the same wallet. */
export const askedElsewhere = {
  ...sender,
  ...{
    id: 'transfer:route:1:1',
    to: receivers.known.address,
    amount: '2000000000000000000',
    decimals: 18,
    symbol: 'ETH',
  },
} as const

/** A payment request (EIP-681) for the token. */
const payment = `ethereum:${tokens.dollar.address}@31337/transfer?address=${receivers.known.address}&uint256=2500000`

export const payloads: Payloads = {
  commands: [
    { type: 'tokens.retry' },
    { type: 'search.type', text: 'doll' },
    { type: 'token.choose', token: tokens.dollar },
    { type: 'amount.type', text: '1', decimal: '1' },
    { type: 'amount.type', text: '99', decimal: '99' },
    { type: 'amount.type', text: 'x', decimal: null },
    { type: 'amount.toggle' },
    { type: 'amount.max' },
    { type: 'receiver.type', text: receivers.known.address },
    { type: 'receiver.type', text: 'harbour.eth' },
    { type: 'receiver.type', text: payment },
    { type: 'receiver.clear' },
    { type: 'receiver.vouch' },
    { type: 'receiver.paste' },
    { type: 'receiver.choose', address: receivers.known.address },
    { type: 'receiver.scan' },
    { type: 'scan.retry' },
    { type: 'onramp.open' },
    { type: 'send.review' },
    { type: 'review.retry' },
    { type: 'send.confirm' },
    { type: 'send.again' },
    { type: 'send.finish' },
    { type: 'nav.back' },
  ],
  ports: {
    loadTokens: {
      outputs: [sendable(tokens.ether, tokens.dollar), sendable(), { ...sendable(tokens.ether), isPartial: true }],
      codes: ['rpc.failed', 'chain.notConfigured'],
    },
    readWish: { outputs: [wishes.here, wishes.elsewhere], codes: ['transfer.amount'] },
    resolveReceiver: { outputs: [receivers.known, receivers.token], codes: ['transfer.receiver'] },
    loadRecent: {
      outputs: [[{ address: receivers.known.address }, { address: receivers.alike.address }]],
      codes: ['rpc.failed'],
    },
    readClipboard: { outputs: [receivers.known.address], codes: ['clipboard.failed'] },
    reviewTransfer: { outputs: Object.values(reviews), codes: ['rpc.failed'] },
  },
  channels: {
    watchAsked: [
      { type: 'asked.changed', asked: [askedElsewhere] },
      { type: 'asked.changed', asked: [] },
    ],
    watchCamera: [
      { type: 'camera.changed', isThere: true },
      { type: 'camera.changed', isThere: false },
    ],
    watchTokens: [
      {
        type: 'tokens.renewed',
        sender,
        tokens: [
          { ...tokens.ether, amount: '500000000000000000', price: '2000' },
          { ...tokens.dollar, price: undefined },
        ],
      },
    ],
    watchCodes: [
      { type: 'scan.started' },
      { type: 'scan.read', text: receivers.known.address },
      { type: 'scan.failed', failure: { code: 'camera.denied' } },
    ],
  },
}
