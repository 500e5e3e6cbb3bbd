import { useSelector } from '@xstate/react'
import type { accountSettingsMachine } from '../../machines/account-settings/chart.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Plate } from '../../ui/plate.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'

/** How to export the wallet on the service's page [account-settings]. */
export default function UpgradeEmailWallet({ actor }: ViewProps<typeof accountSettingsMachine>) {
  const t = useText()
  const href = useSelector(actor, ({ context }) => context.connection.user?.dashboardUrl)
  return (
    <EmptyState art={<Plate icon="shield" />} title={t('settings.upgradeHint')} text={t('settings.upgradeText')}>
      <Button
        variant="primary"
        icon="external"
        wide
        href={href}
        testId="upgrade-follow"
        onPress={() => actor.send({ type: 'upgrade.follow' })}
      >
        {t('settings.upgradeFollow')}
      </Button>
    </EmptyState>
  )
}
