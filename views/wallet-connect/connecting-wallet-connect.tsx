import { useSelector } from '@xstate/react'
import type { Platform } from '../../core/platforms.ts'
import type { walletConnectMachine } from '../../machines/wallet-connect/chart.ts'
import { CopyText } from '../../ui/copy.tsx'
import { WalletIcon } from '../../ui/image.tsx'
import { Footer } from '../../ui/layout.tsx'
import { Plate } from '../../ui/plate.tsx'
import { TextLink } from '../../ui/press.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { ViewProps } from '../define-views.ts'
import { truncate } from '../names.ts'
import { Code } from './code.tsx'
import { useText } from './messages.ts'
import { Progress } from './progress.tsx'
import { usePicture } from './use-picture.ts'

const testIdOf = (platform: Platform) => `tab-${platform === 'web' ? 'webapp' : platform}`

/** Connects any wallet, on any platform where it can be reached [connect-platforms]. */
export default function ConnectingWalletConnect({ actor }: ViewProps<typeof walletConnectMachine>) {
  const t = useText()
  const platforms = useSelector(actor, ({ context }) => context.platforms)
  const platform = useSelector(actor, ({ context }) => context.platform)
  const mayTurn = useSelector(actor, (snapshot) =>
    platforms.some((other) => snapshot.can({ type: 'platform.choose', platform: other })),
  )
  if (!mayTurn) return <Meeting actor={actor} />
  return (
    <Tabs
      label={t('platform.all')}
      tabs={platforms.map((key) => ({ key, label: t(`platform.${key}`), testId: testIdOf(key) }))}
      selected={platform}
      onSelect={(chosen) => actor.send({ type: 'platform.choose', platform: chosen })}
    >
      <Meeting actor={actor} />
    </Tabs>
  )
}

function Meeting({ actor }: ViewProps<typeof walletConnectMachine>) {
  const t = useText()
  const wallet = useSelector(actor, ({ context }) => context.wallet)
  const connector = useSelector(actor, ({ context }) => context.connector)
  const coded = useSelector(actor, (snapshot) => snapshot.matches({ shown: { platform: { remote: 'qrcode' } } }))
  const copied = useSelector(actor, (snapshot) => snapshot.hasTag('copied'))
  const mayCopy = useSelector(actor, (snapshot) => snapshot.can({ type: 'link.copy' }))
  const remote = useSelector(actor, (snapshot) => snapshot.matches({ shown: { platform: 'remote' } }))
  const mayGet = useSelector(actor, (snapshot) => snapshot.can({ type: 'wallet.get' }))
  const src = usePicture(actor, wallet, connector)
  const icon = (size: number) =>
    wallet ? <WalletIcon src={src} name={wallet.name} size={size} travel={wallet.id} /> : undefined
  const missing =
    mayGet && wallet ? (
      <TextLink onPress={() => actor.send({ type: 'wallet.get' })}>
        {t('unsupported.missing', { wallet: truncate(wallet.name) })}
      </TextLink>
    ) : null
  return (
    <>
      {coded ? (
        <Code actor={actor} logo={icon(44)} />
      ) : (
        <Progress actor={actor} icon={icon(76) ?? <Plate icon="wallet" />} />
      )}
      {remote ? (
        <Footer>
          <CopyText
            small
            busy={!mayCopy}
            copied={copied}
            label={t('link.copy')}
            testId="wui-link-copy"
            onPress={() => actor.send({ type: 'link.copy' })}
          >
            {t('link.copy')}
          </CopyText>
          {missing}
        </Footer>
      ) : null}
    </>
  )
}
