import type { SocialProvider } from '../../core/features.ts'
import { providerLayout, providerName } from '../../core/social-providers.ts'
import { Drawing } from '../../ui/icon.tsx'
import { LoginButton, Logins } from '../../ui/logins.tsx'
import { ProviderIcon } from '../../ui/provider-icon.tsx'
import { useText } from './rare-part-messages.ts'
import type { WalletsProps } from './wallets.tsx'

export interface SocialMethodsProps extends Pick<WalletsProps, 'actor'> {
  providers: readonly SocialProvider[]
}

const dots =
  'M4.6 10a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0m4.8 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0m4.8 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0'

/** The social logins, beside the wallets [social-layout]. */
export default function SocialMethods({ actor, providers }: SocialMethodsProps) {
  const t = useText()
  const { wide, others, named, more } = providerLayout(providers)
  const choose = (provider?: SocialProvider) => actor.send({ type: 'social.choose', provider })
  return (
    <Logins label={t('connect.socials')} testId="w3m-social-login-widget">
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
          icon={<Drawing path={dots} />}
          label={t('connect.moreSocials')}
          testId="social-selector-more"
          onPress={() => choose()}
        />
      ) : null}
    </Logins>
  )
}
