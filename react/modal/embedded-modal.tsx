import { useSelector } from '@xstate/react'
import { useEffect, useId, useSyncExternalStore } from 'react'
import { Announcer } from '../../ui/announcer.tsx'
import { Placed } from '../../ui/placed.tsx'
import { onPlace, placeInPage } from '../handle/places.ts'
import { useCurrentView } from './current-view.ts'
import { Card, type InsideProps, isRefusing, Modal, type ModalProps } from './modal.tsx'
import { Notice, toasts } from './notices.tsx'

/** Keeps the modal open: when it closes, it starts over [api-embedded-place]. */
function useOpen(kit: ModalProps['kit'], place: Element | undefined) {
  useEffect(() => {
    if (!place) return
    const keepOpen = () => {
      if (!kit.getSnapshot().hasTag('open')) kit.send({ type: 'modal.open' })
    }
    keepOpen()
    const watching = kit.subscribe(keepOpen)
    return () => {
      watching.unsubscribe()
      kit.send({ type: 'modal.close', reason: 'api' })
    }
  }, [kit, place])
}

/** Whether an embedded card is at its first view, where closing would change nothing. */
const isStart = ({ routes, view }: { routes: number; view: string }) =>
  routes === 1 && ['Connect', 'Account', 'AcceptTerms'].includes(view)

function Inside({ kit, onApproach }: InsideProps) {
  const refusing = useSelector(kit, isRefusing)
  const current = useCurrentView(kit)
  const titleId = useId()
  return (
    <>
      {current ? (
        <Placed labelledBy={titleId} shake={refusing}>
          {(mayFocus) => (
            <Announcer>
              <Card
                {...{ kit, current, titleId, onApproach }}
                frame={{ mayFocus, ...(isStart(current) && { close: undefined }) }}
              />
            </Announcer>
          )}
        </Placed>
      ) : null}
      <Notice kit={kit} part={toasts} />
    </>
  )
}

/** The modal within the page, or as a dialog while the page has no element for it. */
export default function EmbeddedModal(props: ModalProps) {
  const place = useSyncExternalStore(onPlace, placeInPage)
  useOpen(props.kit, place)
  return place ? <Modal key="placed" {...props} container={place} inside={Inside} /> : <Modal key="dialog" {...props} />
}
