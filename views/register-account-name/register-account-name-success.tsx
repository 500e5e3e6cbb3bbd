import { useSelector } from '@xstate/react'
import { nameSuffix } from '../../core/account-name.ts'
import type { registerAccountNameMachine } from '../../machines/register-account-name/chart.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Plate } from '../../ui/plate.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'

/** The account has its name [names-known]. */
export default function RegisterAccountNameSuccess({ actor }: ViewProps<typeof registerAccountNameMachine>) {
  const t = useText()
  const name = useSelector(actor, ({ context }) => context.name)
  return (
    <EmptyState
      art={<Plate icon="check" tone="good" />}
      title={t('name.done', { name: `${name}${nameSuffix}` })}
      text={t('name.doneHint')}
      testId="name-done"
    >
      <Button variant="primary" wide testId="name-finish" onPress={() => actor.send({ type: 'name.finish' })}>
        {t('name.finish')}
      </Button>
    </EmptyState>
  )
}
