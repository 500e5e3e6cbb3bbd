import { makeKit } from './kit-chart.ts'
import { withSessions } from './kit-sessions.ts'
import { signInParts } from './kit-sign-in.ts'

export type { Environment, KitEmitted, KitEvent, KitInput } from './kit-terms.ts'

/** The whole kit, as it runs where the dApp signs people in. */
export const kitMachine = withSessions(makeKit(signInParts))
