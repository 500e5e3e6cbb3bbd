import { type ReactNode, useEffect, useMemo } from 'react'
import { madeOf } from './handle/made-of.ts'
import type { AppKitOptions } from './handle/options.ts'
import { createAppKit } from './handle/singleton.ts'
import type { AppKit } from './handle/types.ts'

export type AppKitProviderProps = { children?: ReactNode } & ({ kit: AppKit } | (AppKitOptions & { kit?: undefined }))

/**
 * Keeps the kit running while it is mounted. Pass the handle that `createAppKit` returned, or the options for it. When
 * the last provider unmounts, the modal and all that belongs to it stop.
 */
export function AppKitProvider({ children, ...rest }: AppKitProviderProps) {
  // Hot reload passes another handle or config: the kit follows what the page renders [api-created-again].
  // biome-ignore lint/correctness/useExhaustiveDependencies: later options don't change the kit
  const kit = useMemo(() => rest.kit ?? createAppKit(rest), madeOf(rest))
  useEffect(() => kit.retain(), [kit])
  return children
}
