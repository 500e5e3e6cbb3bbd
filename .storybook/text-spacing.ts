import { useEffect } from 'react'
import { spaced } from './spacing.ts'

/** Increases the spacing of the modal's lines, letters and words, as its user may. */
export function useTextSpacing(wide: boolean): void {
  useEffect(() => {
    if (!wide) return
    let frame = 0
    let root: ShadowRoot | null | undefined
    // The modal mounts after its story, and views add their style sheets as they load.
    const look = () => {
      root = document.querySelector('w3m-modal')?.shadowRoot
      if (root && !root.adoptedStyleSheets.includes(spaced)) root.adoptedStyleSheets.push(spaced)
      frame = requestAnimationFrame(look)
    }
    look()
    return () => {
      cancelAnimationFrame(frame)
      if (root) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== spaced)
    }
  }, [wide])
}
