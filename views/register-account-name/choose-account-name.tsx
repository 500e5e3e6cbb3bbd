import { useSelector } from '@xstate/react'
import type { registerAccountNameMachine } from '../../machines/register-account-name/chart.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Plate } from '../../ui/plate.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'

/** Explains what a name is for [names-where]. */
export default function ChooseAccountName({ actor }: ViewProps<typeof registerAccountNameMachine>) {
  const t = useText()
  const mayBegin = useSelector(actor, (snapshot) => snapshot.can({ type: 'name.begin' }))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <EmptyState art={<Plate icon="person" />} title={t('name.intro')} text={t('name.introHint')}>
      <Button
        variant="primary"
        wide
        busy={busy}
        disabled={!mayBegin}
        testId="name-begin"
        onPress={() => actor.send({ type: 'name.begin' })}
      >
        {t(busy ? 'name.registering' : 'name.begin')}
      </Button>
    </EmptyState>
  )
}
