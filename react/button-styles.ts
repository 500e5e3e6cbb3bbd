// The page's few rules of ours; `:where` gives them no weight, so that any rule of the page wins.
const css = `
:where(.portico-button){font:600 15px/20px Inter,ui-sans-serif,system-ui,sans-serif;min-block-size:44px;padding:10px 18px;border:0;border-radius:12px;background:var(--w3m-accent,#4f46e5);color:#fff;cursor:pointer;transition:filter 150ms}
:where(.portico-button:hover){filter:brightness(1.08)}
:where(.portico-button[aria-busy=true]){filter:saturate(.6)}
:where(.portico-button:focus-visible){outline:2px solid var(--w3m-accent,#4f46e5);outline-offset:2px}
@media (prefers-reduced-motion:reduce){:where(.portico-button){transition:none}}
`

let sheet: CSSStyleSheet | undefined

/** Gives the page the buttons' rules, once, as a constructed sheet, which a strict CSP allows. */
export function adoptButtonStyles(): void {
  if (sheet || !('adoptedStyleSheets' in document)) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
