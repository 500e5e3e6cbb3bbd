import { commonMessages } from '../../locales/index.ts'
import { Say } from '../../ui/announcer.tsx'
import { Footer } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/press.tsx'
import { lazyView } from '../../views/define-views.ts'
import { LazyPart } from '../../views/lazy-part.tsx'
import { useText } from '../../views/text.tsx'

const brokenView = lazyView(() => import('./broken-view.tsx'), commonMessages)

export interface BrokenProps {
  onClose: () => void
}

/** Replaces a view that crashed, with a way out. Falls back to plain text if its own code does not load. */
export function Broken({ onClose }: BrokenProps) {
  const t = useText()
  const text = `${t('view.failedTitle')}. ${t('view.failed')}`
  const plain = (
    <div data-testid="view-failed">
      <Footer>
        {text}
        <TextLink onPress={onClose}>{t('modal.close')}</TextLink>
      </Footer>
    </div>
  )
  return (
    <>
      <Say>{text}</Say>
      <LazyPart part={brokenView} props={{ onClose }} fallback={plain} broken={plain} />
    </>
  )
}
