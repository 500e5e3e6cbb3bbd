import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { accountRules } from '../../hooks/account-styles.ts'
import { buttonRules } from '../../hooks/button-styles.ts'
import { AppKitAccountButton, AppKitButton, AppKitConnectButton, AppKitNetworkButton } from '../buttons/index.tsx'
import { AppKitWalletButton } from '../buttons/wallet-button.tsx'
import { AppKitModal } from '../modal-place.tsx'
import { observedAttributes, readAttributes } from './attributes.ts'

/** What each element draws; a wallet's button needs the wallet's name. */
const drawings: Readonly<Record<string, (element: Element) => ReactNode>> = {
  button: (element) => <AppKitButton {...readAttributes(element)} />,
  'connect-button': (element) => <AppKitConnectButton {...readAttributes(element)} />,
  'account-button': (element) => <AppKitAccountButton {...readAttributes(element)} />,
  'network-button': (element) => <AppKitNetworkButton {...readAttributes(element)} />,
  'wallet-button': (element) => {
    const wallet = element.getAttribute('wallet')
    return wallet ? <AppKitWalletButton wallet={wallet} {...readAttributes(element)} /> : null
  },
}

/** The rules of the buttons for a shadow root, where those of the page do not reach. */
function adoptRules(shadow: ShadowRoot): void {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`:host{display:inline-block;max-inline-size:100%}${buttonRules}${accountRules}`)
    shadow.adoptedStyleSheets = [sheet]
  } catch {
    // Where no sheet can be made, the button looks like any other of the page.
  }
}

/** An element that draws a button in a shadow root of its own, so that a framework that draws the page never meets it. */
function elementOf(draw: (element: Element) => ReactNode): CustomElementConstructor {
  return class extends HTMLElement {
    static readonly observedAttributes = observedAttributes
    #shadow: ShadowRoot | undefined
    #root: Root | undefined

    connectedCallback(): void {
      if (!this.#shadow) {
        this.#shadow = this.attachShadow({ mode: 'open' })
        adoptRules(this.#shadow)
      }
      this.#root ??= createRoot(this.#shadow)
      this.#root.render(draw(this))
    }

    attributeChangedCallback(): void {
      this.#root?.render(draw(this))
    }

    disconnectedCallback(): void {
      // Frameworks move elements: one that is back by then goes on.
      setTimeout(() => {
        if (this.isConnected) return
        this.#root?.unmount()
        this.#root = undefined
      })
    }
  }
}

/** Defines `<appkit-button>` and its like, each also as `<w3m-…>`, and `<appkit-modal>`; what the page has defined stays. */
export function defineElements(): void {
  // The modal's own element is `<w3m-modal>`.
  if (!customElements.get('appkit-modal'))
    customElements.define(
      'appkit-modal',
      elementOf(() => <AppKitModal />),
    )
  for (const [name, draw] of Object.entries(drawings))
    for (const tag of [`appkit-${name}`, `w3m-${name}`])
      if (!customElements.get(tag)) customElements.define(tag, elementOf(draw))
}
