import { type Failure, failureOf } from '../../core/errors.ts'
import type { ErrorEvent } from '../contract.ts'
import { sendSetup } from './setup.ts'

const timedOut = { type: 'setFailure', params: { code: 'camera.failed' } } as const

/** The camera scans a code in place of the receiver's field. The camera is on in no other state [send-scan]. */
export const scanning = sendSetup.createStateConfig({
  description: 'The camera reads a code, and is turned off on leaving this state [send-scan].',
  meta: { view: 'WalletSendScan' },
  initial: 'on',
  states: {
    on: {
      description: 'The camera is requested, then watched [send-scan].',
      entry: 'clearFailure',
      invoke: {
        id: 'watchCodes',
        src: 'watchCodes',
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }: ErrorEvent) => failureOf(event.error) },
        },
      },
      initial: 'asking',
      states: {
        asking: {
          description:
            'The browser asks the user for the camera, for 5 minutes at most [send-scan] [flow-prompt-timeout].',
          meta: { status: 'send.scanAsking' },
          tags: 'busy',
          on: { 'scan.started': 'looking' },
          after: { prompt: { target: '#send.draft.scanning.failed', actions: timedOut } },
        },
        looking: {
          description: 'The camera has not seen a code yet.',
          meta: { status: 'send.scanLooking' },
          after: { scanHint: 'searching' },
        },
        searching: {
          description: 'No code for 10 s: the user is told what to hold up to the camera [send-scan].',
          meta: { status: 'send.scanSearching' },
        },
      },
      on: {
        'scan.failed': {
          target: 'failed',
          actions: {
            type: 'setFailure',
            params: ({ event }: { event: { failure: Failure } }) => event.failure,
          },
        },
        'scan.read': {
          target: '#send.draft.form.last',
          actions: {
            type: 'setReceiverText',
            params: ({ event }: { event: { text: string } }) => event.text,
          },
        },
      },
    },
    failed: {
      description: 'The user or the browser refused the camera, or there is none [send-scan].',
      tags: 'failed',
      meta: { status: 'send.scanFailed' },
      on: { 'scan.retry': 'on' },
    },
  },
  on: { 'nav.back': { target: '#send.draft.form.last', actions: 'clearFailure' } },
})
