import type { Namespace } from '../core/namespace.ts'
import { copy } from './wallet-connect-copy.ts'
import { failed, isOn, remote, visiting } from './wallet-connect-links.ts'
import { begin, type Fact, flow } from './wallet-connect-setup.ts'

export type { LinkChoice, LinkRequest } from './wallet-connect-setup.ts'

const isMine = { type: 'isMine', params: ({ event }: { event: Fact }) => event } as const

const browser = flow.createStateConfig({
  description:
    'FACTS 10.1: the wallet is in this browser, and is asked there. After 20 s a hint says where to look, after 5 min the wallet chart tells that nobody answered (DESIGN 3).',
  tags: 'busy',
  entry: 'ask',
  initial: 'asking',
  states: {
    asking: { description: 'The ring spins around the wallet’s icon (DESIGN 9).', after: { hint: 'waiting' } },
    waiting: {
      description: 'After 20 s: the prompt may be hidden behind other windows, and a hint says so (DESIGN 3).',
      tags: 'slow',
    },
  },
  on: {
    'wallet.refused': { guard: isMine, target: 'sorting', actions: failed },
    'wallet.removed': {
      guard: { type: 'isOfWay', params: ({ event }: { event: { namespace: Namespace } }) => event.namespace },
      target: 'sorting',
      actions: { type: 'fail', params: { code: 'request.aborted' } },
    },
    'platform.choose': {
      guard: { type: 'isOther', params: ({ event }) => event.platform },
      target: 'choosing',
      actions: ['abandon', { type: 'turnTo', params: ({ event }) => event.platform }, 'trackChoice'],
    },
  },
})

const again = { 'connector.retry': { target: 'choosing', actions: 'retry' } } as const

const way = flow.createStateConfig({
  description: 'One platform at a time (FACTS 10.1), whichever tab is chosen.',
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Where is the wallet to be met?',
      entry: 'beginAnew',
      always: [
        { guard: isOn('browser'), target: 'browser' },
        { guard: isOn('unsupported'), target: 'unsupported' },
        { guard: 'opensPage', target: 'visiting' },
        { target: 'remote' },
      ],
    },
    browser,
    remote,
    visiting,
    unsupported: {
      description: 'FACTS 8.4: the wallet is one for browsers, and not in this one. How to get it is a press away.',
    },
    sorting: {
      description: 'Each cause of failure has its own sentence and its one next step (DESIGN 9).',
      entry: 'dropCode',
      always: [
        { guard: 'isDeclined', target: 'declined' },
        { guard: 'isHopeless', target: 'unusable' },
        { target: 'failed' },
      ],
    },
    declined: { description: 'SPEC 8, 4001: the visitor said no in the wallet. It can be asked again.', on: again },
    failed: {
      description:
        'The relay can’t be reached, or whatever else went wrong, told in the sentence of its code (SPEC 8).',
      on: again,
    },
    unusable: {
      description: 'Trying again would give the same answer; another wallet is the way on (DESIGN 9).',
      on: { 'wallet.another': { actions: 'goBack' } },
    },
    adopting: {
      description:
        'FACTS 10.3: the wallet has approved. The wallet charts take their part of the session, 30 s at most (DESIGN 3).',
      tags: 'busy',
      after: {
        request: { target: 'sorting', actions: { type: 'fail', params: { code: 'pairing.failed' } } },
      },
      on: { 'wallet.refused': { guard: isMine, target: 'sorting', actions: failed } },
    },
    celebrating: {
      description:
        'DESIGN 9: the ring closes on success, and the modal 0.9 s later. The link that was opened is remembered, so that the wallet is opened for each request (FACTS 10.2).',
      tags: 'connected',
      entry: 'forgive',
      invoke: {
        id: 'noteLink',
        src: 'noteLink',
        input: ({ context: { wallet, platform, opened } }) => ({
          wallet,
          platform: platform === 'browser' ? platform : opened,
        }),
        onError: {},
      },
      after: { celebration: '#walletConnect.connected' },
      on: {
        'wallet.disconnected': { guard: isMine, target: 'choosing' },
        'pairing.settled': {},
        'wallet.connected': {},
      },
    },
  },
  on: {
    'platform.choose': {
      guard: { type: 'isOther', params: ({ event }) => event.platform },
      target: '.choosing',
      actions: [{ type: 'turnTo', params: ({ event }) => event.platform }, 'trackChoice'],
    },
    'pairing.settled': '.adopting',
    'wallet.connected': [{ guard: isMine, target: '.celebrating' }, { target: '#walletConnect.connected' }],
  },
})

/** Connecting any wallet in the world: by a code, a link, or in this browser after all. */
export const walletConnectMachine = flow.createMachine({
  id: 'walletConnect',
  description:
    'SPEC 2, ConnectingWalletConnect: any wallet in the world, by a code to scan, a link that opens it, or in this browser. The pairing is the kit’s (DESIGN 3); this chart shows it, and follows what becomes of it.',
  context: ({ input, self }) => begin(self, input),
  initial: 'shown',
  states: {
    shown: {
      description: 'SPEC 2, ConnectingWalletConnect. Copying the link goes on beside the rest.',
      meta: { view: 'ConnectingWalletConnect' },
      entry: 'trackChoice',
      type: 'parallel',
      states: { way, copy },
      on: { 'wallet.get': { guard: 'hasStores', actions: 'goGet' } },
    },
    connected: {
      description: 'A wallet is connected. What follows is the kit’s to decide (DESIGN 3).',
      type: 'final',
      output: { status: 'connected' },
    },
  },
  output: { status: 'connected' },
})
