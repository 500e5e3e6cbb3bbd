import { LazyIcon } from '../lazy-icon.tsx'
import { Drawn } from './drawn.tsx'
import { Glyph } from './initial.tsx'
import { drawings } from './network-drawings.ts'

/** The icons of well-known networks, of their testnets and of namespaces, by the start of their names. */
export default function KnownNetwork({ name }: { name: string }) {
  return (
    <Drawn name={name} drawings={drawings}>
      <Glyph>
        <LazyIcon name="network" />
      </Glyph>
    </Drawn>
  )
}
