import type { GrantPlan, SmartSession } from '../../core/smart-session.ts'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

/** A session with a permission of each kind. */
export const session: SmartSession = {
  pci: '0b5c6a1e-7f0d-4c51-9b2f-3a1d0f8e9c11',
  project: { id: 'project', name: 'Harbour Games', url: 'https://harbour.example' },
  expiresAt: Date.UTC(2030, 0, 31, 12),
  createdAt: Date.UTC(2029, 11, 31, 12),
  permissions: [
    { kind: 'calls', address: token, functions: [{ name: 'mint' }, { name: 'join', valueLimit: '10000000000000000' }] },
    { kind: 'spends', allowance: '1500000000000000000', period: 86_400 },
    { kind: 'spends', token, allowance: '25000000', period: 604_800 },
    { kind: 'other', name: 'make-coffee' },
  ],
  terms: '[]',
  policies: ['rate-limit'],
  context: '0x01',
}

/** Another one, of an app that tells little of itself. */
export const plainSession: SmartSession = {
  ...{ pci: 'another', project: { id: 'other', name: 'Meadow' }, expiresAt: Date.UTC(2030, 1, 1) },
  ...{ permissions: [], terms: '[]', policies: [] },
}

/** What a dApp asks for, prepared. */
export const plan: GrantPlan = {
  ...{ pci: session.pci, expiresAt: session.expiresAt, permissions: session.permissions, request: '{}' },
}
