import type { GrantPlan, SmartSession } from '../../core/smart-session.ts'
import type { TokenBalance } from '../../core/token-balance.ts'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const game = '0xCf7Ed3AccA5a467e9e704C703E8D87F634fB0Fc9'

/** The token that a session can spend. */
export const gameToken: TokenBalance = {
  ...{ caipNetworkId: 'eip155:31337', address: token, name: 'Sandbox Dollar', symbol: 'SUSD', decimals: 6 },
  amount: '0',
}

/** A session with a permission of each kind. */
export const session: SmartSession = {
  pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
  project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
  expiresAt: Date.UTC(2030, 0, 31, 12),
  createdAt: Date.UTC(2029, 11, 31, 12),
  permissions: [
    { kind: 'calls', address: game, functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }] },
    { kind: 'spends', allowance: '1500000000000000000', period: 86_400 },
    { kind: 'spends', token, allowance: '25000000', period: 604_800 },
    { kind: 'other', name: 'make-coffee' },
  ],
  terms: '[]',
  policies: ['rate-limit'],
  context: '0x01',
}

/** Another one, of an app that provides little data about itself. */
export const plainSession: SmartSession = {
  ...{ pci: 'another', project: { id: 'other', name: 'Meadow' }, expiresAt: Date.UTC(2030, 1, 1) },
  ...{ permissions: [], terms: '[]', policies: [] },
}

/** A session of which little more than its id can be read. */
export const nameless: SmartSession = {
  ...{ pci: 'nameless', project: {}, permissions: [], terms: '[]', policies: [] },
}

/** A dApp's request, prepared. */
export const plan: GrantPlan = {
  app: { name: 'Harbour Games', url: 'https://harbour.example' },
  ...{ pci: session.pci, expiresAt: Date.UTC(2030, 0, 31, 12), permissions: session.permissions, request: '{}' },
}
