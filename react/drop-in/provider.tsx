import { type ReactNode, useState } from 'react'
import type { AppKit } from '../handle/types.ts'
import { AppKitProvider as Provider } from '../provider.tsx'
import { type CreateAppKitOptions, createAppKit } from './create-app-kit.ts'

export type AppKitProviderProps = { children?: ReactNode } & ({ kit: AppKit } | CreateAppKitOptions)

/** `AppKitProvider` of `portico`, whose options are those of `createAppKit` here: with them come the elements and `analytics`. */
export function AppKitProvider({ children, ...rest }: AppKitProviderProps) {
  const [own] = useState(() => ('kit' in rest ? undefined : createAppKit(rest)))
  const kit = 'kit' in rest ? rest.kit : own
  return kit ? <Provider kit={kit}>{children}</Provider> : children
}
