import type { ComponentType, ReactNode } from 'react'
import { Foot } from '../../ui/foot.tsx'
import { TextLink } from '../../ui/press.tsx'
import { Text as Line } from '../../ui/prose.tsx'
import type { DisclaimerProps } from './disclaimer.ts'

const Text = ({ children }: { children: ReactNode }) => (
  <Line tone="quiet" size="s" align="center" testId="disclaimer">
    {children}
  </Line>
)

const Link = ({ children, href }: { children: ReactNode; href: string }) => <TextLink href={href}>{children}</TextLink>

/** What the dApp tells its users itself, below the ways to connect. */
export function DisclaimerLine({ component: Component }: { component: ComponentType<DisclaimerProps> }) {
  return (
    <Foot>
      <Component Text={Text} Link={Link} />
    </Foot>
  )
}
