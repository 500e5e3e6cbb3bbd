import { type Failure, sentenceOf } from '../core/errors.ts'
import type { Platform } from '../core/platforms.ts'
import type { TrackEvent } from '../core/track.ts'
import { flow } from './wallet-connect-setup.ts'

/** Whether a platform is the chosen one. */
export const isOn = (platform: Platform) => ({ type: 'isOn', params: platform }) as const

const hold = { type: 'askForCode', params: 'pairing.hold' } as const
const release = { type: 'askForCode', params: 'pairing.release' } as const

/** What is done about a failure that somebody tells of. */
export const failed = [
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
  on: { 'wallet.another': { actions: 'goBack' } },
} as const

/** A platform where the wallet is opened by a link: by itself as soon as there is a code, or when somebody presses. */
const linked = (arrival: 'opening' | 'ready') =>
  flow.createStateConfig({
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
      opened: {
        description:
          'The wallet has the code, and asks there. The link can be opened again, with the code of the moment.',
        on: { 'link.open': { guard: 'hasCode', target: 'opening' } },
      },
      linkless,
    },
  })

/** The platforms where the wallet gets a code. */
export const remote = flow.createStateConfig({
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
    mobile: {
      description: 'FACTS 10.2: the wallet’s app is opened on this phone as soon as there is a code.',
      ...linked('opening'),
    },
    desktop: {
      description: 'FACTS 10.1: the wallet’s program on this computer is opened by a press.',
      ...linked('ready'),
    },
    web: {
      description: 'FACTS 10.1: the wallet’s site is opened by a press, beside this page.',
      ...linked('ready'),
    },
  },
  on: {
    'pairing.asking': { guard: 'isOurs', actions: 'dropCode' },
    'pairing.ready': { guard: 'isOurs', actions: { type: 'noteCode', params: ({ event }) => event } },
    'pairing.failed': { guard: 'isOurs', target: 'sorting', actions: failed },
  },
})

/** The platform of a wallet that needs no code. */
export const visiting = flow.createStateConfig({
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
