import { assign, setup } from 'xstate'
import { lazyConstants } from '../../core/lazy-constants.ts'
import type { SnackbarDismiss, SnackbarLeave, SnackbarShow } from '../system.ts'

type Message = Omit<SnackbarShow, 'type'>

const snackbarSetup = setup({
  types: {} as {
    context: { message: Message | null }
    events: SnackbarShow | SnackbarDismiss | SnackbarLeave
    tags: 'visible'
  },
  guards: {
    holdsLoading: ({ context }) => context.message?.variant === 'loading',
  },
  actions: {
    keep: assign({
      message: (_, { variant, code, params, message }: Message) => ({
        variant,
        ...(code !== undefined && { code }),
        ...(params && { params }),
        ...(message !== undefined && { message }),
      }),
    }),
    clear: assign({ message: null }),
  },
  delays: { life: lazyConstants.snackbarLife, reopen: lazyConstants.snackbarReopen },
})

const keep = { type: 'keep', params: ({ event }: { event: SnackbarShow }) => event } as const

/**
 * One short message at the bottom of the modal. A new one appears 150 ms after the old one has gone [notice-snackbar].
 */
export const snackbarMachine = snackbarSetup.createMachine({
  id: 'snackbar',
  description: 'One short message at the bottom of the modal [notice-snackbar].',
  context: { message: null },
  initial: 'hidden',
  states: {
    hidden: {
      entry: 'clear',
      on: { 'snackbar.show': { target: 'shown', actions: keep } },
    },
    reopening: {
      description: 'The old message is gone, and the new one waits 150 ms [notice-snackbar].',
      after: { reopen: 'shown' },
      on: { 'snackbar.show': { actions: keep }, 'snackbar.dismiss': 'hidden' },
    },
    shown: {
      description: 'A success, an error, or a loading message [notice-snackbar].',
      tags: 'visible',
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'holdsLoading', target: 'lasting' }, { target: 'passing' }] },
        passing: {
          description: 'The message disappears after 2.5 s, or with the view that it is about [notice-snackbar-time].',
          after: { life: '#snackbar.hidden' },
          on: { 'snackbar.leave': '#snackbar.hidden' },
        },
        lasting: { description: 'A loading message stays until it is replaced or dismissed.' },
      },
      on: {
        'snackbar.show': { target: 'reopening', actions: keep },
        'snackbar.dismiss': 'hidden',
      },
    },
  },
})
