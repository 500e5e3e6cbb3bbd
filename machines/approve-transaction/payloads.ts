import type { Payloads } from '../../tests/model/payloads.ts'

export const payloads: Payloads = {
  commands: [{ type: 'nav.back' }],
  ports: { showFrame: { outputs: [undefined], codes: ['frame.unreachable'] } },
}
