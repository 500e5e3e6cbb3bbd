import { describe, expect, it } from 'vitest'
import { readPermissionRequest } from './permission-request.ts'

const caipNetworkId = 'eip155:31337'
const holder = { namespace: 'eip155', connectorId: 'AUTH', address: `0x${'a1'.repeat(20)}`, caipNetworkId } as const
const address = `0x${'b2'.repeat(20)}`

/** What the user is shown of a dApp's request to call functions of a contract. */
function shownOf(...functions: object[]) {
  const request = {
    chainId: '0x7a69',
    expiry: 2_000,
    signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x02' }] } },
    permissions: [{ type: 'contract-call', data: { address, abi: [], functions } }],
    policies: [],
  }
  return readPermissionRequest(JSON.stringify({ id: '1', request }), holder, 1_000).permissions
}

describe('a request to call functions shows all of them, or is marked as unknown [sessions-words]', () => {
  it.each([
    ['all of them', [{ functionName: 'mint' }, { functionName: 'pay', valueLimit: '0x10' }]],
    ['all of them, with limits as numbers', [{ functionName: 'mint' }, { functionName: 'pay', valueLimit: 16 }]],
  ])('%s', (_, functions) => {
    const read = [{ name: 'mint' }, { name: 'pay', valueLimit: '16' }]
    expect(shownOf(...functions)).toEqual([{ kind: 'calls', address, functions: read }])
  })

  const mint = { functionName: 'mint' }
  it('with a limit of null, which is none', () => {
    const functions = [{ name: 'mint', valueLimit: '0' }]
    expect(shownOf({ ...mint, valueLimit: null })).toEqual([{ kind: 'calls', address, functions }])
  })

  it.each<[string, object[]]>([
    ['a limit too large for a number', [{ ...mint, valueLimit: 1e18 }]],
    ['a limit with a fraction', [{ ...mint, valueLimit: '1.5' }]],
    ['a negative limit', [{ ...mint, valueLimit: -1 }]],
    ['a function without a name', [mint, { functionName: '' }]],
    ['a name that is too long', [mint, { functionName: 'x'.repeat(10_000) }]],
    ['too many functions', Array.from({ length: 1_001 }, () => mint)],
    ['no function', []],
  ])('%s', (_, functions) => {
    expect(shownOf(...functions)).toEqual([{ kind: 'other', name: 'contract-call' }])
  })
})
