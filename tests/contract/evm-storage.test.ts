import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reconnect as wagmiReconnect } from 'wagmi/actions'
import { type Sandbox, startSandbox } from '../../sandbox/index.ts'
import { openEvmWorld } from './evm-world.ts'
import { memoryStorage } from './page.ts'
import { patient, watching } from './watching.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const stored = (text: string) => memoryStorage(new Map([['wagmi.store', text]]))

const full = () => ({
  ...memoryStorage(),
  setItem() {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  },
})

describe('a broken storage', () => {
  it.each([
    ['is forbidden', () => null],
    ['is full', full],
    ['holds no JSON', () => stored('{"state":')],
    ['holds a word', () => stored('"garbage"')],
    ['holds nothing', () => stored('null')],
    [
      'holds connections that are none',
      () => stored('{"state":{"connections":5,"chainId":1,"current":null},"version":3}'),
    ],
    [
      'holds a map of nonsense',
      () =>
        stored(
          '{"state":{"connections":{"__type":"Map","value":[["uid",{"accounts":"x"}]]},"chainId":1,"current":"uid"},"version":3}',
        ),
    ],
    [
      'holds a map that cannot be made',
      () => stored('{"state":{"connections":{"__type":"Map","value":7}},"version":3}'),
    ],
    ['holds the state of another version', () => stored('{"state":{"data":{},"chains":[]},"version":1}')],
    ['holds a wrong flag', () => memoryStorage(new Map([['wagmi.recentConnectorId', 'not json']]))],
  ])('that %s keeps no wallet from connecting', async (_name, storage) => {
    await using world = await openEvmWorld(sandbox, { storage: storage() })
    const watch = watching(world.adapter)
    expect(await wagmiReconnect(world.wagmi.wagmiConfig)).toEqual([])
    const late = sandbox.createWallet({ rdns: 'test.storage.late' })
    world.page().add(late)
    await watch.until(({ connectors }) => connectors.some(({ id }) => id === 'test.storage.late'))
    late.behave({ with: 'approve' })
    await world.adapter.connect({ connectorId: 'test.storage.late' }, patient())
    expect(watch.latest().current).toBe('test.storage.late')
    await world.adapter.disconnect({ connectorId: 'test.storage.late' }, patient())
    expect(watch.latest()).toMatchObject({ connections: [], current: null })
  })
})
