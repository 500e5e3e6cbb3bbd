import type { Payloads } from './payloads.ts'

export const switchNetwork: Payloads = { commands: [{ type: 'wallet.removed', namespace: 'eip155' }] }
