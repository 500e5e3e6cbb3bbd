import { assign, sendParent, setup } from 'xstate'
import { acceptedText, type Legal } from '../../core/legal.ts'
import type { Features, SetupFact, TermsFact, WalletFact } from '../system.ts'

export type AcceptTermsOutput = { status: 'connected' }

const acceptTermsSetup = setup({
  types: {} as {
    context: {
      /** The pages to accept. */
      pages: Legal
    }
    input: { features: Legal }
    events: { type: 'terms.tick' } | { type: 'terms.untick' } | { type: 'terms.accept' } | SetupFact | WalletFact
    output: AcceptTermsOutput
    meta: { view: 'AcceptTerms' }
  },
  guards: {
    isOther: ({ context: { pages } }, changed: Partial<Features>) =>
      acceptedText({ ...pages, ...changed }) !== acceptedText(pages),
  },
  actions: {
    setPages: assign({
      pages: ({ context: { pages } }, changed: Partial<Features>) => pagesOf({ ...pages, ...changed }),
    }),
    emitAccepted: sendParent(
      ({ context }): TermsFact => ({ type: 'terms.accepted', accepted: acceptedText(context.pages) }),
    ),
  },
})

const pagesOf = ({ termsConditionsUrl, privacyPolicyUrl }: Legal): Legal => ({ termsConditionsUrl, privacyPolicyUrl })

/** The terms that a user must accept before connecting to any wallet. */
export const acceptTermsMachine = acceptTermsSetup.createMachine({
  id: 'acceptTerms',
  description:
    'The user must accept the dApp’s terms and privacy policy before anything leads to a wallet, once for these pages [connect-terms].',
  context: ({ input: { features } }) => ({ pages: pagesOf(features) }),
  initial: 'unticked',
  states: {
    unticked: {
      description: 'The box is not ticked: nothing leads to a wallet [connect-terms].',
      meta: { view: 'AcceptTerms' },
      on: { 'terms.tick': 'ticked' },
    },
    ticked: {
      description: 'The box is ticked, and the user can untick it. The kit leads to where the user wanted to go.',
      meta: { view: 'AcceptTerms' },
      on: { 'terms.untick': 'unticked', 'terms.accept': { actions: 'emitAccepted' } },
    },
    connected: {
      description: 'A wallet has connected meanwhile, without the modal. The kit decides what follows [nav-outcome].',
      type: 'final',
      output: { status: 'connected' },
    },
  },
  on: {
    'features.changed': {
      description: 'The pages have changed, and the tick was for the previous ones.',
      guard: { type: 'isOther', params: ({ event }) => event.features },
      target: '.unticked',
      actions: { type: 'setPages', params: ({ event }) => event.features },
    },
    'wallet.connected': '.connected',
  },
  output: { status: 'connected' },
})
