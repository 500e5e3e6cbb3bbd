import { useSelector } from '@xstate/react'
import type { SocialProvider } from '../../core/features.ts'
import { offeredProviders, providerLayout, providerName } from '../../core/social-providers.ts'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { ProviderButton, ProviderButtons } from '../../ui/provider-buttons.tsx'
import { ProviderIcon } from '../../ui/provider-icon.tsx'
import { kitOf, useWallets } from '../use-kit.ts'
import { useText } from './messages.ts'
import type { WalletsProps } from './wallets.tsx'

/** Where one can log in, beside the wallets [social-layout]; nowhere while the embedded wallet is connected [social-order]. */
export default function SocialMethods({ actor }: WalletsProps) {
  const t = useText()
  const socials = useSelector(kitOf(actor), ({ context }) => context.features.socials)
  const isLoggedIn = useWallets(actor).some(({ context: { connectors, connections } }) =>
    connectors.some(({ id, type }) => type === 'AUTH' && connections.some(({ connectorId }) => connectorId === id)),
  )
  const offered = isLoggedIn ? [] : offeredProviders(socials)
  if (offered.length === 0) return null
  const { wide, icons, more } = providerLayout(offered)
  const choose = (provider?: SocialProvider) => actor.send({ type: 'social.choose', provider })
  return (
    <ProviderButtons label={t('connect.socials')}>
      {wide ? (
        <ProviderButton
          icon={<ProviderIcon provider={wide} />}
          label={t('connect.continueWith', { provider: providerName(wide) })}
          wide
          testId={`social-selector-${wide}`}
          onPress={() => choose(wide)}
        />
      ) : null}
      {icons.map((provider) => (
        <ProviderButton
          key={provider}
          icon={<ProviderIcon provider={provider} />}
          label={t('connect.continueWith', { provider: providerName(provider) })}
          testId={`social-selector-${provider}`}
          onPress={() => choose(provider)}
        />
      ))}
      {more ? (
        <ProviderButton
          icon={<LazyIcon name="plus" />}
          label={t('connect.moreSocials')}
          testId="social-selector-more"
          onPress={() => choose()}
        />
      ) : null}
    </ProviderButtons>
  )
}
