import { createContext, type ReactNode, useContext, useInsertionEffect } from 'react'

/** Where the components are rendered: the modal's shadow root, or the page itself. */
export type StyleRoot = ShadowRoot | Document

const RootContext = createContext<StyleRoot | undefined>(undefined)
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()
const adopted = new WeakMap<StyleRoot, Set<string>>()

function sheetOf(owner: Document, css: string): CSSStyleSheet {
  const known = sheets.get(owner) ?? new Map<string, CSSStyleSheet>()
  sheets.set(owner, known)
  const cached = known.get(css)
  if (cached) return cached
  // A sheet can be adopted only in the document of the window that created it.
  const sheet = new (owner.defaultView ?? globalThis).CSSStyleSheet()
  sheet.replaceSync(css)
  known.set(css, sheet)
  return sheet
}

/** Adopts a stylesheet in a root, once, as a constructed sheet: without a style element, so a strict CSP allows it. */
export function adopt(root: StyleRoot, css: string): void {
  if (!('adoptedStyleSheets' in root)) return
  const known = adopted.get(root) ?? new Set<string>()
  if (known.has(css)) return
  adopted.set(root, known.add(css))
  const owner = root instanceof Document ? root : root.ownerDocument
  try {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheetOf(owner, css)]
  } catch {
    // The browser or the page does not support constructed sheets.
    const style = owner.createElement('style')
    style.textContent = css
    const parent = root instanceof Document ? root.head : root
    parent.append(style)
  }
}

/** Tells the components below which root their styles belong to. */
export function StylesProvider({ root, children }: { root: StyleRoot; children: ReactNode }) {
  return <RootContext.Provider value={root}>{children}</RootContext.Provider>
}

/** Adopts a component's CSS in the root it is rendered in; without a provider, in the page's document. */
export function useStyles(css: string): void {
  const root = useContext(RootContext)
  useInsertionEffect(() => adopt(root ?? document, css), [root, css])
}
