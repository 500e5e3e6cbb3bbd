import type { CaipNetworkId, Namespace } from '../core/caip.ts'
import type { ListedWallet } from '../core/listed-wallet.ts'
import { type Network, type Target, targetIn } from '../core/network.ts'
import type { OpenView, Place } from '../core/places.ts'
import type { FlowDone } from './kit-terms.ts'
import { type Entry, type Move, pushed, resetTo } from './stack.ts'

type Go = { place: Place; namespace?: Namespace; wallet?: ListedWallet }
export type At<E> = { context: { stack: readonly Entry[]; serial: number }; event: E }
type AtNetwork = At<{ caipNetworkId: CaipNetworkId }> & { context: { networks: readonly Network[] } }
export const entry = (serial: number, place: Place, about: Omit<Entry, 'key' | 'place'> = {}): Entry => ({
  key: serial,
  place,
  ...about,
})
export const aboutNetwork = (to: Target | undefined) => (to ? { to } : {})
const aboutNamespace = (namespace: Namespace | undefined) => (namespace ? { namespace } : {})
const aboutWallet = (wallet: ListedWallet | undefined) => (wallet ? { wallet } : {})
const aboutPairing = (uri: string | undefined) => (uri ? { uri } : {})

export const toPlace = (move: (stack: readonly Entry[], entry: Entry) => Move) =>
  ({
    type: 'move',
    params: ({ context: { stack, serial }, event }: At<Go>) =>
      move(stack, entry(serial, event.place, { ...aboutNamespace(event.namespace), ...aboutWallet(event.wallet) })),
  }) as const
export const toFixed = (move: (stack: readonly Entry[], entry: Entry) => Move, place: Place) =>
  ({
    type: 'move',
    params: ({ context: { stack, serial } }: At<unknown>) => move(stack, entry(serial, place)),
  }) as const
export const mayGo = { type: 'mayGo', params: ({ event }: { event: Go }) => event } as const
export type Opening = { view?: OpenView; namespace?: Namespace; uri?: string }
export const toView = {
  type: 'move',
  params: ({ context: { stack, serial }, event: { view = 'Connect', namespace, uri } }: At<Opening>) =>
    resetTo(stack, entry(serial, view, { ...aboutNamespace(namespace), ...aboutPairing(uri) })),
} as const
export const opensView = { type: 'mayOpen', params: ({ event }: { event: Opening }) => event.view } as const
export const namespaceOf = ({ event }: { event: Opening }) => event.namespace
export const isTop = (place: Place) => ({ type: 'isTop', params: place }) as const
export const toTarget = (place: Place, move: (stack: readonly Entry[], entry: Entry) => Move = pushed) =>
  ({
    type: 'move',
    params: ({ context: { stack, serial, networks }, event: { caipNetworkId } }: AtNetwork) =>
      move(stack, entry(serial, place, aboutNetwork(targetIn(networks, caipNetworkId)))),
  }) as const

type OfNetwork = { event: { caipNetworkId: CaipNetworkId } }
export const idOf = ({ event: { caipNetworkId } }: OfNetwork) => caipNetworkId
export const isStrange = { type: 'isStrange', params: idOf } as const

type Done = { event: FlowDone }
export const outputOf = ({ event: { output } }: Done) => output
