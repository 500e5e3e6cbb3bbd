import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { statusOf } from '../../core/status-meta.ts'
import type { walletConnectMachine } from '../../machines/wallet-connect/chart.ts'
import { Say } from '../../ui/announcer.tsx'
import { Expiring } from '../../ui/expiring.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/prose.tsx'
import { QrCode } from '../../ui/qr.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { messageOf } from '../status.ts'
import { useText } from './messages.ts'

const lasts = lazyConstants.pairingLife - lazyConstants.pairingMargin

type Props = ViewProps<typeof walletConnectMachine> & { logo: ReactNode }

/** The code for a phone; a line around it fills as it nears its expiry. */
export function Code({ actor, logo }: Props) {
  const t = useText()
  const name = useSelector(actor, ({ context }) => context.wallet?.name)
  const status = useSelector(actor, statusOf)
  const uri = useSelector(actor, ({ context }) => context.uri || undefined)
  const expiresAt = useSelector(actor, ({ context }) => context.expiresAt)
  const wallet = name === undefined ? t('platform.any') : truncate(name)
  const message = messageOf(status, null)
  const title = t(message.title)
  return (
    <Stack gap={16}>
      <Expiring until={expiresAt === null ? undefined : expiresAt - lazyConstants.pairingMargin} lasts={lasts}>
        <QrCode
          value={uri}
          label={uri === undefined ? title : t('code.label', { wallet })}
          logo={logo}
          testId="wui-qr-code"
        />
      </Expiring>
      <Text strong align="center" testId={message.title}>
        {uri === undefined ? title : t(message.text, { wallet })}
      </Text>
      <Say>{title}</Say>
    </Stack>
  )
}
