import { isNamespace } from '../../../core/namespaces.ts'
import type { AppKitButtonProps } from '../buttons/types.ts'

/** The attributes of all the elements, in lower case as in HTML. */
export const observedAttributes: readonly string[] = [
  ...['size', 'label', 'loadinglabel', 'disabled', 'balance', 'charsstart', 'charsend', 'namespace', 'wallet'],
]

/** A non-negative integer of up to three digits; otherwise undefined. */
const countIn = (text: string | null): number | undefined => (text && /^\d{1,3}$/.test(text) ? Number(text) : undefined)

/** Reads an element's attributes. Invalid values count as omitted. */
export function readAttributes(element: Pick<Element, 'getAttribute'>): AppKitButtonProps {
  const { size, label, loadinglabel, disabled, balance, charsstart, charsend, namespace } = Object.fromEntries(
    observedAttributes.map((name) => [name, element.getAttribute(name)]),
  )
  return {
    size: size === 'sm' ? 'sm' : 'md',
    label: label ?? undefined,
    loadingLabel: loadinglabel ?? undefined,
    // React 18 writes out a `false` as text.
    disabled: typeof disabled === 'string' && disabled !== 'false',
    balance: balance === 'hide' ? 'hide' : 'show',
    charsStart: countIn(charsstart ?? null),
    charsEnd: countIn(charsend ?? null),
    namespace: namespace && isNamespace(namespace) ? namespace : undefined,
  }
}
