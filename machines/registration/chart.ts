import { enqueueActions, sendParent, sendTo, setup } from 'xstate'
import { nameSuffix, type Registration } from '../../core/account-name.ts'
import { constants } from '../../core/constants.ts'
import { type Failure, failureOf } from '../../core/errors.ts'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { type ErrorEvent, port } from '../contract.ts'
import { notices, type ToastAdd, type Track, type TransactionFact, tracker } from '../system.ts'
import { isSmart } from '../wallet/account-selectors.ts'
import { selectConnection } from '../wallet/wallet-selectors.ts'

export interface RegistrationContext {
  registration: Registration
}

const withSuffix = ({ name }: Registration): string => `${name}${nameSuffix}`

const registrationSetup = setup({
  types: {} as { context: RegistrationContext; events: { type: 'none' }; input: Registration },
  actors: { registerName: port<void, Registration>('registerName') },
  actions: {
    /** Only if the account is still the active one of its namespace. */
    emitName: enqueueActions(({ context: { registration }, enqueue, self }) => {
      const { namespace, address } = registration
      if (selectConnection(self, namespace)?.accounts[0]?.address !== address) return
      enqueue.sendParent({ type: 'wallet.named', namespace, name: withSuffix(registration) })
    }),
    notifyRegistered: sendParent(
      ({ context: { registration } }): TransactionFact => ({
        ...{ type: 'transaction.ended', id: registration.id, outcome: 'confirmed', hash: null },
      }),
    ),
    notifyRefused: sendParent(
      ({ context: { registration } }, failure: Failure): TransactionFact => ({
        ...{ type: 'transaction.refused', id: registration.id, failure },
      }),
    ),
    toastRegistered: sendTo(
      notices,
      ({ context: { registration } }): ToastAdd => ({
        ...{ type: 'toast.add', id: registration.id, variant: 'success', code: 'naming.registered' },
        params: { name: withSuffix(registration) },
        duration: lazyConstants.outcomeLife,
      }),
    ),
    toastRefused: sendTo(
      notices,
      ({ context: { registration } }, { code, params }: Failure): ToastAdd => ({
        ...{ type: 'toast.add', id: registration.id, variant: 'error' },
        code: code === 'name.refused' ? 'naming.refused' : 'naming.failed',
        params: { ...params, name: withSuffix(registration) },
        duration: lazyConstants.outcomeLife,
      }),
    ),
    trackRegistered: sendTo(
      tracker,
      ({ context: { registration }, self }): Track => ({
        ...{ type: 'track', event: 'REGISTER_NAME_SUCCESS' },
        properties: { isSmartAccount: isSmart(self, registration.namespace), ensName: registration.name },
      }),
    ),
    trackRefused: sendTo(
      tracker,
      ({ context: { registration }, self }, { code: error }: Failure): Track => ({
        ...{ type: 'track', event: 'REGISTER_NAME_ERROR' },
        properties: { isSmartAccount: isSmart(self, registration.namespace), ensName: registration.name, error },
      }),
    ),
  },
  delays: { lookup: constants.requestTimeout },
})

const failureIn = ({ event }: ErrorEvent): Failure => failureOf(event.error)
const late = { code: 'request.timeout' } as const

/** A signed name registration, until the service answers: an actor of the kit, which outlives the modal. */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  description:
    'Registers a signed name; the user learns of the outcome wherever they are [names-registered] [names-end].',
  context: ({ input }) => ({ registration: input }),
  initial: 'registering',
  states: {
    registering: {
      description: 'The service registers the name, for 30 s at most [names-registered] [flow-timeout].',
      invoke: {
        id: 'registerName',
        src: 'registerName',
        input: ({ context: { registration } }) => ({ ...registration, name: withSuffix(registration) }),
        onDone: 'registered',
        onError: {
          target: 'refused',
          actions: [
            { type: 'notifyRefused', params: failureIn },
            { type: 'toastRefused', params: failureIn },
            { type: 'trackRefused', params: failureIn },
          ],
        },
      },
      after: {
        lookup: {
          target: 'refused',
          actions: [
            { type: 'notifyRefused', params: late },
            { type: 'toastRefused', params: late },
            { type: 'trackRefused', params: late },
          ],
        },
      },
    },
    registered: {
      description: 'The account has the name, and uses it at once [names-known].',
      type: 'final',
      entry: ['emitName', 'notifyRegistered', 'toastRegistered', 'trackRegistered'],
    },
    refused: { description: 'The account does not have the name, as far as known.', type: 'final' },
  },
})
