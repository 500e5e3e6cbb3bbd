import { suggestions as usual } from '../../core/suggestions.ts'
import type { kitMachine } from '../../machines/kit.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { WalletIcon } from '../../ui/image.tsx'
import { Stack } from '../../ui/layout.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Text } from '../../ui/text.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from '../text.tsx'
import { useSelector } from '../use-selector.ts'

/** Where a link leads, in short; an address that is none is shown as it is. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address)

/** Where to get a wallet (SPEC 2); what is installed meanwhile shows up in the list by itself. */
export default function GetWallet({ actor }: ViewProps<typeof kitMachine>) {
  const t = useText()
  const suggestions = useSelector(actor, ({ context }) => context.suggestions) ?? usual
  if (suggestions.length === 0)
    return <EmptyState art={<Plate icon="wallet" />} title={t('getWallet.none')} text={t('getWallet.noneHint')} />
  return (
    <Stack gap={16}>
      <Text tone="quiet" align="center">
        {t('getWallet.intro')}
      </Text>
      <List label={t('title.GetWallet')}>
        {suggestions.map(({ id, name, homepage }) => (
          <Row
            key={id}
            icon={<WalletIcon src={undefined} name={name} />}
            title={name}
            sub={hostOf(homepage)}
            hint="external"
            href={homepage}
          />
        ))}
      </List>
    </Stack>
  )
}
