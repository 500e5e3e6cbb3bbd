import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react'
import { givePlace, placeInPage } from '../handle/places.ts'
import { findAppKit, whenCreated } from '../handle/singleton.ts'
import { useButtonMessages } from '../hooks/button-messages.ts'
import { PageButton, useMountedSlice } from './buttons/page-button.tsx'

export type AppKitModalProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>

/** Shows the modal in this element until the returned function is called. */
function settle(place: Element): () => void {
  const kit = findAppKit()
  if (!kit?.options.enableEmbedded) return () => undefined
  const leave = givePlace(place)
  void kit.open().catch(reportError)
  return () => {
    leave()
    // A modal that is still loading would open as a dialog.
    if (!placeInPage()) void kit.close().catch(reportError)
  }
}

/**
 * The element that holds the modal within the page if `enableEmbedded` is set. The modal starts at its first view, and
 * starts over where it would otherwise close [api-embedded-place]. Without `enableEmbedded` the element is empty.
 */
export function AppKitModal(props: AppKitModalProps) {
  const box = useRef<HTMLDivElement>(null)
  const messages = useButtonMessages()
  const failed = useMountedSlice(({ status }) => status === 'failed') && !!findAppKit()?.options.enableEmbedded
  useEffect(() => {
    const place = box.current
    if (!place) return
    let leave = settle(place)
    const forget = findAppKit()
      ? undefined
      : whenCreated(() => {
          leave = settle(place)
        })
    return () => {
      forget?.()
      leave()
    }
  }, [])
  return (
    <div {...props}>
      <div ref={box} />
      {failed ? (
        <PageButton testId="modal-retry" onPress={() => findAppKit()?.open()}>
          {messages.failed}
        </PageButton>
      ) : null}
    </div>
  )
}
