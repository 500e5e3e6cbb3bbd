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
  const [kit] = useState(() => ('kit' in rest ? rest.kit : createAppKit(rest)))
  useEffect(() => kit.retain(), [kit])
  return children
}
