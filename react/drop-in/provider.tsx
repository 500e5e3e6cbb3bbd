import type { ReactNode } from 'react'
import { type GivenKit, useGivenKit } from '../handle/use-given-kit.ts'
import { AppKitProvider as Provider } from '../provider.tsx'
import { type CreateAppKitOptions, createAppKit } from './create-app-kit.ts'

export type AppKitProviderProps = { children?: ReactNode } & GivenKit<CreateAppKitOptions>

/**
 * `AppKitProvider` of `portico` with the options of this `createAppKit`: it also defines the elements and supports
 * `analytics`.
 */
export function AppKitProvider({ children, ...rest }: AppKitProviderProps) {
  const kit = useGivenKit<CreateAppKitOptions>(rest, createAppKit)
  return <Provider kit={kit}>{children}</Provider>
}
