import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ListedWallet } from '../../core/listed-wallet.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LateIcon } from '../../ui/late-icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Text } from '../../ui/prose.tsx'
import { QrCode } from '../../ui/qr.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { ViewProps } from '../define-views.ts'
import { hostOf } from '../host-of.ts'
import { ListedIcon } from '../listed-icon.tsx'
import { truncate } from '../names.ts'
import { useLast } from '../use-last.ts'
import { useText } from './messages.ts'

const stores = ['appStore', 'playStore'] as const

type Store = (typeof stores)[number]

/** How to get the wallet that the route is about: links for this device, and a code for a phone [directory-downloads]. */
export default function Downloads({ actor }: ViewProps<typeof kitMachine>) {
  const top = useSelector(actor, ({ context }) => context.stack.at(-1)?.wallet)
  // The view is still shown while the user goes back, and the route's wallet is gone already.
  const wallet = useLast(top)
  return wallet ? <Ways actor={actor} wallet={wallet} /> : null
}

function Ways({ actor, wallet }: ViewProps<typeof kitMachine> & { wallet: ListedWallet }) {
  const t = useText()
  const mobile = useSelector(actor, ({ context }) => context.environment.mobile)
  const { chromeStore, homepage } = wallet
  const phones = stores.flatMap((store) => (wallet[store] ? [{ store, link: wallet[store] }] : []))
  const name = truncate(wallet.name)
  const icon = <ListedIcon actor={actor} wallet={wallet} size={76} />
  if (phones.length === 0 && !chromeStore && !homepage)
    return <EmptyState art={icon} title={t('downloads.none')} text={t('downloads.noneHint', { wallet: name })} />
  return (
    <Stack gap={16}>
      {mobile || phones.length === 0 ? null : <Scan phones={phones} name={name} />}
      <List label={t('title.Downloads', { wallet: name })}>
        {mobile
          ? phones.map(({ store, link }) => (
              <Row
                key={store}
                icon={<LateIcon name="download" />}
                title={t(`downloads.${store}`)}
                hint="external"
                href={link}
              />
            ))
          : null}
        {chromeStore && !mobile ? (
          <Row
            icon={<LateIcon name="download" />}
            title={t('downloads.chromeStore')}
            hint="external"
            href={chromeStore}
          />
        ) : null}
        {homepage ? (
          <Row
            icon={<LateIcon name="network" />}
            title={t('downloads.homepage')}
            sub={hostOf(homepage)}
            hint="external"
            href={homepage}
          />
        ) : null}
      </List>
    </Stack>
  )
}

/** The stores for phones, as codes that a phone scans. */
function Scan({ phones, name }: { phones: readonly { store: Store; link: string }[]; name: string }) {
  const t = useText()
  const [chosen, choose] = useState<Store>()
  const shown = phones.find(({ store }) => store === chosen) ?? phones[0]
  if (!shown) return null
  return (
    <Tabs
      label={t('downloads.phone')}
      tabs={phones.map(({ store }) => ({ key: store, label: t(`downloads.${store}`) }))}
      selected={shown.store}
      onSelect={choose}
    >
      <Stack gap={12} align="center">
        <QrCode value={shown.link} label={t('downloads.code', { wallet: name })} />
        <Text tone="quiet" align="center">
          {t('downloads.scan', { wallet: name })}
        </Text>
      </Stack>
    </Tabs>
  )
}
