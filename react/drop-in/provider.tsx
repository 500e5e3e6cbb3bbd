import { type ReactNode, useMemo } from 'react'
import { madeOf } from '../handle/made-of.ts'
import type { AppKit } from '../handle/types.ts'
import { AppKitProvider as Provider } from '../provider.tsx'
import { type CreateAppKitOptions, createAppKit } from './create-app-kit.ts'

export type AppKitProviderProps = { children?: ReactNode } & (
  | { kit: AppKit }
  | (CreateAppKitOptions & { kit?: undefined })
)

/**
 * `AppKitProvider` of `portico` with the options of this `createAppKit`: it also defines the elements and supports
 * `analytics`.
 */
export function AppKitProvider({ children, ...rest }: AppKitProviderProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: later options don't change the kit
  const kit = useMemo(() => rest.kit ?? createAppKit(rest), madeOf(rest))
  return <Provider kit={kit}>{children}</Provider>
}
