import type { ComponentType, ReactNode } from 'react'
import type { StyleRoot } from '../../ui/styles.tsx'

/** What a disclaimer is drawn with. */
export interface DisclaimerProps {
  Text: ComponentType<{ children: ReactNode }>
  Link: ComponentType<{ children: ReactNode; href: string }>
}

/** Where the dApp draws its own words below the ways to connect, and with what. */
export interface DisclaimerPlace extends DisclaimerProps {
  element: Element
  /** Where the styles of the two have to be. */
  root: StyleRoot
}

let place: DisclaimerPlace | undefined
const listeners = new Set<() => void>()

/**
 * The place for the dApp's words, while the ways to connect are on screen. They are drawn there from the dApp's own tree, so that
 * its contexts reach them.
 */
export const disclaimerPlace = (): DisclaimerPlace | undefined => place

/** Gives the dApp's words a place, until what this returns is called. */
export function giveDisclaimerPlace(given: DisclaimerPlace): () => void {
  const set = (next: DisclaimerPlace | undefined) => {
    place = next
    for (const listener of [...listeners]) listener()
  }
  set(given)
  return () => {
    if (place === given) set(undefined)
  }
}

/** Calls back when there may be another place; returns the way to call that off. */
export function onDisclaimerPlace(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
