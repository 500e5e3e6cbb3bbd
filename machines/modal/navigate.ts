import type { CaipNetworkId, Namespace } from '../../core/caip.ts'
import { type Target, targetIn } from '../../core/configured-networks.ts'
import type { SocialProvider } from '../../core/features.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import type { Network } from '../../core/network.ts'
import type { OpenView, Route } from '../../core/routes.ts'
import { type Entry, type Move, pushed, resetTo } from './stack.ts'

type Go = {
  type: string
  route: Route
  namespace?: Namespace
  wallet?: ListedWallet
  email?: string
  social?: SocialProvider
  answer?: string
}
export type At<E> = { context: { stack: readonly Entry[]; serial: number }; event: E }
type AtNetwork = At<{ caipNetworkId: CaipNetworkId }> & { context: { networks: readonly Network[] } }
export const entry = (serial: number, route: Route, about: Omit<Entry, 'key' | 'route'> = {}): Entry => ({
  key: serial,
  route,
  ...about,
})
export const aboutNetwork = (to: Target | undefined) => (to ? { to } : {})

export const toRoute = (move: (stack: readonly Entry[], entry: Entry) => Move) =>
  ({
    type: 'move',
    params: ({ context: { stack, serial }, event: { type: _, route, ...about } }: At<Go>) =>
      move(stack, entry(serial, route, about)),
  }) as const
export const toFixed = (move: (stack: readonly Entry[], entry: Entry) => Move, route: Route) =>
  ({
    type: 'move',
    params: ({ context: { stack, serial } }: At<unknown>) => move(stack, entry(serial, route)),
  }) as const
export const mayGo = { type: 'mayGo', params: ({ event }: { event: Go }) => event } as const
export type Opening = { type: 'modal.open'; view?: OpenView; namespace?: Namespace; uri?: string; wish?: string }
export const toView = {
  type: 'move',
  params: ({ context: { stack, serial }, event: { type: _, view = 'Connect', ...about } }: At<Opening>) =>
    resetTo(stack, entry(serial, view, about)),
} as const
export const opensView = { type: 'mayOpen', params: ({ event }: { event: Opening }) => event } as const
export const namespaceOf = ({ event }: { event: Opening }) => event.namespace
export const isShown = (route: Route) => ({ type: 'isShown', params: route }) as const
export const toTarget = (route: Route, move: (stack: readonly Entry[], entry: Entry) => Move = pushed) =>
  ({
    type: 'move',
    params: ({ context: { stack, serial, networks }, event: { caipNetworkId } }: AtNetwork) =>
      move(stack, entry(serial, route, aboutNetwork(targetIn(networks, caipNetworkId)))),
  }) as const

export type OfNetwork = { event: { caipNetworkId: CaipNetworkId } }
export const idOf = ({ event: { caipNetworkId } }: OfNetwork) => caipNetworkId
/** The modal's step back. */
export const leaves = { type: 'raise', params: { type: 'nav.pop' } } as const
/** Dismisses the message about the view that the user leaves; a loading message stays. */
export const leavesMessage = { type: 'notify', params: { type: 'snackbar.leave' } } as const
export const isStrange = { type: 'isStrange', params: idOf } as const
