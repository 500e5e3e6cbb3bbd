import { expect, test } from './harness/sign-in-world.ts'
import type { Visitor } from './harness/visitor.ts'

/** The answer that the page's own code gets. */
const asks = ({ page }: Visitor, url: string, body?: unknown) =>
  page.evaluate(
    async ([to, said]) => {
      const post = { method: 'POST', body: JSON.stringify(said), headers: { 'content-type': 'application/json' } }
      try {
        const response = await fetch(to, { credentials: 'include', ...(said !== undefined && post) })
        return [response.status, await response.text()]
      } catch {
        return 'nothing'
      }
    },
    [url, body] as const,
  )

test('the sign-in server lets the page in, recognizes it by its cookie, and fails as the test tells it to', async ({
  visitor,
  server,
}) => {
  visitor.complaints.expect(/Failed to load resource/)
  await visitor.opensTheFixture()
  const nonce = await asks(visitor, `${server.url}/nonce`)
  const [cookie] = await visitor.context.cookies(server.url)
  expect(cookie).toMatchObject({ name: 'sign-in', httpOnly: true, sameSite: 'Lax' })
  expect(await asks(visitor, `${server.url}/me`)).toEqual([401, '{"error":"unauthenticated"}'])
  expect(await asks(visitor, `${server.url}/logout`, {})).toEqual([200, '{"ok":true}'])
  expect((await visitor.context.cookies(server.url))[0]?.value).toBe(cookie?.value)

  server.fault({ path: '/nonce', answer: 'again', times: 1 })
  expect(await asks(visitor, `${server.url}/nonce`)).toEqual(nonce)
  expect(await asks(visitor, `${server.url}/nonce`)).not.toEqual(nonce)
  server.fault({ path: '/me', answer: { status: 500 }, every: 2 })
  expect(await asks(visitor, `${server.url}/me`)).toEqual([401, '{"error":"unauthenticated"}'])
  expect(await asks(visitor, `${server.url}/me`)).toEqual([500, ''])
  server.fault({ answer: 'page' })
  expect(await asks(visitor, `${server.url}/verify`, {})).toEqual([200, '<!doctype html><title>Hello</title>'])
  server.fault({ answer: 'drop' })
  expect(await asks(visitor, `${server.url}/verify`, {})).toBe('nothing')
  server.clear()
  expect(await asks(visitor, `${server.url}/verify`, {})).toEqual([400, '{"error":"message"}'])
  expect(server.asked.slice(0, 4)).toEqual(['GET /nonce', 'GET /me', 'POST /logout', 'GET /nonce'])
})
