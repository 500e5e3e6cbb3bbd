import type { Namespace } from '../core/caip.ts'
import type { ListedWallet } from '../core/listed-wallet.ts'
import type { Target } from '../core/network.ts'
import type { Place } from '../core/places.ts'
import type { SignInInput } from './sign-in-setup.ts'

/** One entry of the modal's history. `key` is unique for the kit's life and names the entry's flow actor. */
export interface Entry {
  key: number
  place: Place
  /** The network that the place is about, where it is about one. */
  to?: Target
  /** The namespace that the place is about, where it is about one. */
  namespace?: Namespace
  /** The wallet of the directory that the place is about, where it is about one. */
  wallet?: ListedWallet
  /** Who is to sign in, where the place is about that. */
  signIn?: SignInInput
  /** The pairing that the dApp made itself, where the place is to show that one (FACTS 8.1). */
  uri?: string
}

/** A move of the stack: what it holds afterwards, and which entries have gone. */
export interface Move {
  stack: readonly Entry[]
  gone: readonly Entry[]
}

/** The id of the actor that lives with an entry. */
export const placeId = ({ key }: Pick<Entry, 'key'>): string => `place:${key}`

const moved = (before: readonly Entry[], stack: readonly Entry[]): Move => ({
  stack,
  gone: before.filter((entry) => !stack.includes(entry)),
})

/** A new entry on top (SPEC 2, push). */
export const pushed = (stack: readonly Entry[], entry: Entry): Move => moved(stack, [...stack, entry])

/** One entry only (SPEC 2, reset). */
export const resetTo = (stack: readonly Entry[], entry: Entry): Move => moved(stack, [entry])

/** Another entry in the place of the last (SPEC 2, replace). */
export const replaced = (stack: readonly Entry[], entry: Entry): Move => moved(stack, [...stack.slice(0, -1), entry])

/** Back to the entry at `index`, counted from 0 (SPEC 2, back and back to an index). */
export const backTo = (stack: readonly Entry[], index: number): Move => moved(stack, stack.slice(0, index + 1))

/** The last entry gone, and another in the place of the one before it (SPEC 2, Connect becomes Account). */
export const backInto = (stack: readonly Entry[], entry: Entry): Move => moved(stack, [...stack.slice(0, -2), entry])

/**
 * The entry of an actor gone, wherever in the history it is; with `done` the list under it as well, for somebody
 * who has found there what they looked for.
 */
export function without(stack: readonly Entry[], actorId: string, done: boolean): Move {
  const at = stack.findIndex((entry) => placeId(entry) === actorId)
  const from = done && stack[at - 1]?.place === 'Networks' ? at - 1 : at
  return moved(stack, stack.slice(0, from).concat(stack.slice(at + 1)))
}

/** No entry at all. */
export const emptied = (stack: readonly Entry[]): Move => moved(stack, [])
