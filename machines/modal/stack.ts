import type { CaipNetworkId, Namespace } from '../../core/caip.ts'
import type { Target } from '../../core/configured-networks.ts'
import type { Failure } from '../../core/errors.ts'
import type { SocialProvider } from '../../core/features.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import { type AfterFlow, type Route, rowOf } from '../../core/routes.ts'
import type { SignInInput } from '../../core/sign-in.ts'
import { routeId } from '../../core/system-ids.ts'

/** Why a wallet did not switch to a network. */
export interface Refusal {
  caipNetworkId: CaipNetworkId
  failure: Failure
}

/** One entry of the modal's history. `key` is unique for the kit's life and names the entry's flow actor. */
export interface Entry {
  key: number
  route: Route
  /** The network that the route names, if any. */
  to?: Target
  /** The network of this list that a wallet failed to switch to, and why [network-failed-back]. */
  refused?: Refusal
  /** The namespace that the route names, if any. */
  namespace?: Namespace
  /** The directory wallet that the route names, if any. */
  wallet?: ListedWallet
  /** The sign-in that the route is for, if any. */
  signIn?: SignInInput
  /** The dApp's own pairing, if the route shows it [nav-manual]. */
  uri?: string
  /** The email typed for a login. */
  email?: string
  /** The login provider, if already chosen. */
  social?: SocialProvider
  /** The provider's answer to a login that left the page. */
  answer?: string
  /** The dApp's arguments, as JSON, which the flow parses [send-wish]. */
  wish?: string
}

/** A move of the stack: the entries that remain, and those that were removed. */
export interface Move {
  stack: readonly Entry[]
  gone: readonly Entry[]
}

/** An ended actor and its output. */
type Done = { actorId: string; output: { status: string; to?: Target | null; failure?: Failure | null } }

/** What follows when a flow has ended, by the table of routes; undefined if the actor is not a flow on the stack. */
export const afterFlow = (stack: readonly Entry[], done: Done): AfterFlow | undefined => {
  const entry = stack.find((each) => routeId(each) === done.actorId)
  return entry && (rowOf(entry.route).after?.[done.output.status] ?? 'close')
}

const moved = (before: readonly Entry[], stack: readonly Entry[]): Move => ({
  stack,
  gone: before.filter(({ key }) => stack.every((entry) => entry.key !== key)),
})

/** Push: a new entry on top. */
export const pushed = (stack: readonly Entry[], entry: Entry): Move => moved(stack, [...stack, entry])

/** Reset: a single entry [nav-reset]. */
export const resetTo = (stack: readonly Entry[], entry: Entry): Move => moved(stack, [entry])

/** Replace: another entry in place of the last one [nav-reset]. */
export const replaced = (stack: readonly Entry[], entry: Entry): Move => moved(stack, [...stack.slice(0, -1), entry])

/** Goes back to the entry at `index`, counted from 0 [nav-back-index]. */
export const backTo = (stack: readonly Entry[], index: number): Move => moved(stack, stack.slice(0, index + 1))

/** Removes the last entry, and replaces the one before it [nav-back-account]. */
export const backInto = (stack: readonly Entry[], entry: Entry): Move => moved(stack, [...stack.slice(0, -2), entry])

/**
 * Removes the entry of an ended flow, wherever it is in the history. After a successful network switch, also removes
 * the list below it, which has served its purpose.
 */
export function leftBy(stack: readonly Entry[], done: Done): Move {
  const at = stack.findIndex((entry) => routeId(entry) === done.actorId)
  const isSwitched = afterFlow(stack, done) === 'networkSwitched'
  const from = isSwitched && stack[at - 1]?.route === 'Networks' ? at - 1 : at
  const refused = refusalOf(stack, done)
  const below = stack
    .slice(0, from)
    .map((entry, index) => (refused && index === at - 1 ? { ...entry, refused } : entry))
  return moved(stack, [...below, ...stack.slice(at + 1)])
}

/** Why a wallet did not switch to a network, if the list that it was chosen from is below and can show it. */
export function refusalOf(stack: readonly Entry[], { actorId, output: { to, failure } }: Done): Refusal | undefined {
  const below = stack[stack.findIndex((entry) => routeId(entry) === actorId) - 1]
  if (!to || !failure || !below || !rowOf(below.route).listsNetworks) return undefined
  return { caipNetworkId: to.caipNetworkId, failure }
}
