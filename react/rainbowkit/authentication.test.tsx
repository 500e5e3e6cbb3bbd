// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { type ReactNode, StrictMode, Suspense, use, useContext, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { routeId } from '../../core/system-ids.ts'
import type { AppKitSIWEClient } from '../../siwx/siwe/client.ts'
import { formatMessage } from '../../siwx/siwe/helpers.ts'
import { foxConnection, network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import { type AuthenticationStatus, authenticationIn } from '../store/authentication.ts'
import type { AuthenticationAdapter, AuthenticationContext } from './authentication.tsx'

// jsdom renders nothing; rendering is tested in Chromium.
vi.mock('../modal/mount.tsx', () => ({ prepareModal: async () => () => () => undefined }))

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})
afterEach(cleanup)

interface KitProps {
  context: typeof AuthenticationContext
  create: (siweConfig: AppKitSIWEClient | undefined) => object
}

/** Creates the kit with the sign-in around it, like `RainbowKitProvider`. */
function Kit({ context, create }: KitProps) {
  const siweConfig = useContext(context)
  useState(() => create(siweConfig))
  return null
}

/** Suspends the page until it is loaded. */
function Late({ loaded }: { loaded: Promise<void> }) {
  use(loaded)
  return null
}

/** How the app mounts its provider: with another key, it is mounted again. */
interface Mounted {
  key?: string
  adapter?: AuthenticationAdapter
}

/** A page with a connected account, whose app reports this status of its user, and shows this beside the kit. */
async function pageWith(first: AuthenticationStatus, beside?: ReactNode) {
  const { AuthenticationContext, RainbowKitAuthenticationProvider } = await import('./authentication.tsx')
  const { createAppKit, requireAppKit } = await import('../handle/singleton.ts')
  const stub = stubAdapter()
  const verified = Promise.withResolvers<boolean>()
  const app = {
    getNonce: async () => 'nonce1234',
    createMessage: () => 'Sign in',
    verify: vi.fn(() => verified.promise),
    signOut: vi.fn(async () => undefined),
  } satisfies AuthenticationAdapter
  const create: KitProps['create'] = (siweConfig) =>
    createAppKit({ adapters: [stub.adapter], networks: [network], ...(siweConfig && { siweConfig }) })
  const page = (status: AuthenticationStatus, { key = 'first', adapter = app }: Mounted = {}) => (
    <StrictMode>
      <Suspense>
        <RainbowKitAuthenticationProvider key={key} adapter={adapter} status={status}>
          <Kit context={AuthenticationContext} create={create} />
          {beside}
        </RainbowKitAuthenticationProvider>
      </Suspense>
    </StrictMode>
  )
  const { rerender } = await act(async () => render(page(first)))
  const kit = requireAppKit('useAppKit')
  await kit.open()
  stub.approve()
  return {
    app,
    verified,
    session: () => kit.options.siweConfig?.getSession(),
    reports: (status: AuthenticationStatus, mounted?: Mounted) => rerender(page(status, mounted)),
    shows: (status: AuthenticationStatus) => vi.waitFor(() => expect(authenticationIn(kit.store.get())).toBe(status)),
    /** Approves the message in the modal. */
    signs: () =>
      vi.waitFor(() =>
        kit.observe(({ kit: actor }) => {
          const { context, children } = actor.getSnapshot()
          const request = children[routeId(context.stack.at(-1))]
          expect(request?.getSnapshot().can({ type: 'sign.approve' })).toBe(true)
          request.send({ type: 'sign.approve' })
          return () => undefined
        })(),
      ),
  }
}

it('follows an app that signs its user out, and in again, on its own [api-rainbowkit]', async () => {
  const { reports, shows } = await pageWith('authenticated')
  await shows('authenticated')
  reports('unauthenticated')
  await shows('unauthenticated')
  reports('authenticated')
  await shows('authenticated')
})

it('drops a session that the app no longer finds when it looks again [api-rainbowkit]', async () => {
  const { reports, shows } = await pageWith('authenticated')
  await shows('authenticated')
  reports('loading')
  reports('unauthenticated')
  await shows('unauthenticated')
})

describe('the kit hears what the app reports [api-rainbowkit]', () => {
  it('after the provider has been mounted again', async () => {
    const { reports, shows } = await pageWith('authenticated')
    await shows('authenticated')
    reports('unauthenticated', { key: 'second' })
    await shows('unauthenticated')
  })

  it('although the page was suspended when it was first rendered', async () => {
    const loaded = Promise.withResolvers<void>()
    const { shows } = await pageWith('unauthenticated', <Late loaded={loaded.promise} />)
    await shows('loading')
    await act(async () => loaded.resolve())
    await shows('unauthenticated')
  })

  it('through the functions that the app passed last', async () => {
    const { app, reports, session, shows, signs } = await pageWith('unauthenticated')
    await shows('unauthenticated')
    const verify = vi.fn(async () => true)
    reports('unauthenticated', { adapter: { ...app, verify } })
    await signs()
    await shows('authenticated')
    expect(await session()).toMatchObject({ chainId: network.id })
    expect([verify.mock.calls.length, app.verify.mock.calls.length]).toEqual([1, 0])
  })
})

it('does not count a session before it is verified, even if the app does [api-rainbowkit]', async () => {
  const { app, verified, session, reports, shows, signs } = await pageWith('unauthenticated')
  await shows('unauthenticated')
  await signs()
  await vi.waitUntil(() => app.verify.mock.calls.length > 0)
  reports('authenticated')
  expect(await session()).toBe(null)
  verified.resolve(true)
  await shows('authenticated')
  expect(await session()).toEqual({ address: foxConnection.accounts[0]?.address, chainId: network.id })
  expect(app.signOut).not.toHaveBeenCalled()
})

describe('a verified message signs in its own account [api-rainbowkit]', () => {
  const [one, two] = [
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  ] as const

  /** The app's sign-in as the kit gets it, without a kit. */
  async function clientOf(verify: () => Promise<boolean>) {
    const { AuthenticationContext, RainbowKitAuthenticationProvider } = await import('./authentication.tsx')
    const app = {
      getNonce: async () => 'nonce1234',
      createMessage: ({ address }) => `Sign in ${address}`,
      verify,
      signOut: async () => undefined,
    } satisfies AuthenticationAdapter
    let client: AppKitSIWEClient | undefined
    const create: KitProps['create'] = (siweConfig) => {
      client = siweConfig
      return app
    }
    render(
      <RainbowKitAuthenticationProvider adapter={app} status="unauthenticated">
        <Kit context={AuthenticationContext} create={create} />
      </RainbowKitAuthenticationProvider>,
    )
    if (!client) throw new Error('There is no sign-in.')
    return client
  }
  const request = (address: string, chainId: number) =>
    ({
      address: `did:pkh:eip155:${chainId}:${address}`,
      chainId,
      domain: 'dapp.example',
      uri: 'https://dapp.example',
      nonce: 'nonce1234',
      version: '1',
      type: 'eip4361',
    }) as const

  it('although another account’s message was created meanwhile', async () => {
    const verified = Promise.withResolvers<boolean>()
    const client = await clientOf(() => verified.promise)
    const message = await client.createMessage(request(one, 1))
    const verifying = client.verifyMessage({ message, signature: '0x12' })
    await client.createMessage(request(two, 2))
    verified.resolve(true)
    await verifying
    expect(await client.getSession()).toEqual({ address: one, chainId: 1 })
  })

  it('although the message was created by its wallet, after one of another account', async () => {
    const client = await clientOf(async () => true)
    await client.createMessage(request(one, 1))
    const message = formatMessage(request(two, 2), two)
    await client.verifyMessage({ message, signature: '0x12' })
    expect(await client.getSession()).toEqual({ address: two, chainId: 2 })
  })
})
