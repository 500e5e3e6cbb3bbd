import type { Payloads } from './payloads.ts'

export const snackbar: Payloads = {
  commands: [
    { type: 'snackbar.show', variant: 'success', code: 'address.copied' },
    { type: 'snackbar.show', variant: 'loading', code: 'address.copied' },
    { type: 'snackbar.dismiss' },
  ],
}
