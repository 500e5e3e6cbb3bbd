import type { Payloads } from '../../tests/model/payloads.ts'

export const payloads: Payloads = {
  commands: [
    { type: 'snackbar.show', variant: 'success', code: 'address.copied' },
    { type: 'snackbar.dismiss' },
    { type: 'toast.add', id: 'one', variant: 'error', code: 'balance.unavailable' },
    { type: 'toast.dismiss', id: 'one' },
    { type: 'alert.raise', severity: 'error', failure: { code: 'adapter.failed' } },
    { type: 'report.copy' },
  ],
}
