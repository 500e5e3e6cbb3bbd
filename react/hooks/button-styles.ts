// Our few rules in the page; `:where` gives them no specificity, so that any rule of the page wins.
export const buttonRules = `
:where(.portico-button){--a:var(--w3m-accent,oklch(.53 .215 268));display:inline-flex;align-items:center;justify-content:center;gap:8px;max-inline-size:100%;min-block-size:44px;padding:10px 18px;border:0;border-radius:12px;background:var(--a);color:#fff;font:inherit;font-family:var(--w3m-font-family,inherit);font-size:15px;font-weight:600;line-height:20px;cursor:pointer;touch-action:manipulation}
@supports(color:color(from red xyz x y z)){:where(.portico-button){--b:clamp(0,(.18 - y)*9999,1);color:color(from var(--a) xyz calc(.9505*var(--b)) var(--b) calc(1.089*var(--b)))}}
:where(.portico-button[data-connected=true]){padding-inline:10px 16px;background:color-mix(in oklab,currentColor 9%,transparent);color:inherit}
:where(.portico-button[data-lost=true]){padding-inline:18px;background:oklch(.55 .2 25);color:#fff}
:where(.portico-button)>[data-widest]::after{content:attr(data-widest)/"";display:block;block-size:0;overflow:hidden;visibility:hidden;padding-inline:11px}
:where(.portico-button:hover:enabled){filter:brightness(1.08)}
:where(.portico-button:disabled){opacity:.5;cursor:default}
:where(.portico-button:focus-visible){outline:2px solid var(--a);outline-offset:2px}
:where(.portico-button[aria-busy=true])::before{content:"";inline-size:14px;block-size:14px;border:2px solid;border-inline-end-color:transparent;border-radius:50%}
@keyframes portico-turn{to{rotate:1turn}}
@media(prefers-reduced-motion:no-preference){:where(.portico-button){transition:filter .15s}:where(.portico-button[aria-busy=true])::before{animation:portico-turn .8s linear infinite}}
`

let adopted = false

/** Adds rules to the page as a constructed stylesheet, which a strict CSP allows. */
export function adoptInPage(rules: string): void {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  } catch {
    // If no stylesheet can be constructed or adopted, the button has the page's own style.
  }
}

/** Adds the rules of the buttons to the page, once. */
export function adoptButtonStyles(): void {
  if (!adopted) adoptInPage(buttonRules)
  adopted = true
}
