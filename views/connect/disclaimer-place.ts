import type { ComponentType, ReactNode } from 'react'
import { createDappPlaces, type DappPlace } from '../dapp-place.ts'

/** What a disclaimer is drawn with. */
export interface DisclaimerProps {
  Text: ComponentType<{ children: ReactNode }>
  Link: ComponentType<{ children: ReactNode; href: string }>
}

/** Where the dApp draws its own words below the ways to connect, and with what. */
export interface DisclaimerPlace extends DisclaimerProps, DappPlace {}

/** The place for the dApp's words, while the ways to connect are on screen. */
export const disclaimerPlaces = createDappPlaces<DisclaimerPlace>()
