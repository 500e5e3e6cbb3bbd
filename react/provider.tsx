import { type ReactNode, useEffect, useState } from 'react'
import type { AppKitOptions } from './handle/options.ts'
import { createAppKit } from './handle/singleton.ts'
import type { AppKit } from './handle/types.ts'

export type AppKitProviderProps = { children?: ReactNode } & ({ kit: AppKit } | AppKitOptions)

/**
 * Holds the kit for as long as it is mounted: pass the handle that `createAppKit` returned, or the options for it.
 * When the last provider goes, the modal and everything behind it stop.
 */
export function AppKitProvider({ children, ...rest }: AppKitProviderProps) {
  const [own] = useState(() => ('kit' in rest ? undefined : createAppKit(rest)))
  // Hot reload hands over another handle: that of the adapters that the page renders from then on.
  const kit = 'kit' in rest ? rest.kit : own
  useEffect(() => kit?.retain(), [kit])
  return children
}
