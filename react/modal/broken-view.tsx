import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Plate } from '../../ui/plate.tsx'
import { useText } from '../../views/text.tsx'

export interface BrokenProps {
  /** Renders the view again, which also loads its code again. */
  onRetry: () => void
  onClose: () => void
}

/** Shown in place of a view that crashed, or whose code did not load. */
export default function BrokenView({ onRetry, onClose }: BrokenProps) {
  const t = useText()
  return (
    <EmptyState art={<Plate icon="warning" tone="warn" />} title={t('view.failedTitle')} testId="view-failed">
      <Button variant="primary" wide onPress={onRetry}>
        {t('modal.retry')}
      </Button>
      <Button wide onPress={onClose}>
        {t('modal.close')}
      </Button>
    </EmptyState>
  )
}
