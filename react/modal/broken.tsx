import { lazy, Suspense, useState } from 'react'
import { Say } from '../../ui/announcer.tsx'
import { Footer } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/press.tsx'
import { useText } from '../../views/text.tsx'
import { ViewBoundary } from '../../views/view-boundary.tsx'

export interface BrokenProps {
  onClose: () => void
}

/** Stands where a view broke, and leads out: in plain words where its own code does not come either. */
export function Broken({ onClose }: BrokenProps) {
  const t = useText()
  const [View] = useState(() => lazy(() => import('./broken-view.tsx')))
  const words = `${t('view.failedTitle')}. ${t('view.failed')}`
  const plain = (
    <div data-testid="view-failed">
      <Footer>
        {words}
        <TextLink onPress={onClose}>{t('modal.close')}</TextLink>
      </Footer>
    </div>
  )
  return (
    <>
      <Say>{words}</Say>
      <ViewBoundary broken={plain}>
        <Suspense fallback={plain}>
          <View onClose={onClose} />
        </Suspense>
      </ViewBoundary>
    </>
  )
}
