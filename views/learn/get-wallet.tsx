import { useSelector } from '@xstate/react'
import type { kitMachine } from '../../machines/kit.ts'
import { WalletIcon } from '../../ui/image.tsx'
import { Stack } from '../../ui/layout.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Text } from '../../ui/text.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from '../text.tsx'

/** Where to get a wallet (SPEC 2); what is installed meanwhile shows up in the list by itself. */
export default function GetWallet({ actor }: ViewProps<typeof kitMachine>) {
  const t = useText()
  const suggestions = useSelector(actor, ({ context }) => context.suggestions)
  return (
    <Stack gap={16}>
      <Text tone="quiet">{t('getWallet.intro')}</Text>
      <List label={t('title.GetWallet')}>
        {suggestions.map(({ id, name, homepage }) => (
          <Row
            key={id}
            icon={<WalletIcon src={undefined} name={name} />}
            title={name}
            hint="external"
            href={homepage}
          />
        ))}
      </List>
    </Stack>
  )
}
