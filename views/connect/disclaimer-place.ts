import type { ComponentType, ReactNode } from 'react'
import { createDappPlaces, type DappPlace } from '../dapp-place.ts'

/** The props of a disclaimer. */
export interface DisclaimerProps {
  Text: ComponentType<{ children: ReactNode }>
  Link: ComponentType<{ children: ReactNode; href: string }>
}

/** Where the dApp renders its disclaimer, and its props. */
export interface DisclaimerPlace extends DisclaimerProps, DappPlace {}

/** The slot for the disclaimer, while the ways to connect are visible. */
export const disclaimerPlaces = createDappPlaces<DisclaimerPlace>()
