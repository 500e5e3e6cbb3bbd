import { useSelector } from '@xstate/react'
import { providerName } from '../../core/social-providers.ts'
import type { socialLoginMachine } from '../../machines/social-login/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/prose.tsx'
import { ProviderIcon } from '../../ui/provider-icon.tsx'
import { QrCode } from '../../ui/qr.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'
import { Progress } from './progress.tsx'

type Props = ViewProps<typeof socialLoginMachine>

/** A login at Farcaster: a code for the phone, or a link on it [social-farcaster]. */
export default function ConnectingFarcaster({ actor }: Props) {
  const isCode = useSelector(actor, (snapshot) => snapshot.hasTag('code'))
  const mobile = useSelector(actor, ({ context }) => context.mobile)
  if (!isCode) return <Progress actor={actor} />
  return mobile ? <OpenFarcaster actor={actor} /> : <FarcasterCode actor={actor} />
}

function OpenFarcaster({ actor }: Props) {
  const t = useText()
  const uri = useSelector(actor, ({ context }) => context.uri)
  return (
    <Progress actor={actor}>
      <Button
        variant="primary"
        icon="external"
        wide
        busy={uri === null}
        href={uri ?? undefined}
        testId="farcaster-open"
      >
        {t('farcaster.open')}
      </Button>
    </Progress>
  )
}

function FarcasterCode({ actor }: Props) {
  const t = useText()
  const uri = useSelector(actor, ({ context }) => context.uri)
  const said = uri === null ? t('farcaster.loading', { provider: providerName('farcaster') }) : t('farcaster.code')
  return (
    <Stack gap={16}>
      <QrCode
        value={uri ?? undefined}
        label={said}
        logo={<ProviderIcon provider="farcaster" size={44} />}
        testId="wui-qr-code"
      />
      <Stack gap={4}>
        <Text size="l" strong align="center">
          {t('farcaster.code')}
        </Text>
        <Text tone="quiet" align="center">
          {t('farcaster.codeHint')}
        </Text>
      </Stack>
      <Say>{said}</Say>
    </Stack>
  )
}
