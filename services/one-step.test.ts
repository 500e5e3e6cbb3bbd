import { describe, expect, it, vi } from 'vitest'
import { PorticoError } from '../core/errors.ts'
import { toNetwork } from '../core/to-network.ts'
import type { SIWXConfig, SIWXSession } from '../siwx/types.ts'
import { network } from '../tests/support/stub-adapter.ts'
import { oneStepService } from './one-step.ts'

const one = 'eip155:1'
const two = 'eip155:2'
const networks = () => [toNetwork(network)]

const request = (chainId: typeof one | typeof two) => ({
  chainId,
  domain: 'dapp.example',
  uri: 'https://dapp.example/',
  version: '1',
  nonce: '12345678',
})
const signed = (chainId: typeof one | typeof two) => ({
  data: { ...request(chainId), accountAddress: '0x1' },
  message: 'text',
  signature: '0x12',
  cacao: {},
})

function setUp(more: Partial<SIWXConfig> = {}, chosen: typeof one | typeof two | undefined = undefined) {
  const kept: SIWXSession[][] = []
  const config: SIWXConfig = {
    createMessage: async () => ({ ...request(one), accountAddress: '0x1' }),
    createRequest: async ({ chainId }) => request(chainId === one ? one : two),
    addSession: async () => {},
    revokeSession: async () => {},
    setSessions: async (sessions) => void kept.push(sessions),
    getSessions: async () => [],
    ...more,
  }
  const service = oneStepService(config, () => chosen, networks)
  if (!service) throw new Error('There is no one-step sign-in.')
  return { kept, config, service }
}

describe('signing in while connecting', () => {
  it('is not possible if the account has to be known first', () => {
    expect(oneStepService(undefined, () => undefined, networks)).toBeUndefined()
    const { createRequest: _, ...config } = setUp().config
    expect(oneStepService(config, () => undefined, networks)).toBeUndefined()
  })

  it('is for the connection’s network, of those on which users sign in', () => {
    expect(setUp().service.chainOf([one, two])).toBe(one)
    expect(setUp({}, two).service.chainOf([one, two])).toBe(two)
    expect(setUp({}, two).service.chainOf([one])).toBe(one)
    expect(setUp({ covers: (id) => id === two }).service.chainOf([one, two])).toBe(two)
    expect(setUp({ covers: () => false }).service.chainOf([one, two])).toBeUndefined()
    expect(setUp().service.chainOf([])).toBeUndefined()
  })

  it('keeps what was signed on networks with sign-in, and ends no session if nothing was signed', async () => {
    const { kept, service } = setUp({ covers: (id) => id === two })
    await service.admit([signed(one), signed(two)])
    await service.admit([signed(one)])
    expect(kept).toEqual([[signed(two)]])
  })

  it('names the app’s nodes before it has the answer of a smart account verified', async () => {
    const order: unknown[] = []
    const { service } = setUp({
      setNetworks: (given) => void order.push(given),
      setSessions: async () => void order.push('verified'),
    })
    await service.admit([signed(one)])
    expect(order).toEqual([networks(), 'verified'])
  })

  it('reports an error by its code, whatever was thrown', async () => {
    const fails = (cause: unknown) => setUp({ createRequest: () => Promise.reject(cause) }).service.request(one)
    await expect(fails(new PorticoError('sign.malformed', { field: 'uri' }))).rejects.toEqual(
      new PorticoError('sign.malformed', { field: 'uri' }),
    )
    await expect(fails('no')).rejects.toMatchObject({ code: 'sign.failed' })
    const late = setUp({ setSessions: () => Promise.reject(new PorticoError('sign.expired')) })
    await expect(late.service.admit([signed(one)])).rejects.toMatchObject({ code: 'sign.expired' })
  })

  it('waits at most 10 s for something to sign and 30 s for its verification', async () => {
    vi.useFakeTimers()
    const never = () => new Promise<never>(() => {})
    const { service } = setUp({ createRequest: never, setSessions: never })
    const failures: string[] = []
    const note = (what: string) => (cause: unknown) =>
      void failures.push(`${what} ${cause instanceof PorticoError ? cause.code : cause}`)
    service.request(one).catch(note('request'))
    service.admit([signed(one)]).catch(note('admit'))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(failures).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(failures).toEqual(['request sign.server'])
    await vi.advanceTimersByTimeAsync(20_000)
    expect(failures).toEqual(['request sign.server', 'admit sign.server'])
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })
})
