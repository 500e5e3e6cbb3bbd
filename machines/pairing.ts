import { setup } from 'xstate'
import type { PairingCommand } from './system.ts'

/** The pairing that all who need one share. */
export const pairingMachine = setup({ types: {} as { events: PairingCommand } }).createMachine({
  id: 'pairing',
  description: 'FACTS 10.3.',
  initial: 'none',
  states: { none: { description: 'Nobody needs one (DESIGN 4).' } },
})
