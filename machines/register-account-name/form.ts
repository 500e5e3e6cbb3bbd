import { fails, type NameCheck, nameSetup } from './setup.ts'

type Typed = { event: { text: string } }
const textOf = ({ event }: Typed) => event.text
const saidOf = ({ event }: { event: { output: NameCheck } }) => event.output
const keeps = ['clearOthers', { type: 'setName', params: textOf }] as const

/** The form: the user types a name, and the service checks its availability. */
export const form = nameSetup.createStateConfig({
  description:
    'The user types a name; the service says whether it is free, and suggests others [names-valid] [names-suggest].',
  meta: { view: 'RegisterAccountName' },
  initial: 'empty',
  states: {
    empty: { description: 'The field is empty.', meta: { status: 'name.empty' } },
    invalid: {
      description: 'None of what was typed can be part of a name [names-valid].',
      tags: 'bad',
      meta: { status: 'name.invalid' },
    },
    short: {
      description: 'The name has fewer than 4 characters [names-valid].',
      tags: 'bad',
      meta: { status: 'name.short' },
    },
    long: {
      description: 'The name has more than 63 characters [names-valid].',
      tags: 'bad',
      meta: { status: 'name.long' },
    },
    resting: {
      description: 'The service is asked when the user has not typed for 0.5 s [names-suggest].',
      tags: 'checking',
      meta: { status: 'name.checking' },
      after: { rest: 'checking' },
    },
    checking: {
      description: 'The service is asked, for 30 s at most [flow-timeout].',
      tags: 'checking',
      meta: { status: 'name.checking' },
      entry: 'clearFailure',
      invoke: {
        id: 'checkName',
        src: 'checkName',
        input: ({ context: { name, account } }) => ({ name, caipNetworkId: account.caipNetworkId }),
        onDone: [
          {
            guard: { type: 'isFree', params: saidOf },
            target: 'free',
            actions: { type: 'setOthers', params: saidOf },
          },
          { target: 'taken', actions: { type: 'setOthers', params: saidOf } },
        ],
        onError: { target: 'unchecked', actions: fails[0] },
      },
      after: { lookup: { target: 'unchecked', actions: { type: 'setFailure', params: { code: 'name.suggestions' } } } },
    },
    free: {
      description: 'The name is available. If the last attempt failed, the view says why [names-registered].',
      meta: { status: 'name.free' },
      on: { 'name.register': '#registerAccountName.named.signing' },
    },
    taken: {
      description: 'Another account has the name, and alternatives are offered.',
      tags: 'bad',
      meta: { status: 'name.taken' },
    },
    refused: {
      description:
        'The service does not accept the name: the user types another, or checks this one again [names-registered].',
      tags: ['bad', 'failed', 'byUser'],
      meta: { status: 'name.refused' },
      on: { 'name.check': 'checking' },
    },
    unchecked: {
      description: 'The service could not say whether the name is available; it can be asked again.',
      tags: ['bad', 'failed'],
      meta: { status: 'name.unchecked' },
      on: { 'name.check': 'checking' },
    },
  },
  on: {
    'nav.back': { target: '#registerAccountName.named.introduced', actions: 'clear' },
    'name.type': [
      { guard: { type: 'isNothing', params: textOf }, target: '.empty', actions: keeps },
      { guard: { type: 'isInvalid', params: textOf }, target: '.invalid', actions: keeps },
      { guard: { type: 'isShort', params: textOf }, target: '.short', actions: keeps },
      { guard: { type: 'isTooLong', params: textOf }, target: '.long', actions: keeps },
      { target: '.resting', reenter: true, actions: keeps },
    ],
    'name.choose': {
      description: 'The user chose one of the service’s suggestions, which are available.',
      guard: { type: 'isOffered', params: ({ event }: { event: { name: string } }) => event.name },
      target: '.free',
      actions: { type: 'setName', params: ({ event }: { event: { name: string } }) => event.name },
    },
  },
})
