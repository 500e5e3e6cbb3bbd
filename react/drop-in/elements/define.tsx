import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { accountRules } from '../../hooks/account-styles.ts'
import { buttonRules } from '../../hooks/button-styles.ts'
import { AppKitAccountButton, AppKitButton, AppKitConnectButton, AppKitNetworkButton } from '../buttons/index.tsx'
import { AppKitWalletButton } from '../buttons/wallet-button.tsx'
import { AppKitModal } from '../modal-place.tsx'
import { observedAttributes, readAttributes } from './attributes.ts'

/** What each element renders. A wallet button requires the wallet's name. */
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

/** Adopts the button rules in a shadow root, which the page's own rules do not reach. */
function adoptRules(shadow: ShadowRoot): void {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`:host{display:inline-block;max-inline-size:100%}${buttonRules}${accountRules}`)
    shadow.adoptedStyleSheets = [sheet]
  } catch {
    // If no stylesheet can be constructed, the button has the browser's own style.
  }
}

/** An element that renders a button in its own shadow root, out of reach of the framework that renders the page. */
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
      // Frameworks move elements: one that is attached again by then keeps running.
      setTimeout(() => {
        if (this.isConnected) return
        this.#root?.unmount()
        this.#root = undefined
      })
    }
  }
}

/** Defines `<appkit-button>` and so on, each also as `<w3m-…>`, and `<appkit-modal>`. Existing definitions stay. */
export function defineElements(): void {
  // `<w3m-modal>` is the modal's own element.
  if (!customElements.get('appkit-modal'))
    customElements.define(
      'appkit-modal',
      elementOf(() => <AppKitModal />),
    )
  for (const [name, draw] of Object.entries(drawings))
    for (const tag of [`appkit-${name}`, `w3m-${name}`])
      if (!customElements.get(tag)) customElements.define(tag, elementOf(draw))
}
