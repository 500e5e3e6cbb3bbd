import { assign, enqueueActions } from 'xstate'
import { base } from './kit-base.ts'
import type { FlowDone } from './kit-terms.ts'
import type { SignInInput } from './sign-in-setup.ts'
import { placeId } from './stack.ts'
import { type SessionCommand, session, systemIds } from './system.ts'

/** What the kit does about who is signed in (SPEC 4, authentication); the watch over the sessions does the rest. */
export const withSessions = base.extend({
  actions: {
    startSession: enqueueActions(({ enqueue, context: { signIn, networks, active, connected, asks } }) => {
      const id = systemIds.session
      if (signIn)
        enqueue.spawnChild('session', { id, systemId: id, input: { ...signIn, networks, active, connected, asks } })
    }),
    tellSession: enqueueActions(({ enqueue, system }, command: SessionCommand) => {
      const ref = session({ system })
      if (ref) enqueue.sendTo(ref, command)
    }),
    checkSigner: enqueueActions(({ enqueue, context: { networks, active, connected, signIn }, event, system }) => {
      const ref = session({ system })
      if (ref) enqueue.sendTo(ref, { type: 'session.look', networks, active, connected, after: event })
      else if (signIn && event.type === 'wallet.connected') {
        enqueue.assign({ asks: !event.silent })
        enqueue.raise({ type: 'signer.came' })
      }
    }),
    turnAway: enqueueActions(({ enqueue, context: { signIn, active } }) => {
      if (signIn?.required) enqueue.raise({ type: 'account.disconnect', namespace: active })
      enqueue.raise({ type: 'session.settled' })
    }),
    noteSigner: assign({ asked: (_, asked: SignInInput) => asked }),
    hold: assign({ held: (_, held: FlowDone) => held }),
    resume: enqueueActions(({ enqueue, context: { held, stack } }) => {
      enqueue.assign({ held: null })
      if (held && stack.some((entry) => placeId(entry) === held.actorId)) enqueue.raise(held)
    }),
  },
})
