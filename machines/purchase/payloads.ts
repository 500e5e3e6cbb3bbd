import type { Payloads } from '../../tests/model/payloads.ts'
import { found } from '../buy/payloads.ts'

export const payloads: Payloads = {
  commands: [],
  ports: {
    findPurchase: { outputs: [null, found.pending, found.confirmed, found.failed], codes: ['api.unavailable'] },
  },
}
