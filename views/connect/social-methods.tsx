import { useSelector } from '@xstate/react'
import type { SocialProvider } from '../../core/features.ts'
import { offeredProviders, providerLayout, providerName } from '../../core/social-providers.ts'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { LoginButton, Logins } from '../../ui/logins.tsx'
import { ProviderIcon } from '../../ui/provider-icon.tsx'
import { kitOf, useWallets } from '../use-kit.ts'
import { useText } from './logins-messages.ts'
import type { WalletsProps } from './wallets.tsx'

/** Where one can log in, beside the wallets [social-layout]; nowhere while the embedded wallet is connected [social-order]. */
export default function SocialMethods({ actor }: Pick<WalletsProps, 'actor'>) {
  const t = useText()
  const socials = useSelector(kitOf(actor), ({ context }) => context.features.socials)
  const closed = useSelector(kitOf(actor), ({ context }) => context.environment.closedProviders)
  const isLoggedIn = useWallets(actor).some(({ context: { connectors, connections } }) =>
    connectors.some(({ id, type }) => type === 'AUTH' && connections.some(({ connectorId }) => connectorId === id)),
  )
  const offered = isLoggedIn ? [] : offeredProviders(socials, closed)
  if (offered.length === 0) return null
  const { wide, others, named, more } = providerLayout(offered)
  const choose = (provider?: SocialProvider) => actor.send({ type: 'social.choose', provider })
  return (
    <Logins label={t('connect.socials')} or={t('connect.or')} testId="w3m-social-login-widget">
      {wide ? (
        <LoginButton
          icon={<ProviderIcon provider={wide} />}
          label={t('connect.continueWith', { provider: providerName(wide) })}
          text={t('connect.continueWith', { provider: providerName(wide) })}
          wide
          testId={`social-selector-${wide}`}
          onPress={() => choose(wide)}
        />
      ) : null}
      {others.map((provider) => (
        <LoginButton
          key={provider}
          icon={<ProviderIcon provider={provider} />}
          label={t('connect.continueWith', { provider: providerName(provider) })}
          text={named ? providerName(provider) : undefined}
          testId={`social-selector-${provider}`}
          onPress={() => choose(provider)}
        />
      ))}
      {more ? (
        <LoginButton
          icon={<LazyIcon name="plus" />}
          label={t('connect.moreSocials')}
          testId="social-selector-more"
          onPress={() => choose()}
        />
      ) : null}
    </Logins>
  )
}
