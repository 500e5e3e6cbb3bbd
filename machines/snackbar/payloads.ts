import type { Payloads } from '../../tests/model/payloads.ts'

export const payloads: Payloads = {
  commands: [
    { type: 'snackbar.show', variant: 'success', code: 'address.copied' },
    { type: 'snackbar.show', variant: 'loading', code: 'address.copied' },
    { type: 'snackbar.dismiss' },
    { type: 'snackbar.leave' },
  ],
}
