import { useSelector } from '@xstate/react'
import type { socialLoginMachine } from '../../machines/social-login/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Expiring } from '../../ui/expiring.tsx'
import { ProviderIcon } from '../../ui/provider-icon.tsx'
import { QrCode } from '../../ui/qr.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'
import { Progress } from './progress.tsx'

type Props = ViewProps<typeof socialLoginMachine>

/** A Farcaster login: a code for the phone, or on a phone a link [social-farcaster]. */
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
  const uri = useSelector(actor, ({ context }) => context.uri ?? undefined)
  const title = useSelector(actor, (snapshot) =>
    snapshot.matches({ login: { farcaster: 'waiting' } }) ? 'farcaster.code' : 'farcaster.making',
  )
  const said = t(title)
  return (
    <EmptyState
      art={
        <Expiring>
          <QrCode
            value={uri}
            label={said}
            logo={<ProviderIcon provider="farcaster" size={44} />}
            testId="wui-qr-code"
          />
        </Expiring>
      }
      title={said}
      text={t(`${title}Hint`)}
      testId={title}
    >
      <Say>{said}</Say>
    </EmptyState>
  )
}
