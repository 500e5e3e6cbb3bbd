import { eventually } from './harness/eventually.ts'
import { expect, test } from './harness/test.ts'

test('a page’s requests to the outside world are blocked and recorded', async ({ visitor }) => {
  visitor.complaints.expect(/ERR_PROXY_CONNECTION_FAILED/)
  await visitor.opensTheFixture()
  const outcomes = await visitor.page.evaluate(async () => {
    const socket = new WebSocket('wss://example.com/socket')
    const lost = new Promise((resolve) => socket.addEventListener('error', () => resolve('lost')))
    const ask = (url: string) =>
      fetch(url, { mode: 'no-cors' }).then(
        () => 'answered',
        () => 'refused',
      )
    return [await ask('https://example.com/'), await ask('http://192.0.2.1/'), await lost]
  })
  expect(outcomes).toEqual(['refused', 'refused', 'lost'])
  const { outside } = visitor.traffic
  await eventually(() => outside).toHaveLength(3)
  expect(outside.splice(0).sort()).toEqual(['http://192.0.2.1/', 'https://example.com/', 'wss://example.com/socket'])
})

test('a page’s complaints are recorded', async ({ visitor }) => {
  visitor.complaints.expect(/(not caught|not handled)|printed/)
  await visitor.opensTheFixture()
  await visitor.page.evaluate(() => {
    setTimeout(() => {
      throw new Error('not caught')
    })
    void Promise.reject(new Error('not handled'))
    Reflect.get(console, 'error')('printed')
  })
  await eventually(() => visitor.complaints.all.map((line) => line.split('\n')[0])).toEqual(
    expect.arrayContaining(['console: printed', 'uncaught: Error: not caught', 'uncaught: Error: not handled']),
  )
})
