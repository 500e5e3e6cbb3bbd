import { not } from 'xstate'
import type { Place } from '../core/places.ts'
import type { Parts } from './kit-parts.ts'
import { flow } from './kit-setup.ts'
import { endsWith } from './modal-ends.ts'
import { late, lateForAll, networks, unsupported } from './modal-places.ts'
import {
  aboutNetwork,
  entry,
  isTop,
  mayGo,
  namespaceOf,
  opensView,
  toFixed,
  toPlace,
  toTarget,
  toView,
} from './modal-steps.ts'
import { backInto, backTo, emptied, pushed, replaced, resetTo } from './stack.ts'

const closedWith = (parts: Parts) =>
  flow.createStateConfig({
    description:
      'Nothing is on screen. Opening leads to the view that is asked for, where it can be shown now, else to the account of somebody connected, else to the list of wallets (FACTS 8.3). A network that is none of the app’s opens it by itself (SPEC 4).',
    on: {
      'modal.open': [
        ...parts.opens,
        { guard: opensView, target: 'open', actions: toView },
        {
          guard: { type: 'isConnectedIn', params: namespaceOf },
          target: 'open',
          actions: [{ type: 'activate', params: namespaceOf }, toFixed(resetTo, 'Account')],
        },
        { guard: { type: 'isKnown', params: namespaceOf }, target: 'open', actions: toView },
        { guard: 'isAstray', target: 'open', actions: toFixed(resetTo, 'UnsupportedChain') },
        {
          description:
            'The dApp makes the pairings itself, so there is nothing to choose from (FACTS 8.3, manual control).',
          guard: 'isManual',
          target: 'open',
          actions: toFixed(resetTo, 'ConnectingWalletConnect'),
        },
        { guard: 'isConnected', target: 'open', actions: toFixed(resetTo, 'Account') },
        { target: 'open', actions: toFixed(resetTo, 'Connect') },
      ],
      'network.strayed': { target: 'open', actions: toFixed(resetTo, 'UnsupportedChain') },
      ...parts.onClosed,
    },
  })

/** What may lie on top of the stack, in the order in which it is asked after. */
const tops = [
  'Connect',
  'Account',
  'AllWallets',
  'ConnectingWalletConnect',
  'Downloads',
  'GetWallet',
  'WhatIsAWallet',
  'Networks',
  'SwitchNetwork',
  'SIWXSignMessage',
  'SwitchActiveChain',
  'UnsupportedChain',
  'ProfileWallets',
  'WhatIsANetwork',
] as const satisfies readonly Place[]

const openWith = (parts: Parts) =>
  flow.createStateConfig({
    description: 'The map of the modal (SPEC 2): one state per place, the stack of places in the context.',
    tags: 'open',
    entry: { type: 'trackModal', params: 'MODAL_OPEN' },
    exit: [
      { type: 'trackModal', params: 'MODAL_CLOSE' },
      { type: 'move', params: ({ context }) => emptied(context.stack) },
      { type: 'tellSession', params: { type: 'session.waive' } },
    ],
    initial: 'routing',
    states: {
      routing: {
        description: 'SPEC 2: what lies on top of the stack is shown. Nobody stays here.',
        always: tops.map((place) => ({ guard: isTop(place), target: place })),
      },
      Connect: {
        description:
          'SPEC 2: where the modal starts. The connect flow runs for as long as its place is on the stack (DESIGN 3).',
        entry: 'startFlow',
        meta: { flow: 'connect' },
      },
      AllWallets: lateForAll('walletList'),
      ConnectingWalletConnect: lateForAll('walletConnect', ['startPairing', 'startFlow']),
      Account: late('account'),
      ProfileWallets: late('profileWallets'),
      Networks: networks,
      UnsupportedChain: unsupported,
      SwitchNetwork: late('switchNetwork'),
      SIWXSignMessage: parts.place,
      SwitchActiveChain: {
        description: 'SPEC 4: connected on another namespace, and nobody in the one that was chosen.',
        meta: { view: 'SwitchActiveChain' },
        on: {
          'network.connect': {
            target: 'routing',
            actions: {
              type: 'move',
              params: ({ context: { stack, serial } }) =>
                replaced(stack, entry(serial, 'Connect', aboutNetwork(stack.at(-1)?.to))),
            },
          },
        },
      },
      Downloads: {
        description: 'How to get the wallet that the place is about, here or on a phone (FACTS 8.2).',
        meta: { view: 'Downloads' },
      },
      GetWallet: {
        description: 'For somebody who has no wallet: what the dApp suggests, or Portico’s own short list (FACTS 8.1).',
        meta: { view: 'GetWallet' },
      },
      WhatIsANetwork: {
        description: 'What a network is, for a newcomer (FACTS 8.1).',
        meta: { view: 'WhatIsANetwork' },
      },
      WhatIsAWallet: {
        description: 'What a wallet is, for a newcomer (FACTS 8.1), and on to getting one.',
        meta: { view: 'WhatIsAWallet' },
        on: { 'wallet.get': { target: 'routing', actions: toFixed(pushed, 'GetWallet') } },
      },
    },
    on: {
      'modal.open': { guard: opensView, target: '.routing', actions: toView },
      'modal.close': [...parts.due, { target: 'closed' }],
      ...parts.onOpen,
      'network.ask': [
        {
          description: 'From the list of wallets one does not come back to it: somebody has connected there.',
          guard: isTop('Connect'),
          target: '.routing',
          actions: toTarget('SwitchNetwork', replaced),
        },
        { target: '.routing', actions: toTarget('SwitchNetwork') },
      ],
      'network.strayed': {
        description: 'SPEC 4. Whoever is connecting or switching just now is led there afterwards.',
        guard: not('isBusyHere'),
        target: '.routing',
        actions: toFixed(resetTo, 'UnsupportedChain'),
      },
      'setup.changed': {
        description: 'What the place is about is not the app’s any more.',
        guard: 'isTopGone',
        actions: 'leave',
      },
      'namespace.switched': [
        {
          description: 'Among one’s wallets one stays: it was there that one switched.',
          guard: 'isAmongWallets',
        },
        {
          description: 'SPEC 4: another namespace is active, so what belongs to the one before goes, forms and all.',
          guard: 'isIdleHere',
          target: '.routing',
          actions: toFixed(resetTo, 'Account'),
        },
        { guard: 'isOfNobody', target: '.routing', actions: toFixed(resetTo, 'Connect') },
      ],
      'xstate.done.actor.*': endsWith(parts),
      'nav.push': { guard: mayGo, target: '.routing', actions: toPlace(pushed) },
      'nav.reset': { guard: mayGo, target: '.routing', actions: toPlace(resetTo) },
      'nav.replace': { guard: mayGo, target: '.routing', actions: toPlace(replaced) },
      'nav.back': { actions: 'tryBack' },
      'nav.pop': [
        ...parts.due,
        { guard: 'isSingle', target: 'closed' },
        {
          guard: 'returnsToAccount',
          target: '.routing',
          actions: toFixed(backInto, 'Account'),
        },
        {
          target: '.routing',
          actions: { type: 'move', params: ({ context: { stack } }) => backTo(stack, stack.length - 2) },
        },
      ],
      'nav.backTo': {
        guard: { type: 'isEarlier', params: ({ event }) => event.index },
        target: '.routing',
        actions: { type: 'move', params: ({ context, event }) => backTo(context.stack, event.index) },
      },
    },
  })

/** The modal: closed, or open at one of its places (SPEC 2). */
export const modalWith = (parts: Parts) =>
  flow.createStateConfig({
    description: 'SPEC 2: the modal is closed, or open at one of its places.',
    initial: 'closed',
    states: { closed: closedWith(parts), open: openWith(parts) },
  })
