import { useId, useLayoutEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { MessageCatalog } from '../../locales/catalog.ts'
import { languageOf } from '../../locales/messages.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { useCurrentView } from '../../react/modal/current-view.ts'
import { Card } from '../../react/modal/modal.tsx'
import { Notice, toasts } from '../../react/modal/notices.tsx'
import { Announcer } from '../../ui/announcer.tsx'
import dialogCss from '../../ui/dialog.css?inline'
import { Shadow, type Theme } from '../../ui/shadow.tsx'
import { useStyles } from '../../ui/styles.tsx'
import { CatalogProvider } from '../../views/text.tsx'
import stillCss from './still.css?inline'

type Kit = ActorRefFrom<typeof kitMachine>

export interface PictureProps {
  /** A kit with an open modal: the dApp's, a simulated, or a replayed one. */
  kit: Kit
  catalog: MessageCatalog
  direction?: 'ltr' | 'rtl' | undefined
  theme: Theme
  /** The scale; 1 is the original size. */
  scale?: number
}

/** The card's width of 360, and its margins. */
const WIDTH = 392

/**
 * A picture of a kit's modal within the page: not in the top layer, without animations, and hidden from the keyboard
 * and screen readers, so that many of them fit on a page.
 */
export function Picture({ kit, catalog, direction, theme, scale = 1 }: PictureProps) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    if (!frame) return
    // As a property: React 18 does not know the attribute, and React 19 expects a boolean.
    frame.inert = true
    const observer = new ResizeObserver(() => setHeight(frame.offsetHeight))
    observer.observe(frame)
    return () => observer.disconnect()
  }, [frame])
  return (
    <div aria-hidden="true" dir="ltr" style={{ inlineSize: WIDTH * scale, blockSize: height * scale }}>
      {/* A transformed element is the containing block of the fixed elements in it. */}
      <div ref={setFrame} style={{ inlineSize: WIDTH, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
        {frame ? (
          <Shadow theme={theme} dir={direction} lang={languageOf(catalog.locale)} container={frame}>
            <CatalogProvider catalog={catalog}>
              <Still kit={kit} />
            </CatalogProvider>
          </Shadow>
        ) : null}
      </div>
    </div>
  )
}

/** The modal's content, in a dialog that is open but not shown as modal. */
function Still({ kit }: { kit: Kit }) {
  useStyles(dialogCss)
  useStyles(stillCss)
  const current = useCurrentView(kit)
  const titleId = useId()
  return (
    <dialog open className="modal" aria-labelledby={titleId}>
      <Announcer>
        <div className="card">{current ? <Card kit={kit} current={current} titleId={titleId} /> : null}</div>
      </Announcer>
      <Notice kit={kit} part={toasts} />
    </dialog>
  )
}
