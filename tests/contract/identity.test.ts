import { createServer } from 'node:http'
import { createPublicClient, http } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ensReceiver } from '../../adapters/evm/ens.ts'
import { WagmiAdapter } from '../../adapters/evm/index.ts'
import type { Node } from '../../adapters/evm/requests.ts'
import { SolanaAdapter } from '../../adapters/solana/index.ts'
import { toNetwork } from '../../core/to-network.ts'
import { type ApiSandbox, accounts, putNames, startSandbox } from '../../sandbox/index.ts'
import { identityService } from '../../services/identity.ts'
import { receiverIdentity } from '../../services/receiver-identity.ts'
import { receiverService } from '../../services/receivers.ts'
import { failure, never, openApi } from './blockchain-api-world.ts'
import { networkOf } from './evm-world.ts'

let sandbox: ApiSandbox
let world: ReturnType<typeof openApi>
const [named, unnamed, faked] = [accounts[0], accounts[1], accounts[2]].map((each) => each?.address ?? '0x')
const avatar = 'https://pictures.test/v.png'
/** Names whose pictures no browser can show directly. */
const pictured = [
  ['ipfs.eth', accounts[3]?.address ?? '0x', 'ipfs://QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKWN7p'],
  ['nft.eth', accounts[4]?.address ?? '0x', 'eip155:1/erc721:0xb47e3cd837dDF8e4c57F05d70Ab865de6e193BBB/1'],
  ['bad.eth', accounts[5]?.address ?? '0x', 'javascript:alert(1)'],
] as const
beforeAll(async () => {
  sandbox = await startSandbox({ api: true })
  await putNames(sandbox.one, [
    { name: 'visitor.eth', owner: named ?? '0x', avatar },
    { name: 'Visitor.eth', owner: faked ?? '0x', avatar },
    ...pictured.map(([name, owner, picture]) => ({ name, owner, avatar: picture })),
  ])
})
afterAll(() => sandbox.stop())
beforeEach(() => {
  Object.assign(sandbox.api.blockchain, { names: [], identities: {} })
  world = openApi(sandbox)
})

const [one, two] = ['eip155:31337', 'eip155:31338'] as const

/** The parts of a dApp's services; its Ethereum, if it has one, is the first chain of the sandbox. */
function openDeps({ hasApi = false, hasEthereum = true, now = Date.now } = {}) {
  const ethereum = { ...networkOf(sandbox.one), id: 1 }
  const test = { ...networkOf(sandbox.two), testnet: true }
  const networks = [networkOf(sandbox.one), test, ...(hasEthereum ? [ethereum] : [])]
  const adapter = new WagmiAdapter({ networks, storage: null }).load({ networks: networks.map(toNetwork) })
  return {
    api: hasApi ? world.client : undefined,
    loadAdapter: () => adapter,
    networks: () => networks.map(toNetwork),
    now,
  }
}

function open(options: Parameters<typeof openDeps>[0] = {}) {
  const service = identityService(openDeps(options))
  return (address: string | undefined, caipNetworkId: typeof one | typeof two = one, signal = never) =>
    service.loadIdentity({ address: address ?? '', caipNetworkId }, signal)
}

describe('an account’s identity [assets-identified]', () => {
  it('is read from ENS without a project', async () => {
    const load = open()
    expect(await load(named)).toEqual({ name: 'visitor.eth', avatar })
    expect(await load(unnamed)).toEqual({})
    expect(await load(faked)).toEqual({})
    expect(await failure(load('nonsense'))).toEqual({ code: 'caip.address' })
    expect(await failure(load(named, one, AbortSignal.abort()))).toEqual({ code: 'request.aborted' })
  })

  it('has a picture from ENS’s own service if a browser cannot show the record’s picture', async () => {
    const load = open()
    const [ipfs, nft, bad] = pictured.map(([, owner]) => load(owner))
    expect(await ipfs).toEqual({ name: 'ipfs.eth', avatar: 'https://metadata.ens.domains/mainnet/avatar/ipfs.eth' })
    expect(await nft).toEqual({ name: 'nft.eth', avatar: 'https://metadata.ens.domains/mainnet/avatar/nft.eth' })
    expect(await bad).toEqual({ name: 'bad.eth' })
  })

  it('is unknown without Ethereum, and on a testnet', async () => {
    expect(await open({ hasEthereum: false })(named)).toEqual({})
    expect(await open()(named, two)).toEqual({})
    expect(await open({ hasApi: true })(named, two)).toEqual({})
    expect(world.asked()).toEqual([])
  })

  it('is read from the API if there is a project, else from its name registry', async () => {
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
    expect(await failure(load(named))).toEqual({ code: 'name.ofAddress' })
  })

  it('is requested from ENS once in five minutes, except after failures [assets-cache]', async () => {
    const load = open({ now: world.now })
    const asked = () => sandbox.one.requests.filter(({ method }) => method === 'eth_call').length
    const before = asked()
    sandbox.one.fault({ answer: { status: 403 } })
    await failure(load(named))
    sandbox.one.clear()
    const failed = asked()
    expect(failed).toBeGreaterThan(before)
    await load(named)
    const once = asked()
    expect(once).toBeGreaterThan(failed)
    world.pass(299_000)
    await load(named)
    expect(asked()).toBe(once)
    world.pass(1_000)
    await load(named)
    expect(asked()).toBeGreaterThan(once)
  })

  it('is read from ENS if the API does not serve the network', async () => {
    sandbox.api.fault({ path: '/v1/supported-chains', answer: { json: { http: ['eip155:10'] } } })
    expect(await open({ hasApi: true })(named)).toEqual({ name: 'visitor.eth', avatar })
  })
})

describe('a receiver’s own name [send-known-as]', () => {
  const sender = { namespace: 'eip155', connectorId: 'x', address: unnamed ?? '', caipNetworkId: one } as const
  const ask = (address: string) => {
    const deps = openDeps({ hasApi: true })
    return receiverIdentity({ ...identityService(deps), ...receiverService(deps) }, address, sender, never)
  }

  it('is shown to its sender, whose address the API gets', async () => {
    sandbox.api.blockchain.identities[named ?? ''] = { name: 'visitor.eth', avatar }
    expect(await ask(named ?? '')).toEqual({ name: 'visitor.eth', avatar })
    expect(world.asked()[0]?.query.sender).toBe(unnamed)
  })

  it('is empty if the name resolves elsewhere, or is invalid', async () => {
    for (const name of ['visitor.eth', 'nobody.eth', named ?? '', 'To yourself safe']) {
      sandbox.api.blockchain.identities[faked ?? ''] = { name, avatar }
      expect(await ask(faked ?? ''), name).toEqual({})
      world.pass(300_000)
    }
  })

  it('is empty if the service fails, or takes too long', async () => {
    for (const path of ['/v1/identity', '/v1/profile']) sandbox.api.fault({ path, answer: { status: 403 } })
    expect(await ask(named ?? '')).toEqual({})
    sandbox.api.clear()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
    expect(await ask(named ?? '')).toEqual({})
  })
})

describe('the owner of an ENS name', () => {
  const client = () => createPublicClient({ transport: http(sandbox.one.url, { retryCount: 0 }) })
  const node: Node = (method, params) => client().transport.request({ method, params })

  it('is its address, and none for an unregistered or invalid name', async () => {
    expect(await ensReceiver(node, 'VISITOR.eth')).toEqual({ address: named, name: 'visitor.eth' })
    for (const text of ['nobody.eth', 'visitor', '', 'vi sitor.eth', `${'x'.repeat(300)}.eth`, named ?? ''])
      expect(await ensReceiver(node, text), text).toBeUndefined()
  })

  describe('if the chain refers to a server (EIP-3668)', () => {
    let said: (asked: Record<string, unknown>) => unknown = () => ({ data: wordOf(unnamed) })
    const asked: Record<string, unknown>[] = []
    const server = createServer(async (request, response) => {
      const body = JSON.parse((await request.toArray()).join('') || '{}')
      asked.push({ method: request.method, url: request.url, ...body })
      response.setHeader('content-type', 'application/json').end(JSON.stringify(said(body)))
    })
    let url = ''
    const wordOf = (address = '') => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
    beforeAll(async () => {
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
      const address = server.address()
      url = `http://127.0.0.1:${address instanceof Object ? address.port : 0}`
      const owner = accounts[6]?.address ?? '0x'
      await putNames(sandbox.one, [
        { name: 'posted.eth', owner, elsewhere: [`${url}/names`] },
        { name: 'got.eth', owner, elsewhere: ['http://names.test/', 'ftp://x', `${url}/{sender}/{data}.json`] },
      ])
    })
    afterAll(() => void server.close())

    it('is what the server returns and the contract accepts, and nothing else', async () => {
      expect(await ensReceiver(node, 'posted.eth')).toEqual({ address: unnamed, name: 'posted.eth' })
      expect(asked).toMatchObject([{ method: 'POST', url: '/names', data: expect.stringMatching(/^0x3b3b57de/) }])
      for (const wrong of [{}, null, { data: 'x' }, { data: '0x12' }, { data: `0x${'0'.repeat(64)}` }, []]) {
        said = () => wrong
        expect(await ensReceiver(node, 'posted.eth'), JSON.stringify(wrong)).toBeUndefined()
      }
      said = () => ({ data: wordOf(unnamed) })
    })

    it('is requested from the first permitted server', async () => {
      asked.length = 0
      expect(await ensReceiver(node, 'got.eth')).toEqual({ address: unnamed, name: 'got.eth' })
      expect(asked).toMatchObject([
        { method: 'GET', url: expect.stringMatching(/^\/0xeeeeeeee.*\/0x3b3b57de.*\.json$/) },
      ])
    })

    it('is not requested there for an account’s identity', async () => {
      asked.length = 0
      expect(await open()(accounts[6]?.address)).toEqual({ name: 'got.eth' })
      expect(asked).toEqual([])
    })
  })

  it('is unknown while the node does not answer', async () => {
    sandbox.one.fault({ answer: { status: 403 } })
    await expect(ensReceiver(node, 'visitor.eth')).rejects.toThrow('403')
    sandbox.one.fault({ answer: { error: { code: 3, message: 'execution reverted' } } })
    expect(await ensReceiver(node, 'visitor.eth')).toBeUndefined()
    sandbox.one.clear()
  })
})

describe('the receiver that a user types [send-zones] [send-name]', () => {
  const resolve = (text: string, options: Parameters<typeof open>[0] = {}) => {
    return receiverService(openDeps(options)).resolveReceiver({ text, caipNetworkId: one }, never)
  }
  const register = (name: string, addresses: Record<string, string | undefined>) => {
    const entries = Object.entries(addresses).map(([coin, address = '']) => [coin, { address, created: 0 }])
    sandbox.api.blockchain.names.push({ name, addresses: Object.fromEntries(entries) })
  }

  it('is an address or an ENS name, without a project', async () => {
    expect(await resolve(named?.toLowerCase() ?? '')).toEqual({ address: named })
    expect(await resolve(named?.toUpperCase() ?? '')).toEqual({ address: named })
    expect(await resolve('Visitor.eth')).toEqual({ address: named, name: 'visitor.eth' })
    expect(await failure(resolve('nobody.eth'))).toEqual({ code: 'transfer.name' })
    expect(await failure(resolve('visitor.eth', { hasEthereum: false }))).toEqual({ code: 'transfer.receiver' })
    for (const text of ['visitor', '', '0x12', `${named?.slice(0, -1)}`])
      expect(await failure(resolve(text)), text).toEqual({ code: 'transfer.receiver' })
  })

  it('is a name of the API’s registry if there is a project, with the address for this network', async () => {
    const evm = (0x80000000 | 31_337) >>> 0
    register('both.reown.id', { 501: 'So11111111111111111111111111111111111111112', 60: unnamed, [evm]: faked })
    register('ether.reown.id', { 501: 'So11111111111111111111111111111111111111112', 60: unnamed })
    register('other.reown.id', { 2147483658: named })
    register('solana.reown.id', { 501: 'So11111111111111111111111111111111111111112' })
    register('nobody.eth', { 60: unnamed })
    const hasApi = { hasApi: true }
    expect(await resolve('Both.reown.id', hasApi)).toEqual({ address: faked, name: 'both.reown.id' })
    expect(await resolve('ether.reown.id', hasApi)).toEqual({ address: unnamed, name: 'ether.reown.id' })
    expect(await resolve('other.reown.id', hasApi)).toEqual({ address: named, name: 'other.reown.id' })
    expect(await failure(resolve('solana.reown.id', hasApi))).toEqual({ code: 'transfer.name' })
    expect(await resolve('nobody.eth', hasApi)).toEqual({ address: unnamed, name: 'nobody.eth' })
    expect(await resolve('nobody.eth', { ...hasApi, hasEthereum: false })).toMatchObject({ address: unnamed })
    expect(await failure(resolve('missing.eth', { ...hasApi, hasEthereum: false }))).toEqual({ code: 'transfer.name' })
  })

  it('is a Solana name if the API’s registry knows it, and nothing without an API', async () => {
    const owner = 'So11111111111111111111111111111111111111112'
    const caipNetworkId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
    const network = toNetwork({
      ...{ id: caipNetworkId, caipNetworkId, name: 'Sol', rpcUrls: { default: { http: ['http://127.0.0.1:1'] } } },
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    })
    const solana = new SolanaAdapter().load({ networks: [network] })
    const ask = (text: string, hasApi: boolean) =>
      receiverService({ ...openDeps({ hasApi }), loadAdapter: () => solana }).resolveReceiver(
        { text, caipNetworkId },
        never,
      )
    sandbox.api.fault({ path: '/v1/supported-chains', answer: { json: { http: [caipNetworkId], ws: [] } } })
    register('harbour.sol', { 501: owner, 60: named })
    expect(await ask('Harbour.sol', true)).toEqual({ address: owner, name: 'harbour.sol' })
    expect(await failure(ask('nobody.sol', true))).toEqual({ code: 'transfer.name' })
    expect(await failure(ask('harbour.sol', false))).toEqual({ code: 'transfer.receiver' })
    register('ether.sol', { 60: named })
    expect(await failure(ask('ether.sol', true))).toEqual({ code: 'transfer.name' })
    sandbox.api.clear()
  })

  it('is looked up each time, and not guessed if the API fails', async () => {
    register('new.reown.id', { 60: unnamed })
    expect(await resolve('new.reown.id', { hasApi: true })).toMatchObject({ address: unnamed })
    sandbox.api.blockchain.names = []
    register('new.reown.id', { 60: faked })
    expect(await resolve('new.reown.id', { hasApi: true })).toMatchObject({ address: faked })
    sandbox.api.fault({ path: '/v1/profile', answer: { status: 403 } })
    expect(await failure(resolve('new.reown.id', { hasApi: true }))).toEqual({ code: 'transfer.name' })
    const body = JSON.stringify({ status: 'FAILED', reasons: [{ name: 'x', description: 'Because' }] })
    sandbox.api.fault({ path: '/v1/profile', answer: { status: 400, body } })
    const told = { code: 'transfer.nameRefused', params: { reason: 'Because' } }
    expect(await failure(resolve('new.reown.id', { hasApi: true }))).toEqual(told)
  })
})
