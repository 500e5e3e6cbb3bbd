import { type ReactNode, useMemo } from 'react'
import { renderedConfig } from '../handle/rendered-config.ts'
import type { AppKit } from '../handle/types.ts'
import { AppKitProvider as Provider } from '../provider.tsx'
import { type CreateAppKitOptions, createAppKit } from './create-app-kit.ts'

export type AppKitProviderProps = { children?: ReactNode } & (
  | { kit: AppKit }
  | (CreateAppKitOptions & { kit?: undefined })
)

/** `AppKitProvider` of `portico`, whose options are those of `createAppKit` here: with them come the elements and `analytics`. */
export function AppKitProvider({ children, ...rest }: AppKitProviderProps) {
  const kit = useMemo(() => rest.kit ?? createAppKit(rest), [rest.kit, renderedConfig(rest)])
  return <Provider kit={kit}>{children}</Provider>
}
