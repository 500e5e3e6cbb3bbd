import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { FootContext } from './foot.tsx'
import css from './frame.css?inline'
import { Morph } from './morph.tsx'
import { HEADER_MS, VIEW_MS } from './motion.ts'
import { IconButton } from './press.tsx'
import { useStyles } from './styles.tsx'
import { Swap } from './swap.tsx'
import { Name } from './text.tsx'
import type { Direction, Transition } from './transition.ts'

export interface FrameAction {
  label: string
  onPress: () => void
}

export interface FrameProps {
  /** The id that labels the dialog. */
  titleId: string
  title: string
  /** The key of the current view; a change plays the transition. */
  viewKey: string
  direction: Direction
  /** The transition between views; without it they change at once. */
  transition?: Transition | undefined
  /** The next view is loading: the current one is inert. */
  busy?: boolean | undefined
  back?: FrameAction | undefined
  close?: FrameAction | undefined
  /** Shown in place of a missing back button: help. */
  leading?: ReactNode
  /** Shown between header and body: the alert bar. */
  banner?: ReactNode
  /** Shown below the body. */
  footer?: ReactNode
  /** Shown over the title: the snackbar. */
  floating?: ReactNode
  /** Whether the focus may be moved; true by default. */
  mayFocus?: (() => boolean) | undefined
  children: ReactNode
}

/** The element with the focus in the frame's tree. */
const activeIn = (box: Element) => {
  const root = box.getRootNode()
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
}

/** Whether the focus is neither in the frame nor on what is beside it, such as a toast. */
const isLost = (box: Element) => activeIn(box)?.contains(box) !== false

/** Moves the focus, if allowed. */
const take = (element: HTMLElement | null | undefined, mayFocus: FrameProps['mayFocus']) =>
  mayFocus?.() === false || element?.focus({ preventScroll: true })

/** Manages the focus when a view replaces another. */
function useFocusAcrossViews({ viewKey, direction, mayFocus }: Pick<FrameProps, 'viewKey' | 'direction' | 'mayFocus'>) {
  const frame = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(viewKey)
  const lastFocus = useRef(new Map<string, string>())
  const focused = useRef<Element | null>(null)

  useLayoutEffect(() => {
    if (shown.current === viewKey) return
    shown.current = viewKey
    const box = frame.current
    if (!box) return
    // We gave the title the focus, so it returns it to where the user had it; so does the back button.
    const active = activeIn(box)
    const isOurs = active === title.current || (direction === 'back' && box.contains(active))
    if (!isOurs && !isLost(box)) return
    const previous = direction === 'back' ? lastFocus.current.get(viewKey) : undefined
    const target = [...box.querySelectorAll<HTMLElement>('[data-testid]')].find(
      (element) => element.dataset.testid === previous,
    )
    take(target, mayFocus)
    // A disabled element can't be focused.
    if (activeIn(box) !== target) take(title.current, mayFocus)
  }, [viewKey, direction, mayFocus])

  useLayoutEffect(() => {
    const box = frame.current
    if (!box) return
    // A control may disappear while its view stays, and would lose the focus.
    const observer = new MutationObserver(() => {
      if (focused.current?.isConnected === false && isLost(box)) take(title.current, mayFocus)
    })
    observer.observe(box, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [mayFocus])

  const onFocus = (event: FocusEvent) => {
    focused.current = event.target
    const id = event.target.getAttribute('data-testid')
    if (id) lastFocus.current.set(shown.current, id)
  }
  return { frame, title, onFocus }
}

/** The content of the card: header, view, and the transition between views. */
export function Frame(props: FrameProps) {
  useStyles(css)
  const {
    titleId,
    title,
    viewKey,
    direction,
    transition,
    busy = false,
    back,
    close,
    leading,
    banner,
    footer,
    floating,
    children,
  } = props
  const body = useRef<HTMLDivElement>(null)
  const [foot, setFoot] = useState<Element | null>(null)

  // Before the focus moves, because inert elements can't be focused.
  useLayoutEffect(() => {
    // As a property: React 18 does not know the attribute, and React 19 expects a boolean.
    if (body.current) body.current.inert = busy
  }, [busy])

  const focus = useFocusAcrossViews(props)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only records the focus
    <div className="frame" ref={focus.frame} onFocus={focus.onFocus}>
      <div className="header">
        <div className="corner">
          {back ? (
            <IconButton key="back" icon="back" label={back.label} onPress={back.onPress} testId="header-back" />
          ) : (
            leading
          )}
        </div>
        <h1 className="title" id={titleId} ref={focus.title} tabIndex={-1} data-testid="w3m-header-text">
          <Swap swapKey={title} direction={direction} transition={transition} duration={HEADER_MS} slide={8}>
            <Name>{title}</Name>
          </Swap>
        </h1>
        <div className="corner">
          {close ? (
            <IconButton icon="close" label={close.label} onPress={close.onPress} testId="w3m-header-close" />
          ) : null}
        </div>
      </div>
      {banner}
      <div className="stage" aria-busy={busy}>
        <Morph boxRef={body}>
          <Swap
            swapKey={viewKey}
            direction={direction}
            transition={transition}
            duration={VIEW_MS}
            slide={20}
            scroller={body}
          >
            <FootContext.Provider value={foot}>{children}</FootContext.Provider>
          </Swap>
        </Morph>
        <div className="foot" ref={setFoot} />
      </div>
      {footer}
      {floating}
    </div>
  )
}
