import type { Payloads } from './payloads.ts'

export const alerts: Payloads = {
  commands: [
    { type: 'alert.raise', severity: 'error', failure: { code: 'adapter.failed' } },
    { type: 'alert.raise', severity: 'warning', failure: { code: 'network.unsupported' } },
    { type: 'alert.dismiss' },
  ],
}
