import { useLayoutEffect, useState } from 'react'
import type { StyleRoot } from '../ui/styles.tsx'
import type { DappPlace } from './dapp-place.ts'

const isStyleRoot = (node: Node | undefined): node is StyleRoot =>
  node instanceof ShadowRoot || node instanceof Document

/** A ref callback that passes its element to the dApp while it is mounted. */
export function useDappPlace(give: (place: DappPlace) => () => void): (element: Element | null) => void {
  const [element, setElement] = useState<Element | null>(null)
  useLayoutEffect(() => {
    const root = element?.getRootNode()
    return element && isStyleRoot(root) ? give({ element, root }) : undefined
  }, [element, give])
  return setElement
}
