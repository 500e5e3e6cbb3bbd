// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { foxConnection, network, stubAdapter } from '../../tests/support/stub-adapter.ts'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

async function start() {
  const { createAppKit } = await import('./create-app-kit.ts')
  const stub = stubAdapter()
  createAppKit({ adapters: [stub.adapter], networks: [network], preload: 'none' })
  return { stub, ...(await import('./wallet-hook.ts')) }
}

describe('a wallet by its name [api-drop-in]', () => {
  it('connects the one in this browser', async () => {
    const { stub, useAppKitWallet } = await start()
    const onSuccess = vi.fn<(value: unknown) => void>()
    const { result } = renderHook(() => useAppKitWallet({ onSuccess }))
    expect(result.current).toMatchObject({ isReady: true, isPending: false, isSuccess: false })
    const work = act(async () => {
      const connecting = result.current.connect('fox')
      await vi.waitUntil(() => stub.calls.includes('connect'))
      stub.approve()
      await connecting
    })
    await work
    const account = { address: foxConnection.accounts[0]?.address, chainId: 31337, chainNamespace: 'eip155' }
    expect(result.current).toMatchObject({ data: account, isSuccess: true, isPending: false })
    expect(onSuccess.mock.calls).toEqual([[account]])
  })

  it('fails for a login by name, and for an email where no user is logged in', async () => {
    const { useAppKitWallet, useAppKitUpdateEmail } = await start()
    const onError = vi.fn<(error: Error) => void>()
    const { result } = renderHook(() => ({
      wallet: useAppKitWallet({ onError }),
      email: useAppKitUpdateEmail({ onError }),
    }))
    await act(() => result.current.wallet.connect('google'))
    await act(() => result.current.email.updateEmail())
    expect(result.current).toMatchObject({ wallet: { isError: true }, email: { isError: true } })
    expect(onError.mock.calls.map(([{ message }]) => message)).toEqual([
      'Failed to find connector',
      'Not connected to email or social',
    ])
  })
})
