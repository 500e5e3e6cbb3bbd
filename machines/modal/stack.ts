import type { CaipNetworkId, Namespace } from '../../core/caip.ts'
import type { Target } from '../../core/configured-networks.ts'
import type { Failure } from '../../core/errors.ts'
import type { SocialProvider } from '../../core/features.ts'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import { type AfterFlow, type Route, rowOf } from '../../core/routes.ts'
import type { SignInInput } from '../../core/sign-in.ts'
import { routeId } from '../../core/system-ids.ts'

/** Why a wallet did not go to a network. */
export interface Refusal {
  caipNetworkId: CaipNetworkId
  failure: Failure
}

/** One entry of the modal's history. `key` is unique for the kit's life and names the entry's flow actor. */
export interface Entry {
  key: number
  route: Route
  /** The network that the route is about, where it is about one. */
  to?: Target
  /** The network of this list that a wallet was asked for last, and why it is not there [network-failed-back]. */
  refused?: Refusal
  /** The namespace that the route is about, where it is about one. */
  namespace?: Namespace
  /** The wallet of the directory that the route is about, where it is about one. */
  wallet?: ListedWallet
  /** Who is to sign in, where the route is about that. */
  signIn?: SignInInput
  /** The pairing that the dApp made itself, where the route is to show that one [nav-manual]. */
  uri?: string
  /** What the user has typed to log in with. */
  email?: string
  /** Where the user logs in, where they have chosen a provider already. */
  social?: SocialProvider
  /** What that has answered to a login for which the page was left. */
  answer?: string
  /** What the dApp wants to be sent, as JSON: the flow reads it [send-wish]. */
  wish?: string
}

/** A move of the stack: what it holds afterwards, and which entries have gone. */
export interface Move {
  stack: readonly Entry[]
  gone: readonly Entry[]
}

/** The actor that has ended, and its output. */
type Done = { actorId: string; output: { status: string; to?: Target | null; failure?: Failure | null } }

/** What follows when a flow has ended, by the table of routes; undefined where the actor is no flow on the stack. */
export const afterFlow = (stack: readonly Entry[], done: Done): AfterFlow | undefined => {
  const entry = stack.find((each) => routeId(each) === done.actorId)
  return entry && (rowOf(entry.route).after?.[done.output.status] ?? 'close')
}

const moved = (before: readonly Entry[], stack: readonly Entry[]): Move => ({
  stack,
  gone: before.filter(({ key }) => stack.every((entry) => entry.key !== key)),
})

/** A push: a new entry on top. */
export const pushed = (stack: readonly Entry[], entry: Entry): Move => moved(stack, [...stack, entry])

/** A reset: one entry only [nav-reset]. */
export const resetTo = (stack: readonly Entry[], entry: Entry): Move => moved(stack, [entry])

/** A replace: another entry in place of the last [nav-reset]. */
export const replaced = (stack: readonly Entry[], entry: Entry): Move => moved(stack, [...stack.slice(0, -1), entry])

/** Back to the entry at `index`, counted from 0 [nav-back-index]. */
export const backTo = (stack: readonly Entry[], index: number): Move => moved(stack, stack.slice(0, index + 1))

/** The last entry gone, and another in the place of the one before it [nav-back-account]. */
export const backInto = (stack: readonly Entry[], entry: Entry): Move => moved(stack, [...stack.slice(0, -2), entry])

/**
 * The entry of a flow that has ended gone, wherever in the history it is; after a network switch that succeeded the list
 * under it as well, for a user who has found there what they looked for.
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

/** Why a wallet did not go to a network, where the list that it was chosen in lies below and can say it. */
export function refusalOf(stack: readonly Entry[], { actorId, output: { to, failure } }: Done): Refusal | undefined {
  const below = stack[stack.findIndex((entry) => routeId(entry) === actorId) - 1]
  if (!to || !failure || !below || !rowOf(below.route).listsNetworks) return undefined
  return { caipNetworkId: to.caipNetworkId, failure }
}
