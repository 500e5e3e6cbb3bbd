import type { kitMachine } from '../../machines/kit.ts'
import type { ViewProps } from '../define-views.ts'

/** How to get a wallet (FACTS 8.2, Downloads). */
export default function Downloads({ actor }: ViewProps<typeof kitMachine>) {
  return <p>{actor.id}</p>
}
