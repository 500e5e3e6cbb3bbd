import type { ReactNode } from 'react'
import { constants } from '../../core/constants.ts'
import type { walletConnectMachine } from '../../machines/wallet-connect.ts'
import { Say } from '../../ui/announcer.tsx'
import { Expiring } from '../../ui/expiring.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/prose.tsx'
import { QrCode } from '../../ui/qr.tsx'
import type { ViewProps } from '../define-views.ts'
import { brief } from '../names.ts'
import { useText } from '../text.tsx'
import { useSelector } from '../use-selector.ts'

const lasts = constants.pairingLife - constants.pairingMargin

/** The code that a phone scans; a line around it fills towards its end. */
export function Code({ actor, logo }: ViewProps<typeof walletConnectMachine> & { logo: ReactNode }) {
  const t = useText()
  const name = useSelector(actor, ({ context }) => context.wallet?.name)
  const uri = useSelector(actor, ({ context }) => context.uri ?? undefined)
  const expiresAt = useSelector(actor, ({ context }) => context.expiresAt)
  const wallet = name === undefined ? t('platform.any') : brief(name)
  const title = t(uri === undefined ? 'code.waiting' : 'code.title')
  return (
    <Stack gap={16}>
      <Expiring until={expiresAt === null ? undefined : expiresAt - constants.pairingMargin} lasts={lasts}>
        <QrCode
          value={uri}
          label={uri === undefined ? title : t('code.label', { wallet })}
          logo={logo}
          testId="wui-qr-code"
        />
      </Expiring>
      <Stack gap={4}>
        <Text size="l" strong align="center" testId="code.title">
          {title}
        </Text>
        <Text tone="quiet" align="center">
          {name === undefined ? t('code.textAny') : t('code.text', { wallet })}
        </Text>
      </Stack>
      <Say>{title}</Say>
    </Stack>
  )
}
