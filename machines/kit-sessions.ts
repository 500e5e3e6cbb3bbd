import { and, assign, enqueueActions, not, type StateValue, stateIn } from 'xstate'
import type { SignInInput } from '../core/sign-in.ts'
import { type EndedAs, isBusy } from './kit-base.ts'
import type { KitMachine } from './kit-chart.ts'
import type { FlowDone, KitContext } from './kit-terms.ts'
import { placeId } from './stack.ts'
import { type SessionCommand, session, systemIds } from './system.ts'

/** What has come to its end and waits, unless its place has gone meanwhile. */
const heldIn = ({ held, stack }: Pick<KitContext, 'held' | 'stack'>): FlowDone | undefined =>
  held && stack.some((entry) => placeId(entry) === held.actorId) ? held : undefined

/** In either of two states. Not by XState’s `or`, which every open modal would weigh. */
const isIn = (...[one, other]: readonly [StateValue, StateValue]) => not(and([not(stateIn(one)), not(stateIn(other))]))

/** A kit that knows what to do about who is signed in (SPEC 4, authentication); the watch over the sessions does the rest. */
export const withSessions = (kit: KitMachine): KitMachine =>
  kit.provide({
    guards: {
      isRequired: (_, { required }: SignInInput) => required,
      isDue: stateIn({ authentication: { here: 'due' } }),
      isUndecided: isIn({ authentication: 'arriving' }, { authentication: { here: 'checking' } }),
      isOwing: isIn({ authentication: { here: 'due' } }, { authentication: { here: 'offered' } }),
      isAtSignIn: ({ context: { stack } }) => stack.at(-1)?.place === 'SIWXSignMessage',
      isHolding: ({ context }) => heldIn(context) !== undefined,
      isBusyOtherwise: ({ context }) => isBusy(context) && !heldIn(context),
      hasEndedAs: (_, { output, status }: EndedAs) => output.status === status,
    },
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
      noteSigner: assign((_, asked: SignInInput) => ({ asked, held: null })),
      hold: assign({ held: (_, held: FlowDone) => held }),
      resume: enqueueActions(({ enqueue, context }) => {
        const held = heldIn(context)
        enqueue.assign({ held: null })
        if (held) enqueue.raise(held)
      }),
    },
  })
