import type { Payloads } from '../../tests/model/payloads.ts'

export const payloads: Payloads = {
  commands: [
    { type: 'terms.tick' },
    { type: 'terms.untick' },
    { type: 'terms.accept' },
    { type: 'features.changed', features: { termsConditionsUrl: 'https://dapp.example/new' } },
  ],
}
