import { afterEach, expect, it, vi } from 'vitest'
import { anything, apiFor } from './call.ts'

afterEach(() => vi.unstubAllGlobals())

/** The requests to the API. */
function fetched() {
  const fetching = vi.fn(async (_address: string, _init: RequestInit) => Response.json({}))
  vi.stubGlobal('fetch', fetching)
  return () => fetching.mock.calls.map(([address, init]) => ({ address, init, request: new Request(address, init) }))
}

const never = new AbortController().signal
const ask = () => apiFor({ url: 'https://api.test', projectId: 'p', sdkVersion: 'react-1' })

it('a request needs no preflight, whatever it asks [assets-plain]', async () => {
  const asked = fetched()
  await ask()({ path: '/v1/read' }, anything, never)
  await ask()({ path: '/v1/quote', body: { amount: '1' } }, anything, never)
  await ask()({ path: '/v1/register', body: { name: 'x' }, changes: true }, anything, never)
  expect(asked().map(({ request }) => request.method)).toEqual(['GET', 'POST', 'POST'])
  for (const { init, request } of asked()) {
    expect(init.headers).toBeUndefined()
    // A content type without a CORS preflight (Fetch: a CORS-safelisted request header).
    expect(request.headers.get('content-type') ?? 'text/plain').toMatch(/^text\/plain/)
  }
  expect(await asked()[1]?.request.json()).toEqual({ amount: '1' })
})

it('a request carries the relay’s client id of the page, once that is known [assets-identity]', async () => {
  const asked = fetched()
  let id: string | undefined
  const linked = apiFor({
    ...{ url: 'https://api.test', projectId: 'p', sdkVersion: 'react-1' },
    clientId: async () => id,
  })
  await linked({ path: '/v1/read' }, anything, never)
  id = 'did:key:z6Mk'
  await linked({ path: '/v1/read' }, anything, never)
  const queries = asked().map(({ address }) => Object.fromEntries(new URL(address).searchParams))
  const identity = { projectId: 'p', st: 'appkit', sv: 'react-1' }
  expect(queries).toEqual([identity, { ...identity, clientId: 'did:key:z6Mk' }])
})

it('a request bypasses the browser’s cache [assets-cache]', async () => {
  const asked = fetched()
  await ask()({ path: '/v1/read' }, anything, never)
  await ask()({ path: '/v1/quote', body: {} }, anything, never)
  expect(asked().map(({ init }) => init.cache)).toEqual(['no-store', 'no-store'])
})
