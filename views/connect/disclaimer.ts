import type { ComponentType, ReactNode } from 'react'

/** What a disclaimer is drawn with. */
export interface DisclaimerProps {
  Text: ComponentType<{ children: ReactNode }>
  Link: ComponentType<{ children: ReactNode; href: string }>
}

/** The dApp's own words below the ways to connect, which it draws itself; `features.disclaimer` says that there are some. */
export const disclaimer: { component?: ComponentType<DisclaimerProps> } = {}
