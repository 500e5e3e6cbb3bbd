// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { StrictMode, useEffect, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ChainAdapter } from '../adapters/adapter.ts'
import { network, stubAdapter } from '../tests/support/stub-adapter.ts'
import { afterPaint } from './handle/after-paint.ts'
import type { AppKit } from './handle/types.ts'
import type { useAppKitAccount } from './index.ts'
import type { AppKitProvider } from './provider.tsx'

// jsdom renders nothing; rendering is tested in Chromium.
vi.mock('./modal/mount.tsx', () => ({ prepareModal: async () => () => () => undefined }))

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

interface Made {
  adapter: ChainAdapter
  kit: AppKit
}

/** A dApp that sets up everything within React. */
function Dapp({ create, Provider, show }: DappProps) {
  const [made] = useState(create)
  useEffect(() => show(made), [made, show])
  return <Provider kit={made.kit} />
}

interface DappProps {
  create: () => Made
  Provider: typeof AppKitProvider
  show: (made: Made) => void
}

/** Records the account's status in each render. */
function Status({ useAccount, note }: StatusProps) {
  note(useAccount().status)
  return null
}

interface StatusProps {
  useAccount: typeof useAppKitAccount
  note: (status: string) => void
}

/** A dApp, its adapters, and the one that its page renders. */
async function openDapp(entry?: string) {
  const { AppKitProvider } =
    entry === 'portico/appkit' ? await import('./drop-in/provider.tsx') : await import('./provider.tsx')
  const { createAppKit } = await import('./handle/singleton.ts')
  const stubs = new Map<ChainAdapter, ReturnType<typeof stubAdapter>>()
  /** Calls `new WagmiAdapter` and `createAppKit` one after the other. */
  const create = () => {
    const stub = stubAdapter()
    stubs.set(stub.adapter, stub)
    return { adapter: stub.adapter, kit: createAppKit({ adapters: [stub.adapter], networks: [network] }) }
  }
  const loaded = () => [...stubs].flatMap(([adapter, { calls }]) => (calls.includes('load') ? [adapter] : []))
  return { AppKitProvider, create, loaded, count: () => stubs.size }
}

it('has the rendered adapter if React renders twice [api-created-again]', async () => {
  const { AppKitProvider, create, loaded, count } = await openDapp()
  let rendered: Made | undefined
  const show = (made: Made) => {
    rendered = made
  }
  const page = render(
    <StrictMode>
      <Dapp create={create} Provider={AppKitProvider} show={show} />
    </StrictMode>,
  )
  expect(count()).toBe(2)
  await rendered?.kit.open()
  expect(loaded()).toEqual([rendered?.adapter])
  page.unmount()
})

it('takes over the adapter of a reloaded module, whether the kit runs or not [api-created-again]', async () => {
  const { AppKitProvider, create, loaded } = await openDapp()
  const first = create()
  const page = render(<AppKitProvider kit={first.kit} />)
  const second = create()
  page.rerender(<AppKitProvider kit={second.kit} />)
  await second.kit.open()
  expect(loaded()).toEqual([second.adapter])
  const third = create()
  page.rerender(<AppKitProvider kit={third.kit} />)
  await vi.waitFor(() => expect(loaded()).toEqual([second.adapter, third.adapter]))
  page.unmount()
})

it.for(['portico', 'portico/appkit'])(
  'takes over the adapter of a reloaded module if %s’s provider is given the options, whether the kit runs or not [api-created-again]',
  async (entry) => {
    const { AppKitProvider } = await openDapp(entry)
    const { requireAppKit } = await import('./handle/singleton.ts')
    const stubs = [stubAdapter(), stubAdapter(), stubAdapter()]
    const loaded = () => stubs.map(({ calls }) => calls.includes('load'))
    // Like `WagmiAdapter`, each with a config that the page renders.
    const [first, second, third] = stubs.map(({ adapter }) => (
      <AppKitProvider key="kit" adapters={[Object.assign(adapter, { wagmiConfig: {} })]} networks={[network]} />
    ))
    const page = render(first)
    page.rerender(second)
    await requireAppKit('open').open()
    expect(loaded()).toEqual([false, true, false])
    page.rerender(third)
    await vi.waitFor(() => expect(loaded()).toEqual([false, true, true]))
    page.unmount()
  },
)

it.for(['portico', 'portico/appkit'])(
  '%s’s provider warns once in development if it is rendered with other options, which change nothing [api-options]',
  async (entry) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { AppKitProvider } = await openDapp(entry)
    const given = () => ({ adapters: [stubAdapter().adapter], inspect: () => undefined })
    const page = render(<AppKitProvider {...given()} networks={[network]} themeMode="light" />)
    page.rerender(<AppKitProvider {...given()} networks={[network]} themeMode="light" />)
    expect(warn).not.toHaveBeenCalled()
    page.rerender(<AppKitProvider {...given()} networks={[network]} themeMode="dark" />)
    page.rerender(<AppKitProvider {...given()} networks={[network]} themeMode="dark" projectId="other" />)
    expect(warn.mock.calls).toEqual([['AppKitProvider was rendered again with other options: they are ignored.']])
    page.unmount()
    warn.mockRestore()
  },
)

it('keeps the adapter of a dApp that creates one at each render, and no config that its page would render', async () => {
  const { AppKitProvider } = await openDapp()
  const { requireAppKit } = await import('./handle/singleton.ts')
  const [first, second] = [stubAdapter(), stubAdapter()]
  const page = render(<AppKitProvider adapters={[first.adapter]} networks={[network]} />)
  page.rerender(<AppKitProvider adapters={[second.adapter]} networks={[network]} />)
  await requireAppKit('open').open()
  expect([first, second].map(({ calls }) => calls.includes('load'))).toEqual([true, false])
  page.unmount()
})

it('shows no page as reconnecting if nothing is stored', async () => {
  const { AppKitProvider, create } = await openDapp()
  const { useAppKitAccount } = await import('./index.ts')
  const { kit } = create()
  const statuses: string[] = []
  const pageWith = (each: AppKit) => (
    <AppKitProvider kit={each}>
      <Status useAccount={useAppKitAccount} note={(status) => statuses.push(status)} />
    </AppKitProvider>
  )
  const page = render(pageWith(kit))
  await act(() => kit.open())
  page.rerender(pageWith(create().kit))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(statuses).not.toContain('reconnecting')
  page.unmount()
})

it('keeps the first adapters if React renders twice before the first paint and no provider is mounted yet', async () => {
  const { create, loaded } = await openDapp()
  const { adapter, kit } = create()
  create()
  await kit.open()
  expect(loaded()).toEqual([adapter])
})

it('switches over at once after the first paint if no provider is mounted', async () => {
  const { create, loaded } = await openDapp()
  create()
  await afterPaint()
  const { adapter, kit } = create()
  await kit.open()
  expect(loaded()).toEqual([adapter])
})

it('keeps what was added to the kit since', async () => {
  const { create, loaded } = await openDapp()
  const { kit } = create()
  const added = stubAdapter()
  await kit.removeAdapter('eip155')
  await kit.addAdapter(added.adapter)
  create()
  await kit.open()
  expect([added.calls.includes('load'), loaded()]).toEqual([true, []])
})
