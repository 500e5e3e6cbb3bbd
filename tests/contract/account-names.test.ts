import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PorticoError } from '../../core/errors.ts'
import { account } from '../../sandbox/evm/accounts.ts'
import { type ApiSandbox, startSandbox } from '../../sandbox/index.ts'
import { accountNameService } from '../../services/account-names.ts'
import { failure, never, openApi } from './blockchain-api-world.ts'

let sandbox: ApiSandbox
let world: ReturnType<typeof openApi>
beforeAll(async () => {
  sandbox = await startSandbox({ api: true })
})
afterAll(() => sandbox.stop())
beforeEach(() => {
  Object.assign(sandbox.api.blockchain, { names: [], identities: {} })
  world = openApi(sandbox)
})

const caipNetworkId = 'eip155:31337'
const { address } = account(1)
const path = '/v1/profile/account'
const wanted = { name: 'lovelace', address, caipNetworkId, connectorId: 'AUTH', namespace: 'eip155' } as const

const open = (signer = account(1)) =>
  accountNameService({
    api: world.client,
    loadAdapter: async () => ({ signMessage: ({ message }) => signer.signMessage({ message }) }),
  })
const take = (name: string, coin = 60) => {
  sandbox.api.blockchain.names.push({ name, addresses: { [coin]: { address: account(2).address, created: 0 } } })
}
const registered = () => sandbox.api.blockchain.names.map(({ name }) => name)

describe('a wanted name [names-suggest]', () => {
  const check = (name = 'lovelace') => open().checkName({ name, caipNetworkId }, never)

  it('is free or taken, with suggestions', async () => {
    expect(await check()).toMatchObject({ isFree: true })
    take('lovelace.reown.id')
    expect(await check()).toEqual({
      isFree: false,
      others: [
        { name: 'lovelace-wallet.reown.id', isRegistered: false },
        { name: 'my-lovelace.reown.id', isRegistered: false },
      ],
    })
  })

  it('is looked up if the suggestions do not include it', async () => {
    sandbox.api.fault({ path: '/v1/profile/suggestions', answer: { json: { suggestions: [] } } })
    expect(await check()).toEqual({ isFree: true, others: [] })
    take('lovelace.reown.id')
    expect(await check()).toEqual({ isFree: false, others: [] })
  })

  it('has a limited number of suggestions, all of which can be registered', async () => {
    const strange = ['lovelace.eth', 'Ada.reown.id', '<b>.reown.id', 'ada.reown.id']
    const good = Array.from({ length: 12 }, (_, at) => `lovelace-${at}.reown.id`)
    const suggestions = [...strange, ...good].map((name) => ({ name, registered: false }))
    sandbox.api.fault({ path: '/v1/profile/suggestions', answer: { json: { suggestions } } })
    const { others } = await check()
    expect(others.map(({ name }) => name)).toEqual(good.slice(0, 10))
  })

  it('is never called free if the service does not serve the network [names-where]', async () => {
    const service = open()
    expect(await service.canRegister(caipNetworkId, never)).toBe(true)
    world = openApi(sandbox)
    sandbox.api.fault({ path: '/v1/supported-chains', answer: { json: { http: ['eip155:10'] } } })
    const elsewhere = open()
    expect(await elsewhere.canRegister(caipNetworkId, never)).toBe(false)
    expect(await failure(check())).toEqual({ code: 'network.unsupported' })
    expect(await service.canRegister('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', never)).toBe(false)
    sandbox.api.clear()
  })

  it('is unknown while the service does not say which networks it serves', async () => {
    world = openApi(sandbox)
    sandbox.api.fault({ path: '/v1/supported-chains', answer: { status: 403 } })
    expect(await failure(check())).toEqual({ code: 'name.suggestions' })
    sandbox.api.clear()
    expect(await check()).toMatchObject({ others: expect.any(Array) })
  })

  it('cannot be checked for the reason that the service gives', async () => {
    const body = JSON.stringify({ status: 'FAILED', reasons: [{ name: 'x', description: 'Too many names' }] })
    sandbox.api.fault({ path: '/v1/profile/suggestions', answer: { status: 400, body } })
    expect(await failure(check())).toEqual({ code: 'name.refused', params: { reason: 'Too many names' } })
    sandbox.api.clear()
  })

  it('has each suggestion once, taken if any answer says so', async () => {
    const suggestions = [false, true, false].map((registered) => ({ name: 'ok-name.reown.id', registered }))
    sandbox.api.fault({ path: '/v1/profile/suggestions', answer: { json: { suggestions } } })
    expect((await check()).others).toEqual([{ name: 'ok-name.reown.id', isRegistered: true }])
    sandbox.api.clear()
  })

  it('is unknown while the service fails', async () => {
    for (const answer of [{ status: 403 }, { json: { suggestions: 'none' } }]) {
      sandbox.api.fault({ path: '/v1/profile/suggestions', answer })
      expect(await failure(check())).toEqual({ code: 'name.suggestions' })
      sandbox.api.clear()
    }
    const stop = AbortSignal.abort()
    expect(await failure(open().checkName(wanted, stop))).toMatchObject({ code: 'request.aborted' })
  })
})

describe('registering', () => {
  const register = async (service = open()) => service.registerName(await service.signName(wanted, never), never)

  it('asks the account to sign the name, its attributes and the time in seconds [names-message]', async () => {
    const { message, ...signed } = await open().signName(wanted, never)
    expect(JSON.parse(message)).toEqual({ name: 'lovelace.reown.id', attributes: {}, timestamp: expect.any(Number) })
    expect(Math.abs(JSON.parse(message).timestamp - Date.now() / 1_000)).toBeLessThan(60)
    expect(signed).toMatchObject({ name: 'lovelace.reown.id', address, caipNetworkId })
  })

  it('makes the name the account’s own, for the coin of its chain, whatever was known before [names-known]', async () => {
    const identity = () => world.client.identity({ address, caipNetworkId }, never)
    const namesOf = () => world.client.namesOf({ address, caipNetworkId }, never)
    expect([await identity(), await namesOf()]).toEqual([{}, []])
    await register()
    expect(await world.client.lookUpName({ name: 'lovelace.reown.id', caipNetworkId }, never)).toEqual({
      name: 'lovelace.reown.id',
      addresses: [{ coinType: 0x80000000 + 31_337, address }],
    })
    expect(await identity()).toEqual({ name: 'lovelace.reown.id' })
    expect(await namesOf()).toMatchObject([{ name: 'lovelace.reown.id' }])
  })

  it('fails with the service’s own message: for a name that was taken meanwhile, or for a signature by another account [names-registered]', async () => {
    take('lovelace.reown.id')
    expect(await failure(register())).toEqual({
      code: 'name.refused',
      params: { reason: 'Name is already registered' },
    })
    sandbox.api.blockchain.names = []
    expect(await failure(register(open(account(2))))).toEqual({
      code: 'name.refused',
      params: { reason: 'Signature is not valid' },
    })
    expect(registered()).toEqual([])
  })

  it('fails if the service’s answer is invalid, and does not ask twice', async () => {
    for (const status of [500, 400]) {
      sandbox.api.fault({ path, answer: { status } })
      expect(await failure(register())).toEqual({ code: 'name.failed', params: { name: 'lovelace.reown.id' } })
      sandbox.api.clear()
    }
    const posts = world.asked().filter(({ method }) => method === 'POST')
    expect(posts).toHaveLength(2)
  })

  it('succeeds if only the answer is lost [names-registered]', async () => {
    const service = open()
    const signed = await service.signName(wanted, never)
    await service.registerName(signed, never)
    await service.registerName(signed, never)
    expect(registered()).toEqual(['lovelace.reown.id'])
  })

  it('passes on the wallet’s error, and has no service to ask without a project', async () => {
    const declined = new PorticoError('wallet.rejected')
    const loadAdapter = async () => ({ signMessage: () => Promise.reject(declined) })
    const service = accountNameService({ api: world.client, loadAdapter })
    expect(await failure(service.signName(wanted, never))).toEqual({ code: 'wallet.rejected' })
    expect(await failure(service.signName({ ...wanted, address: '' }, never))).toEqual({ code: 'name.account' })
    const none = accountNameService({ api: undefined, loadAdapter })
    expect(await failure(none.checkName(wanted, never))).toEqual({ code: 'name.suggestions' })
  })
})
