import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { downloadsMachine, PhoneStore } from '../../machines/downloads/chart.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Stack } from '../../ui/layout.tsx'
import { LazyIcon, type LazyIconName } from '../../ui/lazy-icon.tsx'
import { List, Row } from '../../ui/list.tsx'
import { Text } from '../../ui/prose.tsx'
import { QrCode } from '../../ui/qr.tsx'
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

/** How to get the wallet that the route is about: links for this device, and a code for a phone [directory-downloads]. */
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
    <Stack gap={16}>
      <Stack gap={12} align="center">
        <ListedIcon actor={actor} wallet={wallet} size={56} />
        <Text size="l" heading align="center">
          <bdi>{wallet.name}</bdi>
        </Text>
      </Stack>
      {!isPhone && chromeStore ? (
        <List>
          <Link icon="download" title={t('downloads.chromeStore')} sub={t('downloads.extension')} href={chromeStore} />
        </List>
      ) : null}
      {store ? <Scan actor={actor} store={store} /> : null}
      <List label={t('title.Downloads')}>
        {isPhone
          ? stores.map((each) => (
              <Link
                key={each}
                icon="download"
                title={t(`downloads.${each}`)}
                sub={t('downloads.app')}
                href={wallet[each]}
              />
            ))
          : null}
        <Link icon="network" title={t('downloads.homepage')} sub={homepage && hostOf(homepage)} href={homepage} />
      </List>
    </Stack>
  )
}

/** A link that the directory may know. */
function Link({
  icon,
  title,
  sub,
  href,
}: {
  icon: LazyIconName
  title: string
  sub?: string | undefined
  href: string | undefined
}) {
  return href ? (
    <Row
      icon={<LazyIcon name={icon} />}
      title={title}
      sub={sub}
      hint={<LazyIcon name="external" size={18} />}
      href={href}
    />
  ) : null
}

/** The stores for phones, as codes that a phone scans. */
function Scan({ actor, store }: Props & { store: PhoneStore }) {
  const t = useText()
  const wallet = useSelector(actor, ({ context }) => context.wallet)
  const name = truncate(wallet.name)
  return (
    <Tabs
      label={t('downloads.phone')}
      tabs={stores.filter((each) => wallet[each] !== undefined).map((key) => ({ key, label: t(`downloads.${key}`) }))}
      selected={store}
      onSelect={(chosen) => actor.send({ type: 'store.choose', store: chosen })}
    >
      <Stack gap={12} align="center">
        <QrCode
          value={wallet[store]}
          label={t('downloads.code', { wallet: name })}
          logo={<ListedIcon actor={actor} wallet={wallet} size={44} />}
          size={196}
        />
        <Text tone="quiet" align="center">
          {t('downloads.scan', { wallet: name })}
        </Text>
      </Stack>
    </Tabs>
  )
}
