// Questions to a page that are not about one control. They run there, so each uses nothing from outside itself.

/** The focused element, inside shadow roots too: its test id, or else its tag name. */
export function focused(): string {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return (active instanceof HTMLElement && active.dataset.testid) || (active?.localName ?? '')
}

/** How the open modal lies over the page. */
export function coverage() {
  const root = document.querySelector('w3m-modal')?.shadowRoot
  const box = (part: string) => root?.querySelector(part)?.getBoundingClientRect()
  const [overlay, card] = [box('.overlay'), box('.card')]
  return {
    modal: root?.querySelector('dialog')?.matches(':modal'),
    covered: overlay && overlay.left <= 0 && overlay.right >= innerWidth && overlay.bottom >= innerHeight,
    /** How far the middle of the card is from the middle of the window. */
    aside: card && Math.abs(card.left + card.width / 2 - innerWidth / 2),
    locked: getComputedStyle(document.documentElement).overflowY,
  }
}

/** How the first scrolling list shows that it continues. */
export function hintOfMore(): 'fade' | 'scrollbar' | 'nothing' {
  const list = document.querySelector('w3m-modal')?.shadowRoot?.querySelector('.virtual')
  if (!list || list.scrollHeight <= list.clientHeight) return 'nothing'
  const style = getComputedStyle(list)
  if (style.getPropertyValue('animation-timeline').includes('scroll')) return 'fade'
  return style.getPropertyValue('scrollbar-width') === 'none' ? 'nothing' : 'scrollbar'
}

/** Records from now on whether the card visibly moves out. */
export function watchExit(): void {
  const root = document.querySelector('w3m-modal')?.shadowRoot
  const dialog = root?.querySelector('dialog')
  Reflect.set(window, 'exits', 0)
  root?.addEventListener('transitionend', (event) => {
    if (!(event instanceof TransitionEvent) || !(event.target instanceof Element) || dialog?.open) return
    const isCard = event.target.matches('.card') && event.propertyName === 'opacity'
    if (isCard) Reflect.set(window, 'exits', Reflect.get(window, 'exits') + 1)
  })
}

/** How often it did. */
export const exits = (): number => Reflect.get(window, 'exits')

/** Records from now on the layout widths of the modal's content. */
export function watchWidth(): void {
  const content = document.querySelector('w3m-modal')?.shadowRoot?.querySelector('.content')
  const widths = new Set<number>()
  Reflect.set(window, 'widths', widths)
  if (!content) return
  new ResizeObserver(() => widths.add(content.getBoundingClientRect().width)).observe(content)
}

/** All the widths that it had. */
export const widths = (): number[] => [...Reflect.get(window, 'widths')]
