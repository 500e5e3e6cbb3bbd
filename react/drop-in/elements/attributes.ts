import { isNamespace } from '../../../core/namespaces.ts'
import type { AppKitButtonProps } from '../buttons/types.ts'

/** The attributes of all the elements. HTML knows no capitals in the names of attributes. */
export const observedAttributes: readonly string[] = [
  ...['size', 'label', 'loadinglabel', 'disabled', 'balance', 'charsstart', 'charsend', 'namespace', 'wallet'],
]

/** A number that is no less than nothing; undefined for what is none. */
const countIn = (text: string | null): number | undefined => (text && /^\d{1,3}$/.test(text) ? Number(text) : undefined)

/** What an element's attributes say; what makes no sense counts as not given. */
export function readAttributes(element: Pick<Element, 'getAttribute'>): AppKitButtonProps {
  const { size, label, loadinglabel, disabled, balance, charsstart, charsend, namespace } = Object.fromEntries(
    observedAttributes.map((name) => [name, element.getAttribute(name)]),
  )
  return {
    size: size === 'sm' ? 'sm' : 'md',
    label: label ?? undefined,
    loadingLabel: loadinglabel ?? undefined,
    // React 18 writes out what is false.
    disabled: typeof disabled === 'string' && disabled !== 'false',
    balance: balance === 'hide' ? 'hide' : 'show',
    charsStart: countIn(charsstart ?? null),
    charsEnd: countIn(charsend ?? null),
    namespace: namespace && isNamespace(namespace) ? namespace : undefined,
  }
}
