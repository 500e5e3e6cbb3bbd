import { describe, expect, it } from 'vitest'
import { receivers, reviews, tokens } from '../machines/send/payloads.ts'
import { warningsOf } from './transfer-warnings.ts'

const filled = {
  sender: {
    namespace: 'eip155',
    connectorId: 'io.meadow',
    address: '0x52908400098527886E0F7030069857D2E4169EE7',
    caipNetworkId: 'eip155:31337',
  },
  tokens: [tokens.ether, tokens.dollar],
  token: tokens.ether,
  typed: '1',
  units: '1000000000000000000',
  receiverText: receivers.known.address,
  receiver: receivers.known,
  review: reviews.good,
} as const

describe('what is unusual about a transfer', () => {
  it.each([
    ['nothing, where the account has sent to the receiver before', {}, []],
    ['a receiver of the first time [send-first-time]', { receiver: receivers.named }, ['send.firstTime']],
    [
      'one that nothing tells of, the history not being there [send-history-missing]',
      { receiver: receivers.unlooked },
      ['send.historyMissing'],
    ],
    [
      'one of before that looks like another of before [send-look-alike]',
      { receiver: { ...receivers.alike, isKnown: true } },
      ['send.lookAlike'],
    ],
    ['one that looks like another [send-look-alike]', { receiver: receivers.alike }, ['send.lookAlike']],
    ['one of another network [send-elsewhere]', { receiver: receivers.elsewhere }, ['send.elsewhere']],
    [
      'a token that the dApp names, which is no other contract [send-first-time]',
      { receiver: receivers.token, review: reviews.dear },
      ['send.toToken', 'send.firstTime'],
    ],
    [
      'a token that the account has, however it is spelled [send-first-time]',
      { receiver: { address: tokens.dollar.address.toLowerCase(), isKnown: true } },
      ['send.toToken'],
    ],
    ['a contract [send-first-time]', { review: reviews.dear }, ['send.contract']],
    [
      'the account itself, which is not new [send-first-time]',
      { receiver: { address: filled.sender.address, isKnown: false } },
      ['send.toSelf'],
    ],
    [
      'an address that was never used, which says that it is new [send-first-time]',
      { receiver: receivers.named, review: { ...reviews.good, receiver: { isContract: false, isUnused: true } } },
      ['send.unused'],
    ],
    ['nothing more, where nothing arrives [send-first-time]', { review: reviews.vain }, []],
    ['less that arrives [send-first-time]', { review: reviews.less }, ['send.less']],
  ] as const)('is %s', (_, part, warnings) => {
    expect(warningsOf({ ...filled, ...part })).toEqual(warnings)
  })
})
