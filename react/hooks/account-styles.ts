import { adoptInPage } from './button-styles.ts'

// The account part of a button. `:where` gives the rules no weight, as in the button's own.
export const accountRules = `
:where(.portico-button){vertical-align:middle}
:where(.portico-button)>small{font-size:inherit;font-weight:500;opacity:.8;white-space:nowrap}
:where(.portico-button)>img{inline-size:24px;block-size:24px;border-radius:50%}
@media(max-width:430px){:where(.portico-button)>small{display:none}}
:where(.portico-button)>i{inline-size:24px;block-size:24px;border-radius:50%;background:radial-gradient(circle at 30% 25%,oklch(.92 .08 calc(var(--h) + 50)),oklch(.8 .13 var(--h)) 55%,oklch(.65 .19 calc(var(--h) - 50)))}
`

let adopted = false

/** Adds the account rules to the page, once. */
export function adoptAccountStyles(): void {
  if (!adopted) adoptInPage(accountRules)
  adopted = true
}
