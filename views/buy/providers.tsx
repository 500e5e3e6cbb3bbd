import { useSelector } from '@xstate/react'
import { onrampName } from '../../core/onramp-providers.ts'
import { statusOf } from '../../core/state-meta.ts'
import type { buyMachine } from '../../machines/buy/chart.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Note } from '../../ui/note.tsx'
import { Text } from '../../ui/prose.tsx'
import { TokenIcon } from '../../ui/token-icon.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'
import { useLimits } from './use-limits.ts'

type Props = ViewProps<typeof buyMachine>

/** What both take, as they say themselves. */
const fees = '1–2 %'

/** Who sells: each can be chosen once its page is known [onramp-link]. */
export function Providers({ actor }: Props) {
  const t = useText()
  const { least, most } = useLimits(actor)
  const status = useSelector(actor, statusOf)
  const providers = useSelector(actor, ({ context }) => context.providers)
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'links.retry' }))
  return (
    <Stack gap={8}>
      <Text size="s" tone="quiet" align="center" testId={status}>
        {t(status ?? 'onramp.choose', { least, most, provider: '', symbol: '', network: '' })}
      </Text>
      <List label={t('onramp.providers')}>
        {providers.map((provider) => (
          <Provider key={provider} actor={actor} provider={provider} />
        ))}
      </List>
      {mayRetry ? (
        <Stack gap={8}>
          <Note tone="warn" testId="onramp-unlinked">
            {t('onramp.links')}
          </Note>
          <Button wide icon="retry" testId="onramp-link-again" onPress={() => actor.send({ type: 'links.retry' })}>
            {t('onramp.retry')}
          </Button>
        </Stack>
      ) : null}
    </Stack>
  )
}

function Provider({ actor, provider }: Props & { provider: 'meld' | 'coinbase' }) {
  const t = useText()
  const name = onrampName(provider)
  const mayChoose = useSelector(actor, (snapshot) => snapshot.can({ type: 'provider.choose', provider }))
  const linked = useSelector(actor, (snapshot) => snapshot.matches({ draft: { form: { links: 'known' } } }))
  const busy = useSelector(actor, (snapshot) => snapshot.matches({ draft: { form: { links: 'asking' } } }))
  return (
    <Row
      icon={<TokenIcon name={name} />}
      title={name}
      sub={linked && !mayChoose ? t('onramp.noPage') : t('onramp.fees', { fees })}
      hint="forward"
      disabled={!mayChoose}
      busy={busy}
      testId={`onramp-provider-${provider}`}
      onPress={() => actor.send({ type: 'provider.choose', provider })}
    />
  )
}
