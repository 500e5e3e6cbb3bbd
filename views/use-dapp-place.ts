import { useLayoutEffect, useState } from 'react'
import type { StyleRoot } from '../ui/styles.tsx'
import type { DappPlace } from './dapp-place.ts'

const isStyleRoot = (node: Node | undefined): node is StyleRoot =>
  node instanceof ShadowRoot || node instanceof Document

/** Gives the element that this is the ref of to the dApp, as long as it is in the page. */
export function useDappPlace(give: (place: DappPlace) => () => void): (element: Element | null) => void {
  const [element, setElement] = useState<Element | null>(null)
  useLayoutEffect(() => {
    const root = element?.getRootNode()
    return element && isStyleRoot(root) ? give({ element, root }) : undefined
  }, [element, give])
  return setElement
}
