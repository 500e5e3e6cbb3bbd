import type { ViewRoute } from '../../core/routes.ts'
import { alertsStrange } from '../kit/actions.ts'
import { kitSetup } from '../kit/setup.ts'
import { idOf, isStrange, leaves, type OfNetwork, toFixed, toTarget } from './navigate.ts'
import { pushed } from './stack.ts'

const forNetwork = <const Type extends 'network.switch' | 'network.ask'>(type: Type) =>
  ({ type: 'raise', params: ({ event: { caipNetworkId } }: OfNetwork) => ({ type, caipNetworkId }) }) as const
const [switches, asks] = [forNetwork('network.switch'), forNetwork('network.ask')] as const

const chooses = [
  { guard: isStrange, actions: alertsStrange },
  {
    description: 'The wallet is already on the network, or does not support it.',
    guard: { type: 'isClosed', params: idOf },
  },
  { guard: { type: 'isOn', params: idOf }, actions: switches },
  { guard: { type: 'isConnectedOn', params: idOf }, actions: asks },
  { guard: 'isConnected', target: 'routing', actions: toTarget('SwitchActiveChain') },
] as const

const networks = kitSetup.createStateConfig({
  description: 'What follows a choice depends on which wallets are connected, and where [network-choice].',
  on: {
    'network.choose': [...chooses, { guard: { type: 'isNew', params: idOf }, actions: [switches, leaves] }],
    'help.open': {
      target: 'routing',
      actions: [{ type: 'track', params: { event: 'CLICK_NETWORK_HELP' } }, toFixed(pushed, 'WhatIsANetwork')],
    },
  },
})

const unsupported = kitSetup.createStateConfig({
  description:
    'The app does not support the active network. The user chooses a supported one or disconnects; after closing the modal, they are led here again at the next change [network-unsupported-view].',
  on: { 'network.choose': chooses, 'network.supported': { actions: leaves } },
})

/** The events of the kit's own views. A view that is not listed has none. */
export const ownViews = {
  Networks: networks,
  UnsupportedChain: unsupported,
  GetWallet: {
    description: 'For a user without a wallet: the dApp’s suggestions, or Portico’s own short list [nav-learn].',
  },
  WhatIsANetwork: { description: 'Explains networks to newcomers [nav-learn].' },
  WhatIsAWallet: kitSetup.createStateConfig({
    description: 'Explains wallets to newcomers, and leads on to getting one [nav-learn].',
    on: { 'wallet.get': { target: 'routing', actions: toFixed(pushed, 'GetWallet') } },
  }),
} satisfies Record<ViewRoute, object>
