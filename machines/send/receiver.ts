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
      description: 'There is no receiver yet. Those of before can be chosen, once they are known [send-recent].',
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
            'The account’s history is asked whom it has sent to, for 30 s at most [send-recent] [flow-timeout].',
          invoke: {
            id: 'loadRecent',
            src: 'loadRecent',
            input: ({ context: { sender } }) => ({ sender }),
            onDone: { target: 'recalled', actions: { type: 'setRecent', params: ({ event }) => event.output } },
            onError: 'recalled',
          },
          after: { request: 'recalled' },
        },
        recalled: { description: 'It has told, or does not.' },
      },
    },
    pasting: {
      description:
        'What was copied is read. The browser may ask the user first, for 30 s at most [send-paste] [flow-timeout].',
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
        'What is no address yet, a name or half of either, is looked up once the user has not typed for 500 ms [send-name].',
      after: { resolveWait: 'resolving' },
    },
    resolving: {
      description:
        'Who is it? An answer to an earlier text is ignored, and no answer in 30 s counts as none [send-name] [flow-timeout].',
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
    known: { description: 'It is an address, shown in full where a name led to it [send-name].' },
    invalid: {
      description: 'It is no address of the network, and no name that leads to one [send-receiver].',
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
