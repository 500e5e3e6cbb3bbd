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
  /** A kit whose modal is open: the dApp's, a simulated one, or one that is being replayed. */
  kit: Kit
  catalog: MessageCatalog
  direction?: 'ltr' | 'rtl' | undefined
  theme: Theme
  /** How large: 1 is life-size. */
  scale?: number
}

/** The card of 360, and the air around it. */
const WIDTH = 392

/**
 * What the modal shows of a kit, in the page itself: not in the top layer, still, and without a word to the keyboard or
 * a screen reader, so that many of them fit on a page.
 */
export function Picture({ kit, catalog, direction, theme, scale = 1 }: PictureProps) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    if (!frame) return
    // By property: React 18 does not know the attribute and React 19 wants a boolean.
    frame.inert = true
    const observer = new ResizeObserver(() => setHeight(frame.offsetHeight))
    observer.observe(frame)
    return () => observer.disconnect()
  }, [frame])
  return (
    <div aria-hidden="true" dir="ltr" style={{ inlineSize: WIDTH * scale, blockSize: height * scale }}>
      {/* What is transformed is where the fixed things in it are fixed to. */}
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

/** The modal's inside, in a dialog that is open without being shown as one. */
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
