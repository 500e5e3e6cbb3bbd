import type { Payloads } from './payloads.ts'

export const profileWallets: Payloads = { commands: [] }
