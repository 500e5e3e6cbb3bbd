import { failureOf } from '../../core/errors.ts'
import type { ErrorEvent } from '../contract.ts'
import { ownAddresses } from '../wallet/account-selectors.ts'
import type { KnownReceiver } from './context.ts'
import { sendSetup } from './setup.ts'

const failed = { type: 'setFailure', params: ({ event }: ErrorEvent) => failureOf(event.error) } as const

type Written = { event: { text: string } }
type Chosen = { event: { address: string } }

/** The other sources of the field's text besides typing. */
const otherSources = {
  'receiver.paste': 'pasting',
  'receiver.scan': { guard: 'hasCamera', target: '#send.draft.scanning' },
} as const

const notRead = { type: 'showSnackbar', params: { variant: 'error', code: 'send.notPasted' } } as const

/** The receiver: an address, or a name to resolve [send-name]. */
export const receiver = sendSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isReceiverBlank', target: 'empty' },
        { guard: 'isAddress', target: 'resolving' },
        { target: 'waiting' },
      ],
    },
    empty: {
      description: 'There is no receiver yet. The user can choose a previous one once those are known [send-recent].',
      always: { guard: 'isReceiverWritten', target: 'deciding' },
      on: {
        ...otherSources,
        'receiver.choose': {
          target: 'deciding',
          actions: ['clearFailure', { type: 'setReceiverText', params: ({ event }: Chosen) => event.address }],
        },
      },
      initial: 'recalling',
      states: {
        recalling: {
          description:
            'Previous receivers are looked up in the account’s history, for 30 s at most [send-recent] [flow-timeout].',
          invoke: {
            id: 'loadRecent',
            src: 'loadRecent',
            input: ({ context: { sender } }) => ({ sender }),
            onDone: { target: 'recalled', actions: { type: 'setRecent', params: ({ event }) => event.output } },
            onError: 'recalled',
          },
          after: { request: 'recalled' },
        },
        recalled: { description: 'The history has answered, or could not.' },
      },
    },
    pasting: {
      description:
        'The clipboard is read. The browser may ask the user first, for 30 s at most [send-paste] [flow-timeout].',
      invoke: {
        id: 'readClipboard',
        src: 'readClipboard',
        onDone: {
          target: 'deciding',
          actions: [
            'clearFailure',
            { type: 'setReceiverText', params: ({ event }: { event: { output: string } }) => event.output },
          ],
        },
        onError: { target: 'deciding', actions: notRead },
      },
      after: { request: { target: 'deciding', actions: notRead } },
    },
    waiting: {
      description:
        'Text that is not an address yet (a name, or part of either) is looked up when the user has not typed for 500 ms [send-name].',
      after: { resolveWait: 'resolving' },
    },
    resolving: {
      description:
        'The receiver is looked up. An answer to earlier text is ignored; no answer within 30 s counts as none [send-name] [flow-timeout].',
      invoke: {
        id: 'resolveReceiver',
        src: 'resolveReceiver',
        input: ({ context: { sender, receiverText }, self }) => ({
          sender,
          text: receiverText.trim(),
          own: ownAddresses(self, sender.namespace),
        }),
        onDone: [
          {
            guard: { type: 'isOwnToken', params: ({ event }: { event: { output: KnownReceiver } }) => event.output },
            target: 'invalid',
            actions: { type: 'setFailure', params: { code: 'transfer.ownToken' } },
          },
          { target: 'known', actions: { type: 'setReceiver', params: ({ event }) => event.output } },
        ],
        onError: { target: 'invalid', actions: failed },
      },
      after: { request: { target: 'invalid', actions: { type: 'setFailure', params: { code: 'service.timeout' } } } },
    },
    known: { description: 'The receiver is an address, shown in full if a name led to it [send-name].' },
    invalid: {
      description: 'The text is neither an address on this network nor a name that leads to one [send-receiver].',
      tags: ['failed', 'byUser'],
      // Opening the camera cleared the failure. If the user returns without a code, the text is resolved again.
      always: { guard: 'isForgiven', target: 'deciding' },
      on: otherSources,
    },
  },
  on: {
    'receiver.type': {
      target: '.deciding',
      actions: ['clearFailure', { type: 'setReceiverText', params: ({ event }: Written) => event.text }],
    },
    'receiver.clear': {
      guard: 'isReceiverWritten',
      target: '.deciding',
      actions: ['clearFailure', { type: 'setReceiverText', params: '' }],
    },
  },
})
