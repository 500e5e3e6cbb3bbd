import { createPublicClient, http } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ensAddress } from '../../adapters/evm/ens.ts'
import { WagmiAdapter } from '../../adapters/evm/index.ts'
import type { Node } from '../../adapters/evm/requests.ts'
import { toNetwork } from '../../core/to-network.ts'
import { type ApiSandbox, accounts, putNames, startSandbox } from '../../sandbox/index.ts'
import { identityService } from '../../services/identity.ts'
import { failure, never, openApi } from './blockchain-api-world.ts'
import { networkOf } from './evm-world.ts'

let sandbox: ApiSandbox
let world: ReturnType<typeof openApi>
const [named, unnamed, faked] = [accounts[0], accounts[1], accounts[2]].map((each) => each?.address ?? '0x')
const avatar = 'https://pictures.test/v.png'
beforeAll(async () => {
  sandbox = await startSandbox({ api: true })
  await putNames(sandbox.one, [
    { name: 'visitor.eth', owner: named ?? '0x', avatar },
    { name: 'Visitor.eth', owner: faked ?? '0x', avatar },
  ])
})
afterAll(() => sandbox.stop())
beforeEach(() => {
  Object.assign(sandbox.api.blockchain, { names: [], identities: {} })
  world = openApi(sandbox)
})

const [one, two] = ['eip155:31337', 'eip155:31338'] as const

/** A dApp whose Ethereum is the first chain of the sandbox, where it has one. */
function open({ hasApi = false, hasEthereum = true } = {}) {
  const ethereum = { ...networkOf(sandbox.one), id: 1 }
  const test = { ...networkOf(sandbox.two), testnet: true }
  const networks = [networkOf(sandbox.one), test, ...(hasEthereum ? [ethereum] : [])]
  const adapter = new WagmiAdapter({ networks, storage: null }).load({ networks: networks.map(toNetwork) })
  const service = identityService({
    api: hasApi ? world.client : undefined,
    loadAdapter: () => adapter,
    networks: () => networks.map(toNetwork),
  })
  return (address: string | undefined, caipNetworkId: typeof one | typeof two = one, signal = never) =>
    service.loadIdentity({ address: address ?? '', caipNetworkId }, signal)
}

describe('how an account is called [assets-identified]', () => {
  it('is told by ENS without a project', async () => {
    const load = open()
    expect(await load(named)).toEqual({ name: 'visitor.eth', avatar })
    expect(await load(unnamed)).toEqual({})
    expect(await load(faked)).toEqual({})
    expect(await failure(load('nonsense'))).toEqual({ code: 'caip.address' })
    expect(await failure(load(named, one, AbortSignal.abort()))).toEqual({ code: 'request.aborted' })
  })

  it('is not known without Ethereum, nor on a network for testing', async () => {
    expect(await open({ hasEthereum: false })(named)).toEqual({})
    expect(await open()(named, two)).toEqual({})
    expect(await open({ hasApi: true })(named, two)).toEqual({})
    expect(world.asked()).toEqual([])
  })

  it('is told by the API where there is a project, else by its register of names', async () => {
    const load = open({ hasApi: true })
    sandbox.api.blockchain.names.push({
      name: 'visitor.reown.id',
      addresses: { 60: { address: named ?? '', created: 0 } },
    })
    sandbox.api.blockchain.identities[named ?? ''] = { name: 'other.eth', avatar }
    expect(await load(named)).toEqual({ name: 'other.eth', avatar })
    expect(world.asked()[0]?.query.sender).toBe(named)
    world.pass(300_000)
    sandbox.api.fault({ path: '/v1/identity', answer: { status: 403 } })
    expect(await load(named)).toEqual({ name: 'visitor.reown.id' })
    expect(await load(unnamed)).toEqual({})
    sandbox.api.fault({ path: '/v1/profile/reverse', answer: { status: 403 } })
    world.pass(300_000)
    expect(await failure(load(named))).toEqual({ code: 'api.refused', params: { status: 403 } })
  })

  it('is told by ENS where the API does not serve the network', async () => {
    sandbox.api.fault({ path: '/v1/supported-chains', answer: { json: { http: ['eip155:10'] } } })
    expect(await open({ hasApi: true })(named)).toEqual({ name: 'visitor.eth', avatar })
  })
})

describe('whose a name is, as ENS says', () => {
  const client = () => createPublicClient({ transport: http(sandbox.one.url, { retryCount: 0 }) })
  const node: Node = (method, params) => client().transport.request({ method, params })

  it('is its address, and none for what is no name of anybody', async () => {
    expect(await ensAddress(node, 'VISITOR.eth')).toBe(named)
    for (const text of ['nobody.eth', 'visitor', '', 'vi sitor.eth', `${'x'.repeat(300)}.eth`, named ?? ''])
      expect(await ensAddress(node, text), text).toBeUndefined()
  })

  it('is not known while the node does not answer', async () => {
    sandbox.one.fault({ answer: { status: 403 } })
    await expect(ensAddress(node, 'visitor.eth')).rejects.toThrow('403')
    sandbox.one.fault({ answer: { error: { code: 3, message: 'execution reverted' } } })
    expect(await ensAddress(node, 'visitor.eth')).toBeUndefined()
    sandbox.one.clear()
  })
})
