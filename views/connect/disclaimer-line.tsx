import type { ReactNode } from 'react'
import { Foot } from '../../ui/foot.tsx'
import { TextLink } from '../../ui/press.tsx'
import { Text as Line } from '../../ui/prose.tsx'
import type { DappPlace } from '../dapp-place.ts'
import { useDappPlace } from '../use-dapp-place.ts'
import { disclaimerPlaces } from './disclaimer-place.ts'

const Text = ({ children }: { children: ReactNode }) => (
  <Line tone="quiet" size="s" align="center" testId="disclaimer">
    {children}
  </Line>
)

const Link = ({ children, href }: { children: ReactNode; href: string }) => <TextLink href={href}>{children}</TextLink>

const give = (place: DappPlace) => disclaimerPlaces.give({ ...place, Text, Link })

/** The dApp's own disclaimer, below the ways to connect. */
export function DisclaimerLine() {
  const ref = useDappPlace(give)
  return (
    <Foot>
      <div ref={ref} />
    </Foot>
  )
}
