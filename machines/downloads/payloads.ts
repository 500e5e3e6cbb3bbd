import type { Payloads } from '../../tests/model/payloads.ts'

export const payloads: Payloads = {
  commands: ['appStore', 'playStore'].map((store) => ({ type: 'store.choose', store })),
}
