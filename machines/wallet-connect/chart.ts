import type { Namespace } from '../../core/namespaces.ts'
import type { Platform } from '../../core/platforms.ts'
import { clipboard } from '../shared/clipboard.ts'
import { connectedOutput, isSilent } from '../shared/connected.ts'
import { failed } from '../shared/failed.ts'
import { prompt } from '../shared/prompt.ts'
import { page } from './links.ts'
import { code, isOn, remote, turns } from './remote.ts'
import { begin, type Fact, fails, walletConnectSetup } from './setup.ts'

export type { LinkChoice, LinkRequest } from './setup.ts'

const view = 'ConnectingWalletConnect'
const isMine = { type: 'isMine', params: ({ event }: { event: Fact }) => event } as const

const copy = walletConnectSetup.createStateConfig({
  meta: { view },
  ...clipboard({
    on: { 'link.copy': { guard: 'copiesCode', target: 'copying' } },
    input: ({ context }: { context: { uri: string } }) => ({ text: context.uri }),
    copied: 'link.copied',
  }),
})

const isOther = { type: 'isOther', params: ({ event }: { event: { platform: Platform } }) => event.platform } as const

const browser = walletConnectSetup.createStateConfig({
  description:
    'The wallet is in this browser and is asked there. After 20 s a hint says where to look [flow-prompt-hint]; after 5 min the request times out [flow-prompt-timeout].',
  entry: 'requestConnection',
  ...prompt({ view, asking: 'connecting.asking', slow: 'connecting.slow' }),
  on: {
    'wallet.refused': { guard: isMine, target: 'failed', actions: fails },
    'wallet.removed': {
      guard: { type: 'isItsNamespace', params: ({ event }: { event: { namespace: Namespace } }) => event.namespace },
      target: 'failed',
      actions: { type: 'setFailure', params: { code: 'request.aborted' } },
    },
    'platform.choose': { guard: isOther, target: 'choosing', actions: ['abandon', ...turns] },
  },
})

const mayTurn = { 'platform.choose': { guard: isOther, target: 'choosing', actions: turns } } as const

const failure = failed({
  view,
  retry: { 'connector.retry': { target: '#walletConnect.shown.platform.choosing', actions: 'retry' } },
  leave: { 'wallet.another': { actions: 'goBack' } },
})

const platform = walletConnectSetup.createStateConfig({
  description: 'One platform at a time, chosen by its tab [connect-platforms].',
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Chooses the platform: this browser, a phone, a desktop app or a website.',
      entry: 'reset',
      always: [
        { guard: isOn('browser'), target: 'browser' },
        { guard: isOn('unsupported'), target: 'unsupported' },
        { guard: 'opensPage', target: 'page' },
        { target: 'remote' },
      ],
    },
    browser,
    remote,
    page: { ...page, on: mayTurn },
    unsupported: {
      description:
        'The wallet is a browser extension that is not installed here. One click leads to getting it [connect-not-installed].',
      meta: { view, status: 'unsupported.wallet' },
      on: mayTurn,
    },
    failed: { ...failure, on: mayTurn },
    adopting: {
      description:
        'The wallet has approved. The wallet charts take their parts of the session, within 30 s [pairing-session].',
      meta: { view, status: 'connecting.adopting', ring: 'asking' },
      after: {
        request: { target: 'failed', actions: { type: 'setFailure', params: { code: 'pairing.failed' } } },
      },
      on: { 'wallet.refused': { guard: isMine, target: 'failed', actions: fails } },
    },
    succeeded: {
      description:
        'The ring closes to show success; 0.9 s later the modal closes [connect-success]. The link is stored, so that later requests open the wallet [link-remembered].',
      meta: { view, status: 'connecting.connected', ring: 'success' },
      entry: 'clearFailure',
      invoke: {
        id: 'persistLink',
        src: 'persistLink',
        input: ({ context: { wallet, platform, opened } }) => ({
          wallet,
          platform: platform === 'browser' ? platform : opened,
        }),
        onError: {},
      },
      after: { success: '#walletConnect.connected' },
      on: {
        'wallet.disconnected': { guard: isMine, target: 'choosing' },
        'pairing.settled': {},
        'wallet.connected': {},
      },
    },
  },
  on: {
    'pairing.settled': '.adopting',
    'wallet.connected': [{ guard: isMine, target: '.succeeded' }, { target: '#walletConnect.connected' }],
  },
})

const download = walletConnectSetup.createStateConfig({
  description: 'Whether the directory knows where to get the wallet [connect-not-installed].',
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasStores', target: 'known' }, { target: 'unknown' }] },
    known: {
      description: 'A user without the wallet can be led to where to get it.',
      on: { 'wallet.get': { guard: 'mayBeMissing', actions: 'goGet' } },
    },
    unknown: { description: 'Any wallet is accepted, or the directory does not know where to get this one.' },
  },
})

/** Connecting any wallet: by a code, a link, or as an extension of this browser. */
export const walletConnectMachine = walletConnectSetup.createMachine({
  id: 'walletConnect',
  description:
    'Connects any wallet: by a code to scan, by a link that opens the wallet, or in this browser. The pairing is the kit’s [pairing-one]; this chart shows it and follows its outcome.',
  context: ({ input, self }) => begin(self, input),
  initial: 'shown',
  states: {
    shown: {
      description: 'Showing the code, copying it and getting the wallet run in parallel.',
      entry: 'trackChoice',
      type: 'parallel',
      states: { platform, code, copy, download },
    },
    connected: {
      description: 'A wallet is connected. The kit decides what follows [nav-outcome].',
      type: 'final',
      meta: { view, status: 'connecting.connected', ring: 'success' },
      output: isSilent,
    },
  },
  output: connectedOutput,
})
