import type { ViewRoute } from '../../core/routes.ts'
import { kitSetup } from '../kit/setup.ts'
import { idOf, isStrange, toFixed, toTarget } from './navigate.ts'
import { pushed } from './stack.ts'

const chooses = [
  { guard: isStrange, actions: { type: 'alert', params: { code: 'network.notFound' } } },
  { description: 'The wallet is there already, or does not go there.', guard: { type: 'isClosed', params: idOf } },
  { guard: { type: 'isOn', params: idOf }, actions: { type: 'switchTo', params: idOf } },
  { guard: { type: 'isConnectedOn', params: idOf }, actions: { type: 'askForNetwork', params: idOf } },
  { guard: 'isConnected', target: 'routing', actions: toTarget('SwitchActiveChain') },
] as const

const networks = kitSetup.createStateConfig({
  description: 'What follows a choice depends on which wallets are connected where [network-choice].',
  on: {
    'network.choose': [
      ...chooses,
      { guard: { type: 'isNew', params: idOf }, actions: [{ type: 'switchTo', params: idOf }, 'leave'] },
    ],
    'help.open': {
      target: 'routing',
      actions: [{ type: 'track', params: { event: 'CLICK_NETWORK_HELP' } }, toFixed(pushed, 'WhatIsANetwork')],
    },
  },
})

const unsupported = kitSetup.createStateConfig({
  description:
    'The app does not support the active network. A supported network or the end of the connection leads on; a user who closes the modal is led here again by the next change [network-unsupported-view].',
  on: { 'network.choose': chooses, 'network.supported': { actions: 'leave' } },
})

/** What can be done in the views of the kit's own; one that is not named here is only read. */
export const ownViews = {
  Networks: networks,
  UnsupportedChain: unsupported,
  GetWallet: {
    description: 'For a user without a wallet: what the dApp suggests, or Portico’s own short list [nav-learn].',
  },
  WhatIsANetwork: { description: 'What a network is, for a newcomer [nav-learn].' },
  WhatIsAWallet: kitSetup.createStateConfig({
    description: 'What a wallet is, for a newcomer, and on to getting one [nav-learn].',
    on: { 'wallet.get': { target: 'routing', actions: toFixed(pushed, 'GetWallet') } },
  }),
} satisfies Record<ViewRoute, object>
