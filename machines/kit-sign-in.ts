import { and, not } from 'xstate'
import type { SignInInput } from '../core/sign-in.ts'
import { authentication } from './authentication.ts'
import { flow } from './kit-setup.ts'
import type { FlowDone } from './kit-terms.ts'
import { type At, entry, toFixed } from './modal-steps.ts'
import { resetTo } from './stack.ts'

/** Somebody is asked to sign in, and nothing else. */
const toSignIn = {
  type: 'move',
  params: ({ context: { stack, serial, asked } }: At<unknown> & { context: { asked: SignInInput | null } }) =>
    resetTo(stack, entry(serial, 'SIWXSignMessage', asked ? { signIn: asked } : {})),
} as const

type Done = { event: FlowDone }
const doneOf = ({ event }: Done) => event
const endedAs = (status: 'broken' | 'cancelled') =>
  ({ type: 'hasEndedAs', params: ({ event: { output } }: Done) => ({ output, status }) }) as const

const refused = { guard: 'isDue', target: '.refusing', reenter: true } as const

/** The place of signing in. While it is required, nothing but a session or the end of the connection leads out of it. */
const place = flow.createStateConfig({
  description: 'SPEC 2, the sign-message view. Its flow has come with the watch over the sessions.',
  entry: 'startFlow',
  meta: { flow: 'signIn' },
  initial: 'open',
  states: {
    open: { description: 'Sign, or cancel.' },
    refusing: {
      description:
        'SPEC 2: it can’t be closed while a session is required and there is none. The card shakes for 500 ms (SPEC 9).',
      tags: 'refusing',
      after: { shake: 'open' },
    },
  },
  on: {
    'modal.close': refused,
    'modal.open': refused,
    'nav.push': refused,
    'nav.reset': refused,
    'nav.replace': refused,
    'nav.back': refused,
    'nav.pop': refused,
    'nav.backTo': refused,
  },
})

/** What the kit’s chart has more where the dApp signs people in; the others pay nothing for it (DESIGN 3). */
export const signInParts = {
  authentication,
  place,
  due: [
    {
      guard: and(['isDue', not('isAtSignIn')]),
      target: '.routing',
      actions: toSignIn,
    },
  ],
  opens: [
    {
      description: 'SPEC 2: nobody goes on without a session, where one is required.',
      guard: 'isDue',
      target: 'open',
      actions: toSignIn,
    },
  ],
  onClosed: { 'session.missing': { target: 'open', actions: toSignIn } },
  onOpen: {
    'session.missing': [
      { description: 'The account is being asked already.', guard: and(['isAtSignIn', not('isHolding')]) },
      { description: 'Whoever is connecting or switching just now is asked afterwards.', guard: 'isBusyOtherwise' },
      { target: '.routing', actions: toSignIn },
    ],
    'session.settled': [
      { description: 'What has waited for it goes on.', guard: 'isHolding', actions: 'resume' },
      { description: 'Signed in elsewhere, or nobody is there any more.', guard: 'isAtSignIn', target: 'closed' },
    ],
    'session.unread': {
      description: 'SPEC 8: the wallet is being disconnected.',
      target: '.routing',
      actions: toFixed(resetTo, 'Connect'),
    },
  },
  ends: [
    {
      description:
        'Whether somebody has to sign in first is not known yet: what has come to its end stays on screen until then.',
      guard: 'isUndecided',
      actions: { type: 'hold', params: doneOf },
    },
    {
      description: 'SPEC 8: signing in could not even begin.',
      guard: endedAs('broken'),
      target: '.routing',
      actions: toFixed(resetTo, 'Connect'),
    },
    { description: 'SPEC 2: nobody signs in now.', guard: endedAs('cancelled'), target: 'closed' },
    { guard: 'isOwing', target: '.routing', actions: toSignIn },
  ],
} as const
