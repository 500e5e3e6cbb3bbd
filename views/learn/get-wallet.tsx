import { useSelector } from '@xstate/react'
import { suggestions as usual } from '../../core/suggestions.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { WalletIcon } from '../../ui/image.tsx'
import { Stack } from '../../ui/layout.tsx'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Plate } from '../../ui/plate.tsx'
import { Text } from '../../ui/prose.tsx'
import type { ViewProps } from '../define-views.ts'
import { hostOf } from '../host-of.ts'
import { ListedIcon } from '../listed-icon.tsx'
import { useDirectory } from '../use-project-services.ts'
import { useText } from './messages.ts'

/**
 * Where to get a wallet: what the dApp suggests, else what the directory recommends, else Portico's own short list. A
 * wallet that the user installs meanwhile appears in the list of wallets without a reload.
 */
export default function GetWallet({ actor }: ViewProps<typeof kitMachine>) {
  const t = useText()
  const suggestions = useSelector(actor, ({ context }) => context.suggestions)
  const recommended = useDirectory(actor, ({ context }) => context.recommended) ?? []
  if (suggestions?.length === 0)
    return <EmptyState art={<Plate icon="wallet" />} title={t('getWallet.none')} text={t('getWallet.noneHint')} />
  return (
    <Stack gap={16}>
      <Text tone="quiet" align="center">
        {t('getWallet.intro')}
      </Text>
      <List label={t('title.GetWallet')}>
        {suggestions || recommended.length === 0
          ? (suggestions ?? usual).map(({ id, name, homepage }) => (
              <Row
                key={id}
                icon={<WalletIcon src={undefined} name={name} />}
                title={name}
                sub={hostOf(homepage)}
                hint={<LazyIcon name="external" size={18} />}
                href={homepage}
              />
            ))
          : recommended.map((wallet) => (
              <Row
                key={wallet.id}
                icon={<ListedIcon actor={actor} wallet={wallet} />}
                title={wallet.name}
                sub={wallet.homepage && hostOf(wallet.homepage)}
                hint="forward"
                testId={`get-${wallet.id}`}
                onPress={() => actor.send({ type: 'nav.push', route: 'Downloads', wallet })}
              />
            ))}
      </List>
    </Stack>
  )
}
