import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useText } from './messages.ts'

/** The list of wallets while there is none; one that is installed takes its place without a reload. */
export default function NoWallet({ onGet }: { onGet: () => void }) {
  const t = useText()
  return (
    <EmptyState art={<Art name="home" size={76} />} title={t('connect.none')} text={t('connect.noneHint')}>
      <Button variant="primary" wide onPress={onGet}>
        {t('connect.get')}
      </Button>
    </EmptyState>
  )
}
