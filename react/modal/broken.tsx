import { commonMessages } from '../../locales/index.ts'
import { Say } from '../../ui/announcer.tsx'
import { Footer } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/press.tsx'
import { lazyView } from '../../views/define-views.ts'
import { LazyPart } from '../../views/lazy-part.tsx'
import { useText } from '../../views/text.tsx'
import type { BrokenProps } from './broken-view.tsx'

const brokenView = lazyView(() => import('./broken-view.tsx'), commonMessages)

/**
 * Replaces a view that crashed, or whose code did not load: the user can retry or close. Falls back to plain text if its
 * own code does not load.
 */
export function Broken(props: BrokenProps) {
  const t = useText()
  const plain = (
    <div data-testid="view-failed">
      <Footer>
        {t('view.failedTitle')}
        <TextLink onPress={props.onRetry}>{t('modal.retry')}</TextLink>
      </Footer>
    </div>
  )
  return (
    <>
      <Say>{t('view.failedTitle')}</Say>
      <LazyPart part={brokenView} props={props} fallback={plain} broken={plain} />
    </>
  )
}
