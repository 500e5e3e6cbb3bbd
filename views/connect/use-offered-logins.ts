import { useSelector } from '@xstate/react'
import type { SocialProvider } from '../../core/features.ts'
import { offeredProviders } from '../../core/social-providers.ts'
import { kitOf, useWallets } from '../use-kit.ts'
import type { WalletsProps } from './wallets.tsx'

/**
 * The available logins: email if the dApp enables it, and the social providers; none while the embedded wallet is
 * connected [social-order].
 */
export function useOfferedLogins(actor: WalletsProps['actor']): {
  email: boolean
  providers: readonly SocialProvider[]
} {
  const { email, socials } = useSelector(kitOf(actor), ({ context }) => context.features)
  const closed = useSelector(kitOf(actor), ({ context }) => context.environment.closedProviders)
  const isLoggedIn = useWallets(actor).some(({ context: { connectors, connections } }) =>
    connectors.some(({ id, type }) => type === 'AUTH' && connections.some(({ connectorId }) => connectorId === id)),
  )
  return { email: email !== false, providers: isLoggedIn ? [] : offeredProviders(socials, closed) }
}
