import type { kitMachine } from '../../machines/kit/index.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Plate } from '../../ui/plate.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './unavailable-messages.ts'

/** Shown for a part of the modal that failed to load, with a retry. */
export default function Unavailable({ actor }: ViewProps<typeof kitMachine>) {
  const t = useText()
  return (
    <EmptyState
      art={<Plate icon="warning" tone="warn" />}
      title={t('unavailable.headline')}
      text={t('unavailable.text')}
    >
      <Button variant="primary" onPress={() => actor.send({ type: 'flow.retry' })}>
        {t('modal.retry')}
      </Button>
    </EmptyState>
  )
}
