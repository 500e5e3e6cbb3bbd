import { EmptyState } from '../../ui/empty-state.tsx'
import { Plate } from '../../ui/plate.tsx'
import { TextLink } from '../../ui/press.tsx'
import { useText } from './messages.ts'

/** The list of wallets while the code that finds them could not be fetched; the chart retries automatically. */
export default function Unreached({ onGet }: { onGet: () => void }) {
  const t = useText()
  return (
    <EmptyState
      art={<Plate icon="offline" tone="warn" />}
      title={t('connect.unreached')}
      text={t('connect.unreachedHint')}
    >
      <TextLink onPress={onGet}>{t('connect.missing')}</TextLink>
    </EmptyState>
  )
}
