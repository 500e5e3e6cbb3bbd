import { type Failure, sentenceOf } from '../core/errors.ts'
import type { Namespace } from '../core/namespace.ts'
import type { Platform } from '../core/platforms.ts'
import type { TrackEvent } from '../core/track.ts'
import { begin, type Fact, flow } from './wallet-connect-setup.ts'

export type { LinkChoice, LinkRequest } from './wallet-connect-setup.ts'

const isOn = (platform: Platform) => ({ type: 'isOn', params: platform }) as const
const hold = { type: 'askForCode', params: 'pairing.hold' } as const
const release = { type: 'askForCode', params: 'pairing.release' } as const
const isMine = { type: 'isMine', params: ({ event }: { event: Fact }) => event } as const

const failed = [
  { type: 'fail', params: ({ event }: { event: { failure: Failure } }) => event.failure },
  {
    type: 'track',
    params: ({ event: { failure } }: { event: { failure: Failure } }): TrackEvent => ({
      event: 'CONNECT_ERROR',
      properties: { message: sentenceOf(failure) },
    }),
  },
] as const

const unmade = {
  target: 'linkless',
  actions: [{ type: 'fail', params: { code: 'link.failed' } }, 'trackLink'],
} as const

const opening = {
  description: 'FACTS 10.2: the wallet’s link is opened; some browsers do so only while somebody presses something.',
  tags: 'busy',
  invoke: {
    id: 'openLink',
    src: 'openLink',
    input: ({ context: { wallet, platform, uri, namespace }, event: { type } }) => ({
      wallet,
      platform,
      uri,
      namespace,
      tapped: type === 'link.open' || type === 'platform.choose',
    }),
    onDone: [
      { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'opened', actions: 'noteOpened' },
      { target: 'ready' },
    ],
    onError: unmade,
  },
  after: { request: unmade },
} as const satisfies Parameters<typeof flow.createStateConfig>[0]

const linkless = {
  description: 'SPEC 8: the link could not be made. Where there is a code, it can still be copied.',
} as const

const opened = 'The wallet has the code, and asks there. The link can be opened again, with the code of the moment.'

/** A platform where the wallet is opened by a link: by itself as soon as there is a code, or when somebody presses. */
const linked = (description: string, arrival: 'opening' | 'ready') =>
  flow.createStateConfig({
    description,
    initial: 'waiting',
    states: {
      waiting: {
        description: 'The code is on its way.',
        tags: 'busy',
        always: { guard: 'hasCode', target: arrival },
      },
      ready: {
        description: 'A press opens the wallet.',
        on: { 'link.open': { guard: 'hasCode', target: 'opening' } },
      },
      opening,
      opened: { description: opened, on: { 'link.open': { guard: 'hasCode', target: 'opening' } } },
      linkless,
    },
  })

const remote = flow.createStateConfig({
  description:
    'FACTS 10.3: the wallet gets a code. The kit’s one pairing is held meanwhile; a dApp that makes pairings itself brings its own.',
  entry: [hold],
  exit: [release],
  initial: 'choosing',
  states: {
    choosing: {
      always: [
        { guard: isOn('mobile'), target: 'mobile' },
        { guard: isOn('desktop'), target: 'desktop' },
        { guard: isOn('web'), target: 'web' },
        { target: 'qrcode' },
      ],
    },
    qrcode: {
      description: 'FACTS 8.4: the code, to be scanned with a phone.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The code is on its way; its place is kept, so that nothing jumps.',
          tags: 'busy',
          always: { guard: 'hasCode', target: 'ready' },
        },
        ready: {
          description: 'SPEC 9: it is shown until it expires, and then a new one comes by itself.',
          always: { guard: 'hasNoCode', target: 'waiting' },
        },
      },
    },
    mobile: linked('FACTS 10.2: the wallet’s app is opened on this phone as soon as there is a code.', 'opening'),
    desktop: linked('FACTS 10.1: the wallet’s program on this computer is opened by a press.', 'ready'),
    web: linked('FACTS 10.1: the wallet’s site is opened by a press, beside this page.', 'ready'),
  },
  on: {
    'pairing.asking': { guard: 'isOurs', actions: 'dropCode' },
    'pairing.ready': { guard: 'isOurs', actions: { type: 'noteCode', params: ({ event }) => event } },
    'pairing.failed': { guard: 'isOurs', target: 'sorting', actions: failed },
  },
})

const visiting = flow.createStateConfig({
  description:
    'FACTS 10.2: the wallet opens this page in a browser of its own, where it is installed: nothing is paired.',
  initial: 'opening',
  states: {
    ready: { description: 'A press opens the wallet.', on: { 'link.open': 'opening' } },
    opening,
    opened: { description: 'The page goes on in the wallet.', on: { 'link.open': 'opening' } },
    linkless,
  },
})

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

const again = { 'connector.retry': 'choosing' } as const

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
        input: ({ context: { wallet, opened: platform } }) => ({ wallet, platform }),
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

const copyFailed = { type: 'snack', params: { variant: 'error', code: 'clipboard.failed' } } as const
const copies = { guard: 'hasCode', target: 'copying' } as const

const copy = flow.createStateConfig({
  description: 'The code goes to the clipboard, for a wallet that takes it from there.',
  initial: 'idle',
  states: {
    idle: { on: { 'link.copy': copies } },
    copying: {
      description: 'The browser may ask the visitor first; 30 s at most (DESIGN 3).',
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context }) => ({ text: context.uri ?? '' }),
        onDone: {
          target: 'copied',
          actions: { type: 'snack', params: { variant: 'success', code: 'link.copied' } },
        },
        onError: { target: 'idle', actions: copyFailed },
      },
      after: { request: { target: 'idle', actions: copyFailed } },
    },
    copied: {
      description: 'The button says so for 2 s, as long as a toast of success lasts (SPEC 9).',
      tags: 'copied',
      after: { feedback: 'idle' },
      on: { 'link.copy': copies },
    },
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
