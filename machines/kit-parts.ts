import { flow } from './kit-setup.ts'
import type { signInParts } from './kit-sign-in.ts'

/** The parts of the kit’s chart where the dApp signs nobody in. */
export const noParts = {
  authentication: flow.createStateConfig({ initial: 'idle', states: { idle: {} } }),
  place: flow.createStateConfig({}),
  due: [],
  opens: [],
  onClosed: {},
  onOpen: {},
  ends: [],
} as const

/** What signing in has of the kit’s chart: all of it, or nothing. */
export type Parts = typeof signInParts | typeof noParts
