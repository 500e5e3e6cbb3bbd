import type { Payloads } from '../../tests/model/payloads.ts'

export const payloads: Payloads = {
  commands: [{ type: 'report.copy' }, { type: 'report.download' }],
  ports: { downloadTrace: { outputs: [undefined], codes: ['engine.failed'] } },
}
