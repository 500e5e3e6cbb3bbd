import type { Move } from '../../devtools/simulation.ts'
import type { KitInput } from '../../machines/kit/index.ts'
import { maySignIn, mustSignIn, readings } from '../../machines/sign-in/payloads.ts'
import { reports } from './world.ts'

/** A dApp with sign-in. */
export const signsIn = (required = true): Partial<KitInput> => (required ? mustSignIn : maySignIn)

/** The wallet adapter's reports. */
export const reported = (report: object): Move => ({
  do: 'emit',
  at: 'wallet:eip155/watchWallet',
  event: { type: 'wallet.reported', report },
})

/** The session store's answers. */
export const read = (output: object): Move => ({ do: 'resolve', at: 'session/readSessions', output })

const { one, none, optional } = readings
const endsElsewhere: Move = { do: 'emit', at: 'session/watchSessions', event: { type: 'session.reread' } }

/** Paths to the sign-in prompt, whose flow then runs at `route:1`. */
export const signInPaths = {
  required: [reported(reports.connected), read(none)],
  optional: [
    reported({ ...reports.disconnected }),
    { do: 'resolve', at: 'wallet:eip155/reconnect/readStored', output: [] },
    reported(reports.connected),
    read(optional),
  ],
  /** With a wallet that has a long name. */
  long: [reported(reports.other), read(none)],
  /** With a session on the previous network. */
  elsewhere: [reported(reports.connected), read(one), reported(reports.otherNetwork), read(none)],
  /** With a session that has ended, on the same network. */
  again: [reported(reports.connected), read(one), endsElsewhere, read(none)],
} satisfies Record<string, Move[]>
