import { useEffect } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Makes the page behave as if the visitor preferred reduced motion, in scripts and in the modal's style sheets. */
export function useReducedMotion(reduced: boolean): void {
  useEffect(() => {
    if (!reduced) return
    const ask = window.matchMedia
    const switched = new Set<CSSMediaRule>()
    let frame = 0
    window.matchMedia = (text) => ask.call(window, text === query ? 'all' : text)
    // Views add their style sheets whenever they load.
    const look = () => {
      for (const rule of mediaRules()) {
        if (rule.conditionText !== query) continue
        rule.media.mediaText = 'all'
        switched.add(rule)
      }
      frame = requestAnimationFrame(look)
    }
    look()
    return () => {
      cancelAnimationFrame(frame)
      window.matchMedia = ask
      for (const rule of switched) rule.media.mediaText = query
    }
  }, [reduced])
}

function mediaRules(): CSSMediaRule[] {
  const sheets = document.querySelector('w3m-modal')?.shadowRoot?.adoptedStyleSheets ?? []
  return sheets.flatMap(({ cssRules }) => [...cssRules]).filter((rule) => rule instanceof CSSMediaRule)
}
