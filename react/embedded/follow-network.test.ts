import { expect, it, vi } from 'vitest'
import type { Connection, EmbeddedUser } from '../../core/connector.ts'
import { followNetwork } from './follow-network.ts'

const user: EmbeddedUser = { provider: 'email', accountTypes: ['eoa'], isDeployed: false }
const evm: Connection = {
  ...{ connectorId: 'ID_AUTH', namespace: 'eip155', accounts: [{ address: '0x1' }], caipNetworkId: 'eip155:10', user },
}
const sun: Connection = { ...evm, namespace: 'solana', caipNetworkId: 'solana:sun' }

/** A frame on a network that switches as requested. */
function frameOn(chainId: string | number | undefined, goes = true) {
  const watchers = new Set<() => void>()
  const frame = {
    chainId,
    watchChain(heard: () => void) {
      watchers.add(heard)
      return () => void watchers.delete(heard)
    },
    /** Reports another network, as with another network's user. */
    drifts(id: string | number) {
      frame.chainId = id
      for (const heard of watchers) heard()
    },
    switchNetwork: vi.fn(async (id: string | number) => {
      if (!goes) throw new Error('The frame does not go there.')
      frame.chainId = id
      return id
    }),
  }
  return frame
}
const follow = (frame: ReturnType<typeof frameOn>) => {
  const tell = followNetwork(frame)
  return (active: 'eip155' | 'solana', ...connections: Connection[]) =>
    tell({ stack: [], active, connections, networks: [], restoring: [] })
}

it('tells the frame the active account’s network, each time it changes [embedded-network]', () => {
  const frame = frameOn(10)
  const tell = follow(frame)
  tell('eip155', evm)
  expect(frame.switchNetwork).not.toHaveBeenCalled()
  tell('solana', evm, sun)
  tell('solana', evm, sun)
  tell('eip155', evm, sun)
  expect(frame.switchNetwork.mock.calls.map(([id]) => id)).toEqual(['solana:sun', 10])
})

it('has the frame switch back each time an answer has moved it, even if the kit has not changed [embedded-network]', async () => {
  const frame = frameOn('solana:sun')
  follow(frame)('solana', evm, sun)
  expect(frame.switchNetwork).not.toHaveBeenCalled()
  frame.drifts(10)
  await vi.waitFor(() => expect(frame.chainId).toBe('solana:sun'))
  frame.drifts(10)
  await vi.waitFor(() => expect(frame.chainId).toBe('solana:sun'))
  expect(frame.switchNetwork.mock.calls.map(([id]) => id)).toEqual(['solana:sun', 'solana:sun'])
})

it('leaves a frame alone that has no login or is not the active wallet’s, and does not repeat a switch that fails', async () => {
  const idle = frameOn(undefined)
  follow(idle)('eip155', evm)
  const { user: _, ...other } = sun
  const elsewhere = frameOn(10)
  follow(elsewhere)('solana', evm, other)
  const stubborn = frameOn(10, false)
  const tell = follow(stubborn)
  tell('solana', evm, sun)
  await Promise.resolve()
  tell('solana', evm, sun)
  for (const frame of [idle, elsewhere]) expect(frame.switchNetwork).not.toHaveBeenCalled()
  expect(stubborn.switchNetwork).toHaveBeenCalledOnce()
})

it('has the frame switch back if it is still on its way to the previous network, whichever answer comes last', async () => {
  const answers: (() => void)[] = []
  const frame: Parameters<typeof followNetwork>[0] & { chainId: string | number } = {
    chainId: 10,
    watchChain: () => () => undefined,
    switchNetwork: vi.fn((id: string | number) => {
      const { promise, resolve } = Promise.withResolvers<string | number>()
      answers.push(() => {
        frame.chainId = id
        resolve(id)
      })
      return promise
    }),
  }
  const told = () => vi.mocked(frame.switchNetwork).mock.calls.map(([id]) => id)
  const tell = followNetwork(frame)
  const at = (active: 'eip155' | 'solana') =>
    tell({ stack: [], active, connections: [evm, sun], networks: [], restoring: [] })
  at('solana')
  at('eip155')
  expect(told()).toEqual(['solana:sun', 10])
  answers[1]?.()
  await Promise.resolve()
  answers[0]?.()
  await vi.waitFor(() => expect(told()).toEqual(['solana:sun', 10, 10]))
  answers[2]?.()
  await Promise.resolve()
  at('eip155')
  expect(frame.chainId).toBe(10)
  expect(answers).toHaveLength(3)
})
