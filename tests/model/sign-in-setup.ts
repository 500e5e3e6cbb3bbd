import type { Move } from '../../devtools/simulation.ts'
import type { KitInput } from '../../machines/kit/index.ts'
import { maySignIn, mustSignIn, readings } from '../../machines/sign-in/payloads.ts'
import { reports } from './world.ts'

/** A dApp that signs people in. */
export const signsIn = (required = true): Partial<KitInput> => (required ? mustSignIn : maySignIn)

/** What the wallet's adapter tells. */
export const reported = (report: object): Move => ({
  do: 'tell',
  at: 'wallet:eip155/watchWallet',
  event: { type: 'wallet.reported', report },
})

/** What the session store answers. */
export const read = (output: object): Move => ({ do: 'resolve', at: 'session/readSessions', output })

const { one, none, optional } = readings
const endsElsewhere: Move = { do: 'tell', at: 'session/watchSessions', event: { type: 'session.reread' } }

/** Paths to the view that asks the user to sign in, whose flow then runs at `route:1`. */
export const signInPaths = {
  required: [reported(reports.connected), read(none)],
  optional: [
    reported({ ...reports.disconnected }),
    { do: 'resolve', at: 'wallet:eip155/reconnect/readStored', output: [] },
    reported(reports.connected),
    read(optional),
  ],
  /** With a wallet of a long name. */
  long: [reported(reports.other), read(none)],
  /** With a session on the network before. */
  elsewhere: [reported(reports.connected), read(one), reported(reports.otherNetwork), read(none)],
  /** With a session, that has ended, on the same network. */
  again: [reported(reports.connected), read(one), endsElsewhere, read(none)],
} satisfies Record<string, Move[]>
