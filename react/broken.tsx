import { Say } from '../ui/announcer.tsx'
import { Button } from '../ui/button.tsx'
import { Plate } from '../ui/image.tsx'
import { EmptyState } from '../ui/layout.tsx'
import { useText } from '../views/text.tsx'

/** Stands where a view broke, and leads out. */
export function Broken({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <EmptyState
      art={<Plate icon="warning" tone="warn" />}
      title={t('view.failedTitle')}
      text={t('view.failed')}
      testId="view-failed"
    >
      <Say>{`${t('view.failedTitle')}. ${t('view.failed')}`}</Say>
      <Button variant="primary" wide onPress={onClose}>
        {t('modal.close')}
      </Button>
    </EmptyState>
  )
}
