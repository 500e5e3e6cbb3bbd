import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Foot } from '../../ui/foot.tsx'
import { TextLink } from '../../ui/press.tsx'
import { Text as Line } from '../../ui/prose.tsx'
import type { StyleRoot } from '../../ui/styles.tsx'
import { giveDisclaimerPlace } from './disclaimer-place.ts'

const Text = ({ children }: { children: ReactNode }) => (
  <Line tone="quiet" size="s" align="center" testId="disclaimer">
    {children}
  </Line>
)

const Link = ({ children, href }: { children: ReactNode; href: string }) => <TextLink href={href}>{children}</TextLink>

const isStyleRoot = (node: Node | undefined): node is StyleRoot =>
  node instanceof ShadowRoot || node instanceof Document

/** What the dApp tells its users itself, below the ways to connect. */
export function DisclaimerLine() {
  const [element, setElement] = useState<Element | null>(null)
  useLayoutEffect(() => {
    const root = element?.getRootNode()
    return element && isStyleRoot(root) ? giveDisclaimerPlace({ element, root, Text, Link }) : undefined
  }, [element])
  return (
    <Foot>
      <div ref={setElement} />
    </Foot>
  )
}
