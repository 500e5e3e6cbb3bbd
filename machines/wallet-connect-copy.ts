import { flow } from './wallet-connect-setup.ts'

const copyFailed = { type: 'snack', params: { variant: 'error', code: 'clipboard.failed' } } as const
const copies = { guard: 'hasCode', target: 'copying' } as const

/** Copying the code. */
export const copy = flow.createStateConfig({
  description: 'The code goes to the clipboard, for a wallet that takes it from there.',
  initial: 'idle',
  states: {
    idle: { on: { 'link.copy': copies } },
    copying: {
      description: 'The browser may ask the visitor first; 30 s at most (DESIGN 3).',
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context }) => ({ text: context.uri ?? '' }),
        onDone: {
          target: 'copied',
          actions: { type: 'snack', params: { variant: 'success', code: 'link.copied' } },
        },
        onError: { target: 'idle', actions: copyFailed },
      },
      after: { request: { target: 'idle', actions: copyFailed } },
    },
    copied: {
      description: 'The button says so for 2 s, as long as a toast of success lasts (SPEC 9).',
      tags: 'copied',
      after: { feedback: 'idle' },
      on: { 'link.copy': copies },
    },
  },
})
