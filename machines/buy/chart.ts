import { failureOf } from '../../core/errors.ts'
import { usualOnramp } from '../../core/onramp.ts'
import { type ErrorEvent, promised } from '../contract.ts'
import { last } from '../shared/whose.ts'
import { blank, buyerOf } from './context.ts'
import { form } from './form.ts'
import { paying } from './paying.ts'
import { purchases } from './purchases.ts'
import { type BuyStart, buySetup } from './setup.ts'

export type { BuyContext } from './context.ts'
export type { Begun, BuyStart, PageFact, Purchases } from './setup.ts'

type Started = { event: { output: BuyStart } }
type Chosen = { event: { id: string } }
const idIn = ({ event }: Chosen) => event.id
/** Searches a list, and loads the pictures of its visible part [onramp-options] [onramp-pictures]. */
const searching = {
  'search.type': { actions: { type: 'setSearch', params: ({ event }: { event: { text: string } }) => event.text } },
  'rows.show': {
    actions: { type: 'wantPictures', params: ({ event }: { event: { ids: readonly string[] } }) => event.ids },
  },
} as const
const toLast = '#buy.draft.form.last'

/** Buying crypto: the amount, the provider, and the wait until it arrives. */
export const buyMachine = buySetup.createMachine({
  id: 'buy',
  description:
    'Buys crypto with money for the active account: the amount is quoted, a provider sells in its own window, and the purchase is followed until it arrives [onramp-steps].',
  context: ({ input: { connection, features, networkSwitch } }) => ({
    ...{ ...blank, networkSwitch, wanted: features.onramp },
    namespace: connection.namespace,
    ...{ buyer: buyerOf(connection), account: buyerOf(connection), owner: buyerOf(connection) },
    ...{ provider: null, begun: null, purchases: [], at: 0 },
  }),
  initial: 'draft',
  states: {
    draft: {
      description: 'Nothing has been paid yet. Another account or network starts a new form [onramp-reset].',
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isOffered', target: 'loading' }, { target: 'unsupported' }] },
        loading: {
          description: 'Providers and options are loading, for 30 s at most [onramp-options] [flow-timeout].',
          meta: { view: 'OnRampProviders', status: 'onramp.loading' },
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'startOnramp',
            src: 'startOnramp',
            input: ({ context: { buyer, wanted } }) => ({ buyer, wanted }),
            onDone: [
              {
                description: 'The dApp has no account with any provider [onramp-providers].',
                guard: { type: 'hasNoProvider', params: ({ event }: Started) => event.output },
                target: 'unsupported',
              },
              {
                description:
                  'The service does not say what can be bought: the default options apply [onramp-defaults].',
                guard: { type: 'lacksOptions', params: ({ event }: Started) => event.output },
                target: 'form',
                actions: [
                  { type: 'setStart', params: ({ event }: Started) => ({ ...event.output, options: usualOnramp }) },
                  'wantFirstPictures',
                ],
              },
              {
                target: 'form',
                actions: [{ type: 'setStart', params: ({ event }: Started) => event.output }, 'wantFirstPictures'],
              },
            ],
            onError: {
              target: 'unavailable',
              actions: { type: 'setFailure', params: ({ event }: ErrorEvent) => failureOf(event.error) },
            },
          },
          after: {
            request: { target: 'unavailable', actions: { type: 'setFailure', params: { code: 'service.timeout' } } },
          },
        },
        unsupported: {
          description: 'No provider sells for this network; one may for another network [onramp-providers].',
          meta: { view: 'OnRampProviders', status: 'onramp.unsupported' },
          on: { 'networks.open': { guard: 'mayLeaveNetwork', actions: { type: 'goTo', params: 'Networks' } } },
        },
        unavailable: {
          description: 'The providers did not load.',
          tags: 'failed',
          meta: { view: 'OnRampProviders', status: 'onramp.unavailable' },
          on: { 'options.retry': 'loading' },
        },
        form: {
          description: 'The amount, what it buys, and who sells it [onramp-steps].',
          meta: { view: 'OnRampProviders' },
          type: 'parallel',
          states: { ...form, last: { type: 'history', history: 'deep' } },
          on: {
            'currency.open': 'choosingCurrency',
            'token.open': 'choosingToken',
            'purchases.open': { target: '#buy.purchases', actions: 'forgetBegun' },
            'help.open': { target: 'learning', actions: 'trackHelp' },
          },
        },
        choosingCurrency: {
          description: 'The currencies to pay with [onramp-options].',
          meta: { view: 'OnRampFiatSelect' },
          entry: { type: 'setSearch', params: '' },
          on: {
            ...searching,
            'currency.choose': {
              guard: { type: 'isCurrency', params: idIn },
              target: 'form',
              actions: { type: 'setPayment', params: idIn },
            },
            'nav.back': toLast,
          },
        },
        choosingToken: {
          description: 'The tokens that can be bought on the network [onramp-options].',
          meta: { view: 'OnRampTokenSelect' },
          entry: { type: 'setSearch', params: '' },
          on: {
            ...searching,
            'token.choose': {
              guard: { type: 'isToken', params: idIn },
              target: 'form',
              actions: { type: 'setPurchase', params: idIn },
            },
            'nav.back': toLast,
          },
        },
        learning: {
          description: 'Explains buying crypto to newcomers [nav-learn].',
          meta: { view: 'WhatIsABuy' },
          on: { 'nav.back': toLast },
        },
      },
      always: [
        {
          description: 'The account or network has changed, so the form was reset: the user is told so.',
          guard: 'isOtherThanChosen',
          target: '.deciding',
          actions: ['reset', { type: 'showSnackbar', params: { variant: 'error', code: 'onramp.reset' } }],
        },
        { description: 'Nothing was chosen.', guard: 'isOtherBuyer', target: '.deciding', actions: 'reset' },
      ],
    },
    paying,
    purchases,
    bought: {
      description: 'The user has seen the purchase. The kit goes back to where they came from [flow-apart].',
      type: 'final',
      output: 'bought',
    },
    disconnected: {
      description: 'The namespace’s last connection has ended. The kit decides what follows [flow-apart].',
      type: 'final',
      output: 'disconnected',
    },
  },
  on: {
    'wallet.accountChanged': { actions: 'syncAccount' },
    'wallet.activated': { actions: 'syncAccount' },
    'wallet.networkChanged': { actions: 'syncAccount' },
    'wallet.disconnected': [{ guard: last, target: '.disconnected' }, { actions: 'syncAccount' }],
  },
  output: ({ event }) => ({ status: promised(event.output) === 'bought' ? 'bought' : 'disconnected' }),
})
