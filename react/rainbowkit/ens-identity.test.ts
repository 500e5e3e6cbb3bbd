import { createClient, custom, encodeAbiParameters, type Hex } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, it, vi } from 'vitest'
import { identityOf } from './ens-identity.ts'

const address: Hex = `0x${'11'.repeat(20)}`
const other: Hex = `0x${'22'.repeat(20)}`

const answer = encodeAbiParameters(
  [{ type: 'string' }, { type: 'address' }, { type: 'address' }],
  ['portico.eth', address, address],
)

it('resolves an address’s name, asks for it once, and again after a failure [api-rainbowkit]', async () => {
  const request = vi.fn(async ({ params }: { method: string; params?: readonly unknown[] }) => {
    const isName = JSON.stringify(params).includes('11'.repeat(20))
    if (!isName) throw new Error('The node is down')
    return answer
  })
  const client = createClient({ chain: mainnet, transport: custom({ request }, { retryCount: 0 }) })
  const [first, second] = await Promise.all([identityOf(client, address), identityOf(client, address)])
  expect(first).toBe(second)
  expect(first).toEqual({ ensName: 'portico.eth' })

  await expect(identityOf(client, other)).rejects.toThrow()
  const asked = request.mock.calls.length
  await expect(identityOf(client, other)).rejects.toThrow()
  expect(request.mock.calls.length).toBeGreaterThan(asked)
})
