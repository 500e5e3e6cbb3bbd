import { type ReactNode, useEffect } from 'react'
import type { AppKitOptions } from './handle/options.ts'
import { createAppKit } from './handle/singleton.ts'
import { type GivenKit, useGivenKit } from './handle/use-given-kit.ts'

export type AppKitProviderProps = { children?: ReactNode } & GivenKit<AppKitOptions>

/**
 * Keeps the kit running while it is mounted. Pass the handle that `createAppKit` returned, or the options for it. When
 * the last provider unmounts, the modal and all that belongs to it stop.
 */
export function AppKitProvider({ children, ...rest }: AppKitProviderProps) {
  const kit = useGivenKit<AppKitOptions>(rest, createAppKit)
  useEffect(() => kit.retain(), [kit])
  return children
}
