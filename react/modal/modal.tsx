import { useSelector } from '@xstate/react'
import { type ComponentType, useDeferredValue, useId, useReducer, useSyncExternalStore } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { MessageCatalog } from '../../locales/catalog.ts'
import { languageOf } from '../../locales/messages.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { Announcer } from '../../ui/announcer.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Frame, type FrameProps } from '../../ui/frame.tsx'
import { Shadow } from '../../ui/shadow.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { CatalogProvider, useText } from '../../views/text.tsx'
import { useThemeMode } from '../handle/theme.ts'
import type { Store } from '../store/store.ts'
import { Broken } from './broken.tsx'
import { type CurrentView, goBack, useCurrentView } from './current-view.ts'
import { HelpAction } from './help-action.tsx'
import { alerts, Notice, ReportPart, Snack, toasts } from './notices.tsx'
import { Outlet } from './outlet.tsx'
import { useTitle } from './title.ts'
import { transitionHere } from './views.ts'

type Kit = ActorRefFrom<typeof kitMachine>

const isOpen = (snapshot: SnapshotFrom<typeof kitMachine>) => snapshot.hasTag('open')
const isClosed = (snapshot: SnapshotFrom<typeof kitMachine>) => snapshot.matches({ modal: 'closed' })
export const isRefusing = (snapshot: SnapshotFrom<typeof kitMachine>) => snapshot.hasTag('refusing')

/** The props of the content of the modal's root. */
export type InsideProps = Pick<ModalProps, 'kit' | 'onApproach'>

interface CardProps extends InsideProps {
  current: CurrentView
  titleId: string
  /** What differs if the modal is not a dialog. */
  frame?: Pick<Partial<FrameProps>, 'close' | 'mayFocus'>
}

/** The content of the modal's card: its header, and the view that the state names. */
export function Card({ kit, current, titleId, onApproach, frame }: CardProps) {
  const t = useText()
  // The previous view stays while the next one's code loads.
  const shown = useDeferredValue(current)
  const title = useTitle(shown)
  const [attempt, retry] = useReducer((attempts: number) => attempts + 1, 0)
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
      footer={<ReportPart kit={kit} current={shown} />}
      floating={<Snack kit={kit} />}
      {...frame}
    >
      <Outlet
        key={`${shown.key} ${attempt}`}
        current={shown}
        onApproach={onApproach}
        waiting={<Waiting label={t('modal.loading')} />}
        broken={<Broken onRetry={retry} onClose={close.onPress} />}
      />
    </Frame>
  )
}

function Content({ kit, onApproach }: InsideProps) {
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
        <Announcer>{current ? <Card {...{ kit, current, titleId, onApproach }} /> : null}</Announcer>
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
  /** The user is about to act in a view. */
  onApproach?: (() => void) | undefined
  /** The element that holds the modal; the end of the page by default. */
  container?: Element | undefined
  /** The card and what surrounds it; a dialog by default. */
  inside?: ComponentType<InsideProps>
}

/** The whole modal: renders the state of the charts, and sends them the user's actions. */
export function Modal({ kit, store, catalog, direction, onApproach, container, inside: Inside = Content }: ModalProps) {
  const mode = useSyncExternalStore(store.subscribe, () => store.get().themeMode)
  const variables = useSyncExternalStore(store.subscribe, () => store.get().themeVariables)
  const theme = useThemeMode(mode)
  return (
    <Shadow theme={theme} variables={variables} dir={direction} lang={languageOf(catalog.locale)} container={container}>
      <CatalogProvider catalog={catalog}>
        <Inside kit={kit} onApproach={onApproach} />
      </CatalogProvider>
    </Shadow>
  )
}
