import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { downloadsMachine, PhoneStore } from '../../machines/downloads/chart.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Headed, Section } from '../../ui/headed.tsx'
import { Stack } from '../../ui/layout.tsx'
import { LazyIcon } from '../../ui/lazy-icon.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Text } from '../../ui/prose.tsx'
import { QrCode } from '../../ui/qr.tsx'
import { StoreIcon, type StoreName } from '../../ui/store-icon.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { ViewProps } from '../define-views.ts'
import { hostOf } from '../host-of.ts'
import { ListedIcon } from '../listed-icon.tsx'
import { truncate } from '../names.ts'
import { kitOf } from '../use-kit.ts'
import { useText } from './messages.ts'

type Snapshot = SnapshotFrom<typeof downloadsMachine>
type Props = ViewProps<typeof downloadsMachine>

const stores = ['appStore', 'playStore'] as const

const storeOf = (snapshot: Snapshot): PhoneStore | undefined =>
  stores.find((store) => snapshot.matches({ known: { scanning: store } }))

/** How to install the route's wallet: links for this device, and a code for a phone [directory-downloads]. */
export default function Downloads({ actor }: Props) {
  const t = useText()
  const wallet = useSelector(actor, ({ context }) => context.wallet)
  const isUnknown = useSelector(actor, (snapshot) => snapshot.matches('unknown'))
  const isPhone = useSelector(actor, (snapshot) => snapshot.matches({ known: 'phone' }))
  const store = useSelector(actor, storeOf)
  const kit = kitOf(actor)
  const mayGoBack = useSelector(kit, (snapshot) => snapshot.can({ type: 'nav.back' }))
  if (isUnknown)
    return (
      <EmptyState
        art={<ListedIcon actor={actor} wallet={wallet} size={76} />}
        title={t('downloads.none')}
        text={t('downloads.noneHint', { wallet: wallet.name })}
      >
        {mayGoBack ? (
          <Button variant="primary" wide testId="downloads-back" onPress={() => kit.send({ type: 'nav.back' })}>
            {t('downloads.another')}
          </Button>
        ) : null}
      </EmptyState>
    )
  const { homepage, chromeStore } = wallet
  return (
    <Stack gap={14}>
      <Stack gap={10} align="center">
        <ListedIcon actor={actor} wallet={wallet} size={56} />
        <Text size="l" heading align="center">
          <bdi>{wallet.name}</bdi>
        </Text>
      </Stack>
      {!isPhone && chromeStore ? (
        <Headed title={t('downloads.extension')}>
          <StoreLink store="chromeStore" href={chromeStore} />
        </Headed>
      ) : null}
      {isPhone && stores.some((each) => wallet[each]) ? (
        <Headed title={t('downloads.app')}>
          {stores.map((each) => (
            <StoreLink key={each} store={each} href={wallet[each]} />
          ))}
        </Headed>
      ) : null}
      {store ? <Scan actor={actor} store={store} /> : null}
      {homepage ? (
        <List label={t('title.Downloads')}>
          <Link icon={<LazyIcon name="network" size={24} />} title={t('downloads.homepage')} href={homepage} />
        </List>
      ) : null}
    </Stack>
  )
}

/** A link with its host below the title. */
const Link = ({ icon, title, href }: { icon: ReactNode; title: string; href: string }) => (
  <Row icon={icon} title={title} sub={hostOf(href)} hint={<LazyIcon name="external" size={18} />} href={href} />
)

/** The link to a store, if the directory has one for the wallet. */
function StoreLink({ store, href }: { store: StoreName; href: string | undefined }) {
  const t = useText()
  return href ? <Link icon={<StoreIcon store={store} />} title={t(`downloads.${store}`)} href={href} /> : null
}

/** The phone stores as QR codes. */
function Scan({ actor, store }: Props & { store: PhoneStore }) {
  const t = useText()
  const wallet = useSelector(actor, ({ context }) => context.wallet)
  const name = truncate(wallet.name)
  return (
    <Section title={t('downloads.phone')}>
      <Tabs
        label={t('downloads.phone')}
        tabs={stores.filter((each) => wallet[each] !== undefined).map((key) => ({ key, label: t(`downloads.${key}`) }))}
        selected={store}
        onSelect={(chosen) => actor.send({ type: 'store.choose', store: chosen })}
      >
        <Stack gap={6} align="center">
          <QrCode
            value={wallet[store]}
            label={t('downloads.code', { wallet: name })}
            logo={<ListedIcon actor={actor} wallet={wallet} size={44} />}
            size={172}
          />
          <Text tone="quiet" align="center">
            {t('downloads.scan', { wallet: name })}
          </Text>
        </Stack>
      </Tabs>
    </Section>
  )
}
