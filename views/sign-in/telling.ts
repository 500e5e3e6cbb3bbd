import type { SnapshotFrom } from 'xstate'
import type { MessageCode } from '../../locales/en.ts'
import type { signInMachine } from '../../machines/sign-in.ts'
import type { RingState } from '../../ui/ring.tsx'

/** What is said of a state of signing in, and what the ring does. */
export interface Telling {
  title: MessageCode
  text: MessageCode
  ring: RingState
}

const told = (stage: Stage, ring: RingState): Telling => ({
  title: `signIn.${stage}`,
  text: `signIn.${stage}Hint`,
  ring,
})

type Stage = 'signing' | 'slow' | 'unanswered' | 'verifying' | 'cancelling' | 'returning' | 'done'

const tellings = {
  signing: told('signing', 'asking'),
  slow: told('slow', 'asking'),
  unanswered: told('unanswered', 'idle'),
  verifying: told('verifying', 'asking'),
  cancelling: told('cancelling', 'asking'),
  returning: told('returning', 'asking'),
  done: told('done', 'success'),
}
const asking: Telling = { title: 'signIn.headline', text: 'signIn.text', ring: 'idle' }

/** The words of a snapshot, and the ring's state. */
export function tell(snapshot: SnapshotFrom<typeof signInMachine>): Telling {
  if (snapshot.matches('established')) return tellings.done
  if (snapshot.matches('cancelling') || snapshot.matches('cancelled')) return tellings.cancelling
  if (snapshot.matches('returning')) return tellings.returning
  if (snapshot.hasTag('unanswered')) return tellings.unanswered
  if (snapshot.hasTag('slow')) return tellings.slow
  if (snapshot.matches({ open: 'verifying' })) return tellings.verifying
  if (snapshot.matches({ open: 'signing' }) || snapshot.matches({ open: 'renewing' })) return tellings.signing
  return asking
}
