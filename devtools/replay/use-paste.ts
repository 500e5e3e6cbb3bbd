import { type RefObject, useEffect } from 'react'

/** Handles a paste into an element, or anywhere that does not handle it itself. */
export function usePaste(
  view: RefObject<HTMLElement | null>,
  take: (brought: File | string | undefined) => void,
): void {
  useEffect(() => {
    const page = view.current?.ownerDocument
    const onPaste = (event: ClipboardEvent) => {
      const [target] = event.composedPath()
      const { current } = view
      if (!current || !event.clipboardData || !(target instanceof Node)) return
      if (target !== page?.body && !current.contains(target)) return
      event.preventDefault()
      take(event.clipboardData.files[0] ?? event.clipboardData.getData('text/plain'))
    }
    page?.addEventListener('paste', onPaste)
    return () => page?.removeEventListener('paste', onPaste)
  }, [view, take])
}
