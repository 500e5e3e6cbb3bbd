import { not } from 'xstate'
import { recordOf } from '../../core/record-of.ts'
import { type Route, routeNames } from '../../core/routes.ts'
import { alertsStrange, namespaceSwitched } from '../kit/actions.ts'
import { kitSetup } from '../kit/setup.ts'
import { onGate, toastsBroken, toGate, unlessGated } from './gate-route.ts'
import {
  isStrange,
  isTop,
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
import { backInto, backTo, pushed, replaced, resetTo } from './stack.ts'

/** The terms are shown before any route that requires them; that route waits below on the stack [connect-terms]. */
const isShown = (route: Route) => (route === 'AcceptTerms' ? 'asksTerms' : isTop(route))

const closed = kitSetup.createStateConfig({ description: 'Nothing is on screen.' })

const closing = kitSetup.createStateConfig({
  description:
    'The modal leaves the screen. What it showed stays alive until the exit is over; opening turns the exit back and shows what it asks for [nav-closing].',
  exit: 'stopFlows',
  on: { 'modal.exited': 'closed' },
  after: { exit: 'closed' },
})

const open = kitSetup.createStateConfig({
  description: 'The map of the modal: one state per route, the stack of routes in the context [nav-routes].',
  tags: 'open',
  entry: { type: 'trackModal', params: 'MODAL_OPEN' },
  exit: [
    { type: 'trackModal', params: 'MODAL_CLOSE' },
    { type: 'release', params: ({ context }) => context.stack },
    { type: 'sendToGatekeeper', params: { type: 'session.waive' } },
  ],
  initial: 'routing',
  states: {
    routing: {
      description: 'What lies on top of the stack is shown next.',
      always: routeNames.map((route) => ({ guard: isShown(route), target: route })),
    },
    ...recordOf(routeNames, routeState),
  },
  on: {
    'modal.open': [
      { guard: opensView, target: '.routing', actions: toView },
      { description: 'The modal is open already.' },
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
        description: 'From the list of wallets, Back does not lead to it again: a wallet was connected there.',
        guard: isTop('Connect'),
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
        description: 'What the route is about is no longer part of the app.',
        guard: 'isTopGone',
        actions: leaves,
      },
      { description: 'The app has terms now.', guard: 'asksTerms', target: '.routing' },
    ],
    'terms.accepted': {
      description: 'The route that has waited for the terms is shown [connect-terms].',
      target: '.routing',
    },
    'namespace.switched': [
      {
        description: 'A switch that began among the user’s wallets stays there.',
        guard: 'isAmongWallets',
      },
      {
        description:
          'Another namespace is active, so what belongs to the previous one is dropped, including forms [network-namespace-switch].',
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
      description: 'A flow whose state has a step of its own takes Back before the modal [nav-back-flow].',
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
    'The modal is closed, open at one of its routes, or leaving. Opening leads to the view that is asked for, where it can be shown now, else to the account of a connected user, else to the list of wallets [nav-start]. An unsupported network opens it [network-unsupported-view].',
  initial: 'closed',
  on: {
    'modal.open': [
      {
        description: 'Where a session is required, the user does not continue without one [signin-required].',
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
        description: 'The dApp makes the pairings itself, so there is nothing to choose from [nav-manual].',
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
