import { not } from 'xstate'
import type { Platform } from '../../core/platforms.ts'
import { linked } from './links.ts'
import { fails, walletConnectSetup } from './setup.ts'

const view = 'ConnectingWalletConnect'

/** Whether a platform is the chosen one. */
export const isOn = (platform: Platform) => ({ type: 'isOn', params: platform }) as const

/** A change of platform, reported to the dApp. */
export const turns = [
  { type: 'setPlatform', params: ({ event }: { event: { platform: Platform } }) => event.platform },
  'trackChoice',
] as const

/** The platforms where the wallet needs a code. */
export const remote = walletConnectSetup.createStateConfig({
  description: 'The wallet gets a code, to be scanned or by a link.',
  initial: 'choosing',
  states: {
    choosing: {
      entry: 'reset',
      always: [
        { guard: isOn('mobile'), target: 'mobile' },
        { guard: isOn('desktop'), target: 'desktop' },
        { guard: isOn('web'), target: 'web' },
        { target: 'qrcode' },
      ],
    },
    qrcode: {
      description: 'The code, to be scanned with a phone.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The code is being made. Its space is reserved, so that nothing moves.',
          meta: { view, status: 'code.waiting' },
          always: { guard: 'hasCode', target: 'ready' },
        },
        ready: {
          description: 'It is shown until it expires, and then a new one takes its place [pairing-renewed].',
          meta: { view, status: 'code.ready' },
          always: { guard: not('hasCode'), target: 'waiting' },
        },
      },
    },
    mobile: {
      description: 'The wallet’s app is opened on this phone as soon as there is a code [link-open].',
      ...linked('opening'),
    },
    desktop: {
      description: 'The wallet’s program on this computer is opened by a press [link-open].',
      ...linked('ready'),
    },
    web: {
      description: 'The wallet’s site is opened by a press, beside this page [link-open].',
      ...linked('ready'),
    },
  },
  on: {
    'platform.choose': [
      {
        description: 'From one of these platforms to another the code stays.',
        guard: { type: 'staysRemote', params: ({ event }) => event.platform },
        target: '.choosing',
        actions: turns,
      },
      { guard: { type: 'isOther', params: ({ event }) => event.platform }, target: 'choosing', actions: turns },
    ],
    'pairing.failed': { guard: 'isHeld', target: 'failed', actions: fails },
  },
})

/** The code for the wallet. */
export const code = walletConnectSetup.createStateConfig({
  description:
    'The code is that of the kit’s one pairing, held while a platform needs it [pairing-one]; a dApp that makes pairings itself hands over its own [nav-manual].',
  initial: 'choosing',
  states: {
    choosing: {
      always: [
        { guard: 'bringsCode', target: 'manual.ready' },
        { guard: 'isManual', target: 'manual' },
        { target: 'free' },
      ],
    },
    free: {
      description: 'The chosen platform needs no code.',
      entry: 'dropCode',
      always: { guard: 'isRemote', target: 'held' },
    },
    held: {
      description: 'The pairing is held, and at once emits its state.',
      entry: 'hold',
      exit: 'release',
      always: { guard: not('isRemote'), target: 'free' },
      initial: 'waiting',
      states: { waiting: { entry: 'dropCode' }, ready: {} },
      on: {
        'pairing.asking': '.waiting',
        'pairing.ready': { target: '.ready', actions: { type: 'setCode', params: ({ event }) => event } },
      },
    },
    manual: {
      description: 'The dApp’s own code, which the dApp may not have handed over yet.',
      initial: 'waiting',
      states: { waiting: {}, ready: {} },
    },
  },
})
