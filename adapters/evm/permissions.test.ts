import { expect, it, vi } from 'vitest'
import { askPermissions } from './permissions.ts'

const asked = { pci: 'one' }

it.each([
  [4001, 'wallet.rejected'],
  [5700, 'wallet.capabilityMissing'],
  [5710, 'wallet.chainUnknown'],
  [5720, 'wallet.bundleKnown'],
  [5730, 'wallet.bundleUnknown'],
  [5740, 'wallet.bundleTooLarge'],
  [5750, 'wallet.upgradeRejected'],
  [5760, 'wallet.atomicityMissing'],
  [-32601, 'wallet.unsupportedMethod'],
])(
  'a wallet that answers %i to a permission request is reported by that code [error-wallet-codes]',
  async (code, known) => {
    const provider = { request: () => Promise.reject(Object.assign(new Error('No'), { code })) }
    await expect(askPermissions(provider, 'wallet_revokePermissions', [asked])).rejects.toMatchObject({ code: known })
  },
)

it('a wallet is asked through its provider, and not if the provider is gone [sessions-revoke]', async () => {
  const request = vi.fn<(call: unknown) => Promise<unknown>>(async () => '0x01')
  expect(await askPermissions({ request }, 'wallet_revokePermissions', [asked])).toBe('0x01')
  expect(request.mock.calls).toEqual([[{ method: 'wallet_revokePermissions', params: [asked] }]])
  for (const gone of [undefined, null, {}])
    await expect(askPermissions(gone, 'x', [])).rejects.toMatchObject({ code: 'wallet.notConnected' })
})
