import { useSelector } from '@xstate/react'
import { useDeferredValue, useId, useSyncExternalStore } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { MessageCatalog } from '../../locales/catalog.ts'
import { languageOf } from '../../locales/messages.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { Announcer } from '../../ui/announcer.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Frame } from '../../ui/frame.tsx'
import { Shadow } from '../../ui/shadow.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { LazyPart } from '../../views/lazy-part.tsx'
import { CatalogProvider, useText } from '../../views/text.tsx'
import { useThemeMode } from '../handle/theme.ts'
import type { Store } from '../store/store.ts'
import { Broken } from './broken.tsx'
import { type CurrentView, goBack, useCurrentView } from './current-view.ts'
import { HelpAction } from './help-action.tsx'
import { alerts, Notice, report, Snack, toasts } from './notices.tsx'
import { Outlet } from './outlet.tsx'
import { useTitle } from './title.ts'
import { transitionHere } from './views.ts'

type Kit = ActorRefFrom<typeof kitMachine>

const isOpen = (snapshot: SnapshotFrom<typeof kitMachine>) => snapshot.hasTag('open')
const isClosed = (snapshot: SnapshotFrom<typeof kitMachine>) => snapshot.matches({ modal: 'closed' })
const isRefusing = (snapshot: SnapshotFrom<typeof kitMachine>) => snapshot.hasTag('refusing')

type CardProps = Pick<ModalProps, 'kit' | 'onApproach' | 'recorded'> & { current: CurrentView; titleId: string }

/** The inside of the modal's card: its header, and the view that the state names. */
export function Card({ kit, current, titleId, onApproach, recorded }: CardProps) {
  const t = useText()
  // The former view stays up while the next one's code is on its way.
  const shown = useDeferredValue(current)
  const title = useTitle(shown)
  const back = { label: t('modal.back'), onPress: () => goBack(kit, shown) }
  const close = { label: t('modal.close'), onPress: () => kit.send({ type: 'modal.close', reason: 'button' }) }
  return (
    <Frame
      titleId={titleId}
      title={title}
      viewKey={shown.key}
      direction={shown.direction}
      transition={transitionHere()}
      busy={shown.key !== current.key}
      back={shown.canGoBack ? back : undefined}
      close={close}
      leading={<HelpAction current={shown} />}
      banner={<Notice kit={kit} part={alerts} />}
      footer={recorded ? <LazyPart part={report} props={{ kit, current: shown }} /> : null}
      floating={<Snack kit={kit} />}
    >
      <Outlet
        key={shown.key}
        current={shown}
        onApproach={onApproach}
        waiting={<Waiting label={t('modal.loading')} />}
        broken={<Broken onClose={close.onPress} />}
      />
    </Frame>
  )
}

function Content({ kit, onApproach, recorded }: Pick<ModalProps, 'kit' | 'onApproach' | 'recorded'>) {
  const open = useSelector(kit, isOpen)
  const refusing = useSelector(kit, isRefusing)
  const closed = useSelector(kit, isClosed)
  const current = useCurrentView(kit)
  const titleId = useId()
  const notices = <Notice kit={kit} part={toasts} />
  return (
    <>
      <Dialog
        open={open}
        shake={refusing}
        labelledBy={titleId}
        onClose={(reason) => kit.send({ type: 'modal.close', reason })}
        onExited={() => kit.send({ type: 'modal.exited' })}
        beside={notices}
      >
        <Announcer>{current ? <Card {...{ kit, current, titleId, onApproach, recorded }} /> : null}</Announcer>
      </Dialog>
      {closed ? notices : null}
    </>
  )
}

export interface ModalProps {
  kit: Kit
  store: Store
  catalog: MessageCatalog
  direction?: 'ltr' | 'rtl' | undefined
  /** The user is about to do something in a view. */
  onApproach?: (() => void) | undefined
  /** The session is written down. */
  recorded?: boolean | undefined
}

/** The whole of the modal: it draws what the charts say, and sends them what the visitor does. */
export function Modal({ kit, store, catalog, direction, onApproach, recorded }: ModalProps) {
  const mode = useSyncExternalStore(store.subscribe, () => store.get().themeMode)
  const variables = useSyncExternalStore(store.subscribe, () => store.get().themeVariables)
  const theme = useThemeMode(mode)
  return (
    <Shadow theme={theme} variables={variables} dir={direction} lang={languageOf(catalog.locale)}>
      <CatalogProvider catalog={catalog}>
        <Content kit={kit} onApproach={onApproach} recorded={recorded} />
      </CatalogProvider>
    </Shadow>
  )
}
