// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import type { GrantPermissionsRequest } from './types.ts'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

const request: GrantPermissionsRequest = {
  ...{ chainId: '0x7a69', expiry: 1_900_000_000, permissions: [] },
  signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x04' }] } },
}

async function start() {
  const { createAppKit } = await import('../drop-in/create-app-kit.ts')
  const stub = stubAdapter()
  const kit = createAppKit({ adapters: [stub.adapter], networks: [network], preload: 'none' })
  return { stub, kit, ...(await import('./index.ts')) }
}

describe('asking for permissions [sessions-grant]', () => {
  it('fails without a kit, and without a connected wallet', async () => {
    const { grantPermissions } = await import('./index.ts')
    await expect(grantPermissions(request)).rejects.toMatchObject({ code: 'hook.uncreated' })
    const { grantPermissions: withKit } = await start()
    await expect(withKit(request)).rejects.toMatchObject({ code: 'wallet.notConnected' })
  })
})
