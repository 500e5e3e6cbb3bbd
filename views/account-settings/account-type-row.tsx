import { useSelector } from '@xstate/react'
import type { accountSettingsMachine } from '../../machines/account-settings/chart.ts'
import { Drawing } from '../../ui/icon.tsx'
import { Row } from '../../ui/list.tsx'
import { Problem } from '../../ui/problem.tsx'
import { SayChange } from '../../ui/say-change.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { useConnectedWallet } from '../use-connection.ts'
import { useText } from './messages.ts'

/** A person with arrows back and forth; 20 by 20, 1.5 strokes, round ends, as all icons. */
const otherAccount =
  'M7.5 9a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM2.3 15.8c.4-2.4 2.4-3.9 5.2-3.9M11.5 12h6m-1.8-1.8 1.8 1.8-1.8 1.8m1.8 2.6h-6m1.8-1.8-1.8 1.8 1.8 1.8'

/** The account's type, and a switch to the other one, if there is one [embedded-account-type]. */
export function AccountTypeRow({ actor }: ViewProps<typeof accountSettingsMachine>) {
  const t = useText()
  const connection = useSelector(actor, ({ context }) => context.connection)
  const { name } = useConnectedWallet(actor, connection)
  const isSmart = connection.accounts[0]?.type === 'smartAccount'
  const isSwitching = useSelector(actor, (snapshot) => snapshot.hasTag('switching'))
  const canSwitch = useSelector(actor, (snapshot) => snapshot.can({ type: 'accountType.switch' }))
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const failure = useSelector(actor, ({ context }) => context.failure)
  const now = t(isSmart ? 'settings.isSmart' : 'settings.isPlain')
  if (!canSwitch && !isSwitching) return null
  return (
    <>
      <Row
        icon={<Drawing path={otherAccount} />}
        title={t('settings.accountType')}
        sub={now}
        badge={isSwitching ? null : <Tag tone="act">{t(hasFailed ? 'modal.retry' : 'settings.switch')}</Tag>}
        below={<Problem>{failure && t(failure.code, { wallet: truncate(name), ...failure.params })}</Problem>}
        busy={isSwitching}
        testId="account-toggle-preferred-account-type"
        onPress={() => actor.send({ type: 'accountType.switch' })}
      />
      <SayChange>{now}</SayChange>
    </>
  )
}
