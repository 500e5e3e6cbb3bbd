import { not } from 'xstate'
import { recordOf } from '../../core/record-of.ts'
import { routeNames } from '../../core/routes.ts'
import { alertsStrange, namespaceSwitched } from '../kit/actions.ts'
import { kitSetup } from '../kit/setup.ts'
import { onGate, toastsBroken, toGate, unlessGated } from './gate-route.ts'
import {
  isShown,
  isStrange,
  leaves,
  leavesMessage,
  mayGo,
  namespaceOf,
  opensView,
  toFixed,
  toRoute,
  toTarget,
  toView,
} from './navigate.ts'
import { onFlowDone } from './on-flow-done.ts'
import { routeState } from './route-state.ts'
import { failed, loading, routing } from './routing.ts'
import { backInto, backTo, pushed, replaced, resetTo } from './stack.ts'

const closed = kitSetup.createStateConfig({ description: 'Nothing is on screen.' })

const closing = kitSetup.createStateConfig({
  description:
    'The exit animation runs. What was shown stays alive until it is over; opening reverses it and shows the requested view [nav-closing].',
  exit: 'stopFlows',
  on: { 'modal.exited': 'closed' },
  after: { exit: 'closed' },
})

const open = kitSetup.createStateConfig({
  description: 'The map of the modal: one state per route. The stack of routes is in the context [nav-routes].',
  tags: 'open',
  entry: { type: 'trackModal', params: 'MODAL_OPEN' },
  exit: [
    { type: 'trackModal', params: 'MODAL_CLOSE' },
    { type: 'release', params: ({ context }) => context.stack },
    { type: 'sendToGatekeeper', params: { type: 'session.waive' } },
  ],
  initial: 'routing',
  states: {
    routing,
    loading,
    failed,
    ...recordOf(routeNames, routeState),
  },
  on: {
    'modal.open': [
      { guard: opensView, target: '.routing', actions: toView },
      { description: 'The modal is already open.' },
    ],
    'modal.close': [unlessGated, { target: 'closing' }],
    ...onGate,
    'network.ask': [
      {
        description: 'The app does not have the network, so there is nothing to show.',
        guard: isStrange,
        actions: alertsStrange,
      },
      {
        description: 'This replaces the list of wallets: a wallet has connected there, so Back does not return to it.',
        guard: isShown('Connect'),
        target: '.routing',
        actions: toTarget('SwitchNetwork', replaced),
      },
      { target: '.routing', actions: toTarget('SwitchNetwork') },
    ],
    'network.unsupported': [
      {
        description: 'A user who is connecting or switching is led there afterwards [network-unsupported-view].',
        guard: not('isBusyHere'),
        target: '.routing',
        actions: toFixed(resetTo, 'UnsupportedChain'),
      },
      { description: 'The user is connecting or switching.' },
    ],
    'setup.changed': [
      {
        description: 'The app no longer has what the route is about.',
        guard: 'isTopGone',
        actions: leaves,
      },
      {
        description:
          'The app may have terms now, or none any more. Then another view is shown, and another flow is needed.',
        target: '.routing',
      },
    ],
    'terms.accepted': {
      description: 'Shows the route that waited for the terms [connect-terms].',
      target: '.routing',
    },
    'namespace.switched': [
      {
        description: 'The user switched in the list of their wallets and stays there.',
        guard: 'isAmongWallets',
      },
      {
        description:
          'Another namespace is active, so all that belongs to the previous one is dropped, including forms [network-namespace-switch].',
        guard: 'isIdleHere',
        target: '.routing',
        actions: toFixed(resetTo, 'Account'),
      },
      { guard: 'isAccountGone', target: '.routing', actions: toFixed(resetTo, 'Connect') },
    ],
    'xstate.done.actor.*': onFlowDone,
    'nav.push': { guard: mayGo, target: '.routing', actions: [toRoute(pushed), leavesMessage] },
    'nav.replace': { guard: mayGo, target: '.routing', actions: toRoute(replaced) },
    'nav.back': {
      description:
        'If the flow’s state has a step back of its own, the flow handles Back before the modal does [nav-back-flow].',
      guard: not('isSingle'),
      actions: leaves,
    },
    'nav.pop': [
      unlessGated,
      { guard: 'isSingle', target: 'closing' },
      {
        guard: 'returnsToAccount',
        target: '.routing',
        actions: [toFixed(backInto, 'Account'), leavesMessage],
      },
      {
        target: '.routing',
        actions: [{ type: 'move', params: ({ context: { stack } }) => backTo(stack, stack.length - 2) }, leavesMessage],
      },
    ],
  },
})

/** The modal: closed, or open at one of its routes. */
export const modal = kitSetup.createStateConfig({
  description:
    'The modal is closed, open at one of its routes, or closing. It opens at the requested view if possible, otherwise at the account of a connected user, otherwise at the list of wallets [nav-start]. An unsupported network opens it [network-unsupported-view].',
  initial: 'closed',
  on: {
    'modal.open': [
      {
        description: 'If a session is required, the user cannot continue without one [signin-required].',
        guard: 'isGateRequired',
        target: '.open',
        actions: toGate,
      },
      { guard: opensView, target: '.open', actions: toView },
      {
        guard: { type: 'isConnectedInOther', params: namespaceOf },
        target: '.open',
        actions: [{ type: 'setActive', params: namespaceOf }, toFixed(resetTo, 'Account'), namespaceSwitched],
      },
      { guard: { type: 'isConnectedIn', params: namespaceOf }, target: '.open', actions: toFixed(resetTo, 'Account') },
      { guard: { type: 'isKnown', params: namespaceOf }, target: '.open', actions: toView },
      { guard: 'isNetworkUnsupported', target: '.open', actions: toFixed(resetTo, 'UnsupportedChain') },
      {
        description: 'The dApp makes the pairings itself, so there is nothing to choose [nav-manual].',
        guard: 'isManual',
        target: '.open',
        actions: toFixed(resetTo, 'ConnectingWalletConnect'),
      },
      { guard: 'isConnected', target: '.open', actions: toFixed(resetTo, 'Account') },
      { target: '.open', actions: toFixed(resetTo, 'Connect') },
    ],
    'network.unsupported': { target: '.open', actions: toFixed(resetTo, 'UnsupportedChain') },
    'gate.required': { target: '.open', actions: toGate },
    'gate.optional': { target: '.open', actions: toGate },
    'gate.failed': { actions: toastsBroken },
  },
  states: { closed, open, closing },
})
