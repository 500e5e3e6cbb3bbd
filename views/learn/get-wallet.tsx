import { useSelector } from '@xstate/react'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import { type SuggestedWallet, suggestions as usual } from '../../core/suggestions.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { Art } from '../../ui/art.tsx'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { WalletIcon } from '../../ui/image.tsx'
import { Stack } from '../../ui/layout.tsx'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Text } from '../../ui/prose.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { Skeleton } from '../../ui/text.tsx'
import type { ViewProps } from '../define-views.ts'
import { hostOf } from '../host-of.ts'
import { ListedIcon } from '../listed-icon.tsx'
import { useDirectoryLoading } from '../use-directory.ts'
import { useDirectory } from '../use-project-services.ts'
import { useText } from './messages.ts'
import { isToBeHad, onlyLink } from './only-link.ts'

type Props = ViewProps<typeof kitMachine>

/**
 * Where to get a wallet: the dApp's suggestions, else the directory's recommendations, else Portico's own list. A
 * wallet installed meanwhile appears in the list of wallets without a reload.
 */
export default function GetWallet({ actor }: Props) {
  const t = useText()
  const suggestions = useSelector(actor, ({ context }) => context.suggestions)
  const recommended = (useDirectory(actor, ({ context }) => context.recommended) ?? []).filter(isToBeHad)
  const isLoading = useDirectoryLoading(actor) && !suggestions
  const listed = suggestions ? [] : recommended
  const linked = suggestions ?? (recommended.length > 0 ? [] : usual)
  const isNone = !isLoading && listed.length + linked.length === 0
  if (isNone)
    return (
      <EmptyState art={<Art name="home" size={76} />} title={t('getWallet.none')}>
        <Done actor={actor} variant="primary" />
      </EmptyState>
    )
  return (
    <Stack gap={16}>
      <Text tone="quiet" align="center">
        {t('getWallet.intro')}
      </Text>
      <List label={t('title.GetWallet')} busy={isLoading}>
        {isLoading ? (
          <SkeletonRows rows={usual.length}>
            <Skeleton inlineSize={72} blockSize={12} />
          </SkeletonRows>
        ) : (
          <>
            {listed.map((wallet) => (
              <ListedRow key={wallet.id} actor={actor} wallet={wallet} />
            ))}
            {linked.map((wallet) => (
              <LinkedRow key={wallet.id} {...wallet} />
            ))}
          </>
        )}
      </List>
      <Done actor={actor} />
    </Stack>
  )
}

/** Goes back to the list of wallets, which has the new one by then, or closes the modal. */
function Done({ actor, variant }: Props & Pick<ButtonProps, 'variant'>) {
  const t = useText()
  return (
    <Button variant={variant} wide testId="get-done" onPress={() => actor.send({ type: 'nav.pop' })}>
      {t('getWallet.done')}
    </Button>
  )
}

/** A wallet of the directory: leads to its download options, or directly to the only one. */
function ListedRow({ actor, wallet }: Props & { wallet: ListedWallet }) {
  const mobile = useSelector(actor, ({ context }) => context.environment.mobile)
  const href = onlyLink(wallet, mobile)
  const place = wallet.homepage ?? href
  return (
    <Row
      icon={<ListedIcon actor={actor} wallet={wallet} />}
      title={wallet.name}
      sub={place && hostOf(place)}
      testId={`get-${wallet.id}`}
      {...(href === undefined
        ? { hint: 'forward' as const, onPress: () => actor.send({ type: 'nav.push', route: 'Downloads', wallet }) }
        : { hint: <LazyIcon name="external" size={18} />, href })}
    />
  )
}

const LinkedRow = ({ name, homepage }: SuggestedWallet) => (
  <Row
    icon={<WalletIcon src={undefined} name={name} />}
    title={name}
    sub={hostOf(homepage)}
    hint={<LazyIcon name="external" size={18} />}
    href={homepage}
  />
)
