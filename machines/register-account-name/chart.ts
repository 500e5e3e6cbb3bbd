import type { Failure } from '../../core/errors.ts'
import { last, mine, ofAccount } from '../shared/whose.ts'
import { form } from './form.ts'
import { begin, fails, nameSetup, outputOf, timesOut } from './setup.ts'

export type {
  NameCheck,
  NamedAccount,
  NameProof,
  RegisterAccountNameContext,
  RegisterAccountNameOutput,
} from './setup.ts'

const startsAgain = { guard: mine, target: '.introduced', actions: 'sync' } as const
type Refused = { event: { id: string; failure: Failure } }
const setFailure = { type: 'setFailure', params: ({ event }: Refused) => event.failure } as const

const toForm = '#registerAccountName.named.form.free'

/** Registering a name for an embedded wallet's account: choose, sign, register. */
export const registerAccountNameMachine = nameSetup.createMachine({
  id: 'registerAccountName',
  description: 'Gives the embedded wallet’s account a name: chosen, signed and registered [names-where].',
  context: ({ input, self }) => begin(self, { ...input, serial: 0 }),
  initial: 'named',
  states: {
    named: {
      initial: 'introduced',
      states: {
        introduced: {
          description: 'Explains what a name is good for.',
          meta: { view: 'ChooseAccountName' },
          always: { guard: 'isForeign', target: '#registerAccountName.left' },
          on: { 'name.begin': 'form' },
        },
        form,
        signing: {
          description:
            'The wallet asks the user to sign the registration, for 5 min at most [names-message] [flow-prompt-timeout].',
          meta: { view: 'RegisterAccountName', status: 'name.signing' },
          tags: 'busy',
          entry: ['clearFailure', { type: 'track', params: 'REGISTER_NAME_INITIATED' }],
          invoke: {
            id: 'signName',
            src: 'signName',
            input: ({ context: { account, name, namespace } }) => ({ ...account, name, namespace }),
            onDone: {
              target: 'registering',
              actions: ['countSigned', { type: 'register', params: ({ event }) => event.output }],
            },
            onError: { target: toForm, actions: fails },
          },
          after: { prompt: { target: toForm, actions: timesOut } },
          on: { 'nav.back': toForm },
        },
        registering: {
          description:
            'An actor of the kit registers the name: the signature is not withdrawn, and a user who closes the modal is still told [names-registered] [names-end].',
          tags: 'busy',
          on: {
            'transaction.ended': {
              guard: { type: 'isMySigned', params: ({ event }) => event.id },
              target: 'registered',
            },
            'transaction.refused': [
              {
                guard: { type: 'isMyRefused', params: ({ event }) => event },
                target: '#registerAccountName.named.form.refused',
                actions: setFailure,
              },
              { guard: { type: 'isMySigned', params: ({ event }) => event.id }, target: toForm, actions: setFailure },
            ],
          },
          initial: 'shown',
          states: {
            shown: {
              description: 'The form waits.',
              meta: { view: 'RegisterAccountName', status: 'name.registering' },
              on: { 'nav.back': 'left' },
            },
            left: {
              description: 'The user has gone back to the explanation, and will see the outcome there.',
              meta: { view: 'ChooseAccountName', status: 'name.registering' },
            },
          },
        },
        registered: {
          description: 'The account has the name [names-known].',
          meta: { view: 'RegisterAccountNameSuccess' },
          on: { 'name.finish': '#registerAccountName.registered', 'nav.back': '#registerAccountName.registered' },
        },
      },
      on: {
        'wallet.accountChanged': startsAgain,
        'wallet.activated': startsAgain,
        'wallet.networkChanged': startsAgain,
        'wallet.disconnected': [
          { guard: last, target: 'disconnected' },
          { ...startsAgain, guard: ofAccount },
        ],
      },
    },
    registered: { description: 'The user has seen the name.', type: 'final', output: { status: 'registered' } },
    left: {
      description: 'The account is not the embedded wallet’s, so nothing is offered here [names-where].',
      type: 'final',
      output: { status: 'left' },
    },
    disconnected: {
      description: 'The namespace’s last connection has ended.',
      type: 'final',
      output: { status: 'disconnected' },
    },
  },
  output: outputOf,
})
