import type { Payloads } from '../../tests/model/payloads.ts'

export const payloads: Payloads = {
  commands: [
    { type: 'alert.raise', severity: 'error', failure: { code: 'adapter.failed' } },
    { type: 'alert.raise', severity: 'warning', failure: { code: 'network.unsupported' } },
    { type: 'alert.dismiss' },
  ],
}
