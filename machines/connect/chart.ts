import { and } from 'xstate'
import { errorMessageOf, type Failure } from '../../core/errors.ts'
import type { TrackEvent } from '../../core/track.ts'
import { connectedOutput, isSilent } from '../shared/connected.ts'
import { failed } from '../shared/failed.ts'
import { prompt } from '../shared/prompt.ts'
import { connectSetup, type Fact, layoutOf, type Picked } from './setup.ts'

export type { Choice, ConnectOutput } from './setup.ts'

const isMine = { type: 'isMine', params: ({ event }: { event: Fact }) => event } as const
const selected = ({ event: { name } }: { event: { name: string } }): TrackEvent => ({
  event: 'SELECT_WALLET',
  properties: { name, platform: 'browser' },
})
const refused = ({ event: { failure } }: { event: { failure: Failure } }): TrackEvent => ({
  event: 'CONNECT_ERROR',
  properties: { message: errorMessageOf(failure) },
})

const succeeds = { guard: isMine, target: '#connect.succeeded' } as const

const fails = [
  { type: 'setFailure', params: ({ event }: { event: { failure: Failure } }) => event.failure },
  { type: 'track', params: refused },
] as const

const picked = [
  { type: 'choose', params: ({ event }: { event: Picked }) => event },
  { type: 'track', params: selected },
] as const

const choosing = connectSetup.createStateConfig({
  description:
    'The list of wallets, drawn from what the page already has: nothing waits for a server [connect-offline-list].',
  meta: { view: 'Connect' },
  entry: ['clearFailure', 'syncConnectors'],
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Chooses the layout by the available wallets, and leaves at once.',
      always: [
        { guard: { type: 'hasLayout', params: 'hidden' }, target: 'hidden' },
        { guard: { type: 'hasLayout', params: 'collapsed' }, target: 'collapsed' },
        { guard: and(['reachesOthers', 'offersAllWallets']), target: 'all' },
        { guard: 'reachesOthers', target: 'leading' },
        { guard: 'hasWallets', target: 'installed' },
        { guard: 'hasAwaited', target: 'looking' },
        { guard: 'hasLost', target: 'unreached' },
        { target: 'none' },
      ],
    },
    hidden: { description: 'Only the logins: the dApp wants no wallets [connect-hidden].' },
    collapsed: {
      description: 'The logins, and a button that shows the wallets [connect-collapsed].',
      on: { 'wallets.show': { target: 'deciding', actions: 'listWallets' } },
    },
    all: {
      description: 'The wallets of this page, the directory’s first wallets, and a button for all wallets.',
      tags: 'listed',
      on: {
        'wallets.all': {
          actions: [
            { type: 'track', params: { event: 'CLICK_ALL_WALLETS' } },
            { type: 'goOn', params: { route: 'AllWallets' } },
          ],
        },
      },
    },
    leading: { description: 'The wallets of this page and the directory’s first wallets.', tags: 'listed' },
    installed: { description: 'Only the wallets of this page: no others can be reached.', tags: 'listed' },
    looking: {
      description: 'The wallets of this page are not known yet: space for them is reserved [connect-looking].',
      tags: 'listed',
    },
    unreached: {
      description:
        'The code that finds the wallets did not load. It is loaded again automatically, or at once if the user asks [wallet-adapter-retry].',
      on: { 'connectors.retry': { actions: 'retryWallets' } },
    },
    none: { description: 'There is no wallet. If the user installs one now, it appears without a reload.' },
  },
  on: {
    'connectors.changed': { target: '.deciding', actions: 'syncConnectors' },
    'connector.choose': [
      {
        guard: { type: 'isFork', params: ({ event }) => event.options },
        target: 'choosingNamespace',
        actions: picked,
      },
      { target: 'requesting', actions: picked },
    ],
    'wallet.disconnected': { target: '.deciding', actions: 'syncConnectors' },
    'wallet.choose': {
      guard: { type: 'canPair', params: ({ event }) => event.wallet },
      actions: [
        {
          type: 'track',
          params: ({ event: { wallet, platform } }) => ({
            event: 'SELECT_WALLET',
            properties: { name: wallet?.name ?? 'WalletConnect', platform },
          }),
        },
        { type: 'goOn', params: ({ event: { wallet } }) => ({ route: 'ConnectingWalletConnect', wallet }) },
      ],
    },
    'email.submit': {
      description: 'The embedded wallet’s email login is offered beside the other wallets [embedded-email].',
      guard: 'offersLogin',
      actions: { type: 'goOn', params: ({ event: { email } }) => ({ route: 'EmailLogin', email }) },
    },
    'social.choose': {
      description: 'So is its login with a provider; without a chosen provider, all of them are shown [social-order].',
      guard: 'offersLogin',
      actions: {
        type: 'goOn',
        params: ({ event: { provider: social } }) => ({ route: 'ConnectSocials', social }),
      },
    },
    'help.open': {
      actions: [
        { type: 'track', params: { event: 'CLICK_WALLET_HELP' } },
        { type: 'goTo', params: 'WhatIsAWallet' },
      ],
    },
    'wallet.get': {
      guard: 'offersGuide',
      actions: [
        { type: 'track', params: { event: 'CLICK_GET_WALLET' } },
        { type: 'goTo', params: 'GetWallet' },
      ],
    },
  },
})

const choosingNamespace = connectSetup.createStateConfig({
  description: 'The wallet supports several namespaces: the user chooses which to connect [connect-one-row].',
  meta: { view: 'ConnectingMultiChain' },
  entry: 'clearFailure',
  on: {
    'namespace.choose': {
      guard: { type: 'isOffered', params: ({ event }) => event.namespace },
      target: 'requesting',
      actions: { type: 'chooseNamespace', params: ({ event }) => event.namespace },
    },
    'nav.back': 'choosing',
  },
})

const view = 'ConnectingExternal'

const requesting = connectSetup.createStateConfig({
  description:
    'The wallet is asked. After 20 s a hint says where to look [flow-prompt-hint]; after 5 min the request times out [flow-prompt-timeout].',
  entry: ['clearFailure', 'requestConnection'],
  ...prompt({ view, asking: 'connecting.asking', slow: 'connecting.slow' }),
  on: {
    'wallet.refused': [
      {
        guard: { type: 'isNotInstalled', params: ({ event }) => event },
        target: 'failed.notInstalled',
        actions: fails,
      },
      { guard: isMine, target: 'failed', actions: fails },
    ],
    'wallet.connected': [
      succeeds,
      {
        description: 'The wallet of an earlier visit does not interrupt the request to another one [wallet-reconnect].',
        guard: 'isSilent',
      },
    ],
    'nav.back': [
      { guard: 'cameByFork', target: 'choosingNamespace', actions: 'abandon' },
      { target: 'choosing', actions: 'abandon' },
    ],
  },
})

const retry = { 'connector.retry': '#connect.requesting' } as const
const toList = { 'wallet.another': '#connect.choosing', 'nav.back': '#connect.choosing' } as const
const failure = failed({ view, retry, leave: toList })

/** Connecting a wallet: from the list to an account, whichever wallet responds. */
export const connectMachine = connectSetup.createMachine({
  id: 'connect',
  description:
    'Leads from the list of wallets to an account, whichever wallet responds. The wallet charts ask the wallets; this chart follows their events [connect-status] [wallet-source].',
  context: ({ input: { namespace = null, wishes, offersAllWallets, features } }) => ({
    namespace,
    wishes,
    offersAllWallets,
    offersGuide: features.enableWalletGuide !== false,
    layout: layoutOf(features),
    connectors: [],
    awaited: [],
    lost: [],
    inSession: [],
    choice: null,
    failure: null,
  }),
  initial: 'choosing',
  states: {
    choosing,
    choosingNamespace,
    requesting,
    failed: {
      ...failure,
      states: {
        ...failure.states,
        notInstalled: {
          description: 'The wallet is not in this browser. One click leads to getting it [connect-not-installed].',
          meta: { view, ring: 'failed' },
          on: { ...retry, 'wallet.get': { actions: { type: 'goTo', params: 'GetWallet' } } },
        },
      },
      on: {
        'wallet.connected': succeeds,
        'nav.back': [{ guard: 'cameByFork', target: 'choosingNamespace' }, { target: 'choosing' }],
      },
    },
    succeeded: {
      description:
        'The ring closes to show success; 0.9 s later the modal closes, or earlier if the user closes it [connect-success].',
      meta: { view, status: 'connecting.connected', ring: 'success' },
      entry: 'clearFailure',
      after: { success: 'connected' },
      on: { 'wallet.disconnected': { guard: isMine, target: 'choosing' } },
    },
    connected: {
      description: 'The chosen wallet is connected. The kit decides what follows [nav-outcome].',
      type: 'final',
      meta: { view, status: 'connecting.connected', ring: 'success' },
    },
    connectedElsewhere: {
      description:
        'Another wallet has connected meanwhile, by another request or from an earlier visit. The kit decides what follows [nav-outcome].',
      type: 'final',
      output: isSilent,
    },
  },
  on: {
    'wallet.connected': '.connectedElsewhere',
    'wallet.removed': { guard: { type: 'isOffered', params: ({ event }) => event.namespace }, target: '.choosing' },
  },
  output: connectedOutput,
})
