import { useSelector } from '@xstate/react'
import { offeredProviders, providerName } from '../../core/social-providers.ts'
import type { socialLoginMachine } from '../../machines/social-login/chart.ts'
import { List, Row } from '../../ui/list.tsx'
import { ProviderIcon } from '../../ui/provider-icon.tsx'
import type { ViewProps } from '../define-views.ts'
import { kitOf } from '../use-kit.ts'
import { useText } from './messages.ts'

/** All available social providers, with their names [social-order]. */
export default function ConnectSocials({ actor }: ViewProps<typeof socialLoginMachine>) {
  const t = useText()
  const socials = useSelector(kitOf(actor), ({ context }) => context.features.socials)
  const closed = useSelector(kitOf(actor), ({ context }) => context.environment.closedProviders)
  return (
    <List label={t('social.list')}>
      {offeredProviders(socials, closed).map((provider) => (
        <Row
          key={provider}
          testId={`social-selector-${provider}`}
          icon={<ProviderIcon provider={provider} size={40} plate />}
          title={providerName(provider)}
          hint="forward"
          onPress={() => actor.send({ type: 'social.choose', provider })}
        />
      ))}
    </List>
  )
}
