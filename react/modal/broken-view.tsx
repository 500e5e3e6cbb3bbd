import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Plate } from '../../ui/plate.tsx'
import { useText } from '../../views/text.tsx'

/** Shown in place of a view that crashed. */
export default function BrokenView({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <EmptyState
      art={<Plate icon="warning" tone="warn" />}
      title={t('view.failedTitle')}
      text={t('view.failed')}
      testId="view-failed"
    >
      <Button variant="primary" wide onPress={onClose}>
        {t('modal.close')}
      </Button>
    </EmptyState>
  )
}
