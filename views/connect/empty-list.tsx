import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Plate } from '../../ui/plate.tsx'
import { TextLink } from '../../ui/press.tsx'
import { useText } from './empty-list-messages.ts'

export interface EmptyListProps {
  /** There is no wallet, or the code that finds them could not be fetched. */
  state: 'none' | 'unreached'
  onGet: () => void
}

/** Takes the place of the list of wallets; one that is found takes its place without a reload. */
export default function EmptyList({ state, onGet }: EmptyListProps) {
  const t = useText()
  return state === 'none' ? (
    <EmptyState art={<Art name="home" size={76} />} title={t('connect.none')} text={t('connect.noneHint')}>
      <Button variant="primary" wide onPress={onGet}>
        {t('connect.get')}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState
      art={<Plate icon="offline" tone="warn" />}
      title={t('connect.unreached')}
      text={t('connect.unreachedHint')}
    >
      <TextLink onPress={onGet}>{t('connect.missing')}</TextLink>
    </EmptyState>
  )
}
