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
  description: 'The wallet receives a code, scanned or by a link.',
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
      description: 'The code, to scan with a phone.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The code is being created. Its space is reserved, so that nothing moves.',
          meta: { view, status: 'code.waiting' },
          always: { guard: 'hasCode', target: 'ready' },
        },
        ready: {
          description: 'The code is shown until it expires; then a new one replaces it [pairing-renewed].',
          meta: { view, status: 'code.ready' },
          always: { guard: not('hasCode'), target: 'waiting' },
        },
      },
    },
    mobile: {
      description: 'The wallet’s app on this phone opens as soon as there is a code [link-open].',
      ...linked('opening'),
    },
    desktop: {
      description: 'A click opens the wallet’s app on this computer [link-open].',
      ...linked('ready'),
    },
    web: {
      description: 'A click opens the wallet’s website, beside this page [link-open].',
      ...linked('ready'),
    },
  },
  on: {
    'platform.choose': [
      {
        description: 'The code is kept when the user changes between these platforms.',
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
    'The code of the kit’s one pairing, held while a platform needs it [pairing-one]; a dApp that makes pairings itself supplies its own [nav-manual].',
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
      description: 'The pairing is held, and emits its state at once.',
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
      description: 'The dApp’s own code, which the dApp may not have supplied yet.',
      initial: 'waiting',
      states: { waiting: {}, ready: {} },
    },
  },
})
