import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { GARBAGE } from './net/front.ts'
import { REFUSALS } from './relay/faults.ts'
import { Relay } from './relay/relay.ts'
import { toBase58 } from './solana/base58.ts'

const nodes = new Map([['eip155:1', '']])
let relay: Relay
beforeAll(async () => {
  relay = await Relay.start({ port: 0, log: () => {}, nodeOf: (chain) => nodes.get(chain) })
})
afterAll(() => relay.destroy())
afterEach(() => {
  vi.useRealTimers()
  relay.clear()
  relay.restart()
})

/** A topic that no other test uses. */
let topics = 0
const newTopic = () => {
  topics += 1
  return topics.toString(16).padStart(64, '0')
}

/** A client with its own key, as its token states. */
function identity() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  const iss = `did:key:z${toBase58(Buffer.concat([Buffer.from([0xed, 0x01]), raw]))}`
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part({ iss, sub: '1', aud: relay.url })}`
  return { iss, token: `${body}.${sign(null, Buffer.from(body), privateKey).toString('base64url')}` }
}

interface Message {
  id: string | number
  method?: string
  result?: unknown
  error?: { code: number; message: string }
  params?: { id: string; data: { topic: string; message: string; tag: number; publishedAt: number } }
}

/** A client made of a socket only. */
async function connect(who = identity()) {
  const socket = new WebSocket(`${relay.url}?auth=${who.token}&projectId=x`)
  const texts: string[] = []
  const looks = new Set<() => void>()
  let at = 0
  socket.addEventListener('message', ({ data }) => {
    texts.push(String(data))
    for (const look of [...looks]) look()
  })
  const closed = once(socket, 'close').then(([{ code, reason }]) => ({ code, reason }))
  await Promise.race([once(socket, 'open'), closed])
  const text = () =>
    new Promise<string>((resolve) => {
      const look = () => {
        const found = texts[at]
        if (found === undefined) return
        at += 1
        looks.delete(look)
        resolve(found)
      }
      looks.add(look)
      look()
    })
  const next = async (): Promise<Message> => JSON.parse(await text())
  let ids = 0
  return {
    ...who,
    socket,
    closed,
    /** The relay's next message. */
    text,
    next,
    /** Sends anything. */
    say: (words: unknown) => socket.send(typeof words === 'string' ? words : JSON.stringify(words)),
    /** Sends a request, and waits for the next message, which is the answer. */
    async ask(method: string, params: object) {
      ids += 1
      const id = `170000000000000000${ids}`
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
      const answer = await next()
      expect(answer.id).toBe(id)
      return answer.error ?? answer.result
    },
    /** Acknowledges what the relay sent. */
    take: ({ id }: Message) => socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true })),
    [Symbol.dispose]: () => socket.close(),
  }
}

const letter = (topic: string, message: string, more: object = {}) => ({ topic, message, ttl: 300, tag: 1108, ...more })

test('a published message reaches the subscribers, and not its sender', async () => {
  const topic = newTopic()
  using alice = await connect()
  using bob = await connect()
  expect(await alice.ask('irn_subscribe', { topic })).toBe(topic)
  expect(await bob.ask('irn_subscribe', { topic })).toBe(topic)
  expect(await alice.ask('irn_publish', letter(topic, 'Hello', { prompt: true, attestation: 'a' }))).toBe(true)
  const delivered = await bob.next()
  expect(delivered).toEqual({
    id: delivered.id,
    jsonrpc: '2.0',
    method: 'irn_subscription',
    params: {
      id: topic,
      data: { topic, message: 'Hello', tag: 1108, attestation: 'a', publishedAt: delivered.params?.data.publishedAt },
    },
  })
  bob.take(delivered)
  expect(await bob.ask('irn_publish', letter(topic, 'Hi'))).toBe(true)
  expect((await alice.next()).params?.data.message).toBe('Hi')
})

test('a message waits until a client has acknowledged it', async () => {
  const topic = newTopic()
  using alice = await connect()
  const before = relay.waiting
  await alice.ask('irn_publish', letter(topic, 'Hello'))
  expect(relay.waiting).toBe(before + 1)

  const who = identity()
  const bob = await connect(who)
  await bob.ask('irn_batchSubscribe', { topics: [newTopic(), topic] })
  expect((await bob.next()).params?.data.message).toBe('Hello')
  bob.socket.close()
  await relay.connected(1)

  using again = await connect(who)
  await again.ask('irn_subscribe', { topic })
  const delivered = await again.next()
  expect(delivered.params?.data.message).toBe('Hello')
  again.take(delivered)
  await expect.poll(() => relay.waiting).toBe(before)
})

test('a message is dropped when it expires', async () => {
  const topic = newTopic()
  using alice = await connect()
  const before = relay.waiting
  await alice.ask('irn_publish', letter(topic, 'Hello'))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_001 })
  expect(relay.waiting).toBeLessThanOrEqual(before)
  using bob = await connect()
  await bob.ask('irn_subscribe', { topic })
  expect(await bob.ask('irn_subscribe', { topic: newTopic() })).toBeTypeOf('string')
})

test('a client that has disconnected or unsubscribed receives nothing', async () => {
  const topic = newTopic()
  using alice = await connect()
  using bob = await connect()
  await bob.ask('irn_subscribe', { topic })
  expect(await bob.ask('irn_unsubscribe', { topic, id: topic })).toBe(true)
  await alice.ask('irn_publish', letter(topic, 'Hello'))
  expect(await bob.ask('irn_subscribe', { topic: newTopic() })).toBeTypeOf('string')
})

test('a proposal and its approval subscribe both sides to their topics', async () => {
  const [pairingTopic, sessionTopic] = [newTopic(), newTopic()]
  using dapp = await connect()
  using phone = await connect()
  const proposal = { pairingTopic, sessionProposal: 'propose', ttl: 300, correlationId: 1 }
  expect(await dapp.ask('wc_proposeSession', proposal)).toBe(true)
  await phone.ask('irn_subscribe', { topic: pairingTopic })
  expect((await phone.next()).params?.data).toMatchObject({ topic: pairingTopic, message: 'propose', tag: 1100 })

  const answer = { sessionProposalResponse: 'yes', sessionSettlementRequest: 'settle', ttl: 300, correlationId: 1 }
  expect(await phone.ask('wc_approveSession', { pairingTopic, sessionTopic, ...answer })).toBe(true)
  expect((await dapp.next()).params?.data).toMatchObject({ topic: pairingTopic, message: 'yes', tag: 1101 })
  await dapp.ask('irn_subscribe', { topic: sessionTopic })
  expect((await dapp.next()).params?.data).toMatchObject({ topic: sessionTopic, message: 'settle', tag: 1102 })
  await dapp.ask('irn_publish', letter(sessionTopic, 'settled', { tag: 1103 }))
  expect((await phone.next()).params?.data).toMatchObject({ message: 'settled', tag: 1103 })
})

test('it reports the requests that it received', async () => {
  const topic = newTopic()
  using alice = await connect()
  const asked = relay.next('irn_publish', 7)
  await alice.ask('irn_publish', letter(topic, 'other'))
  await alice.ask('irn_publish', letter(topic, 'Hello', { tag: 7 }))
  const request = await asked
  expect(request).toEqual({ method: 'irn_publish', tag: 7, client: alice.iss, topics: [topic], at: request.at })
  expect(relay.clients).toContain(alice.iss)
  expect(relay.connects.at(-1)).toMatchObject({ client: alice.iss })
})

test.each([
  ['not JSON', null, -32600],
  [{ id: '5', jsonrpc: '2.0' }, null, -32600],
  [{ id: '5', jsonrpc: '2.0', method: 'irn_other', params: {} }, '5', -32601],
  [{ id: 5, jsonrpc: '2.0', method: 'irn_subscribe', params: { topic: 'short' } }, 5, -32602],
  [{ id: '5', jsonrpc: '2.0', method: 'irn_publish', params: { topic: 'a'.repeat(64), message: '' } }, '5', -32602],
])('%o is an error', async (words, id, code) => {
  using alice = await connect()
  alice.say(words)
  expect(await alice.next()).toMatchObject({ id, error: { code } })
})

test('a client is rejected without a token signed by its key', async () => {
  const [alice, bob] = [identity(), identity()]
  const [head, , signature] = alice.token.split('.')
  const stolen = [head, bob.token.split('.')[1], signature].join('.')
  for (const token of ['', 'a.b.c', stolen]) {
    const socket = new WebSocket(`${relay.url}?auth=${token}`)
    await once(socket, 'error')
    expect(socket.readyState).toBe(WebSocket.CLOSED)
  }
})

test('it can be cut, stopped and started again', async () => {
  using alice = await connect()
  relay.cut()
  expect((await alice.closed).code).toBe(1006)
  relay.stop()
  const refused = new WebSocket(`${relay.url}?auth=${identity().token}`)
  await once(refused, 'error')
  relay.restart()
  using again = await connect()
  expect(await again.ask('irn_subscribe', { topic: newTopic() })).toBeTypeOf('string')
})

test('it can be frozen', async () => {
  using alice = await connect()
  relay.pause()
  const answers: unknown[] = []
  const first = alice.ask('irn_subscribe', { topic: newTopic() }).then(() => answers.push('asked'))
  const second = connect().then((bob) => {
    answers.push('connected')
    bob.socket.close()
  })
  await relay.knock()
  expect(answers).toEqual([])
  relay.resume()
  await Promise.all([first, second])
  expect(answers.sort()).toEqual(['asked', 'connected'])
})

test.each(Object.entries(REFUSALS))('it rejects with %s', async (why, reason) => {
  using alice = await connect()
  relay.refuse(why === 'origin' || why === 'key' ? why : 'clock')
  using bob = await connect()
  expect([await alice.closed, await bob.closed]).toEqual([
    { code: 3000, reason },
    { code: 3000, reason },
  ])
})

test('it can lose every third message', async () => {
  const topic = newTopic()
  using alice = await connect()
  relay.fault({ method: 'irn_publish', every: 3, answer: 'hang' })
  for (const id of ['1', '2', '3', '4', '5', '6', '7']) {
    alice.say({ id, jsonrpc: '2.0', method: 'irn_publish', params: letter(topic, `message ${id}`) })
  }
  const heard: unknown[] = []
  while (heard.length < 5) heard.push((await alice.next()).id)
  expect(heard).toEqual(['1', '2', '4', '5', '7'])
})

test('it can be slow, and keeps the order', async () => {
  using alice = await connect()
  relay.fault({ delay: 40, times: 1 })
  const say = (id: string) => alice.say({ id, jsonrpc: '2.0', method: 'irn_subscribe', params: { topic: newTopic() } })
  say('slow')
  say('fast')
  expect([(await alice.next()).id, (await alice.next()).id]).toEqual(['slow', 'fast'])
})

test('it can answer nonsense, with an error, or by closing', async () => {
  const topic = newTopic()
  const ask = { id: '1', jsonrpc: '2.0', method: 'irn_subscribe', params: { topic } }
  using alice = await connect()
  relay.fault({ answer: 'garbage', times: 1 })
  alice.say(ask)
  expect(await alice.text()).toBe(GARBAGE)
  relay.fault({ answer: { error: { code: -32000, message: 'No.' } }, times: 1 })
  expect(await alice.ask('irn_subscribe', { topic })).toEqual({ code: -32000, message: 'No.' })
  relay.fault({ answer: { close: { code: 4008, reason: 'Enough.' } } })
  alice.say(ask)
  expect(await alice.closed).toEqual({ code: 4008, reason: 'Enough.' })
})

test('it can cut a connection while delivering a message, which it delivers later', async () => {
  const topic = newTopic()
  const who = identity()
  using alice = await connect()
  using bob = await connect(who)
  await bob.ask('irn_subscribe', { topic })
  relay.fault({ method: 'irn_subscription', tag: 1109, answer: 'drop', times: 1 })
  await alice.ask('irn_publish', letter(topic, 'Hello', { tag: 1109 }))
  expect((await bob.closed).code).toBe(1006)
  using again = await connect(who)
  await again.ask('irn_subscribe', { topic })
  expect((await again.next()).params?.data.message).toBe('Hello')
})

test.each(['drop', 'garbage', { error: { code: 401, message: 'No.' } }] as const)(
  'it can reject: %o',
  async (answer) => {
    relay.fault({ method: 'open', answer })
    const socket = new WebSocket(`${relay.url}?auth=${identity().token}`)
    await once(socket, 'error')
    expect(socket.readyState).toBe(WebSocket.CLOSED)
  },
)

test('it stands in for the services that clients call', async () => {
  const at = (path: string) => `${relay.servicesUrl}${path}`
  relay.visits.length = 0
  expect((await fetch(at('/batch?projectId=x'), { method: 'POST', body: '[]' })).status).toBe(202)
  expect((await fetch(at('/attestation/abc?v2Supported=true'))).status).toBe(404)
  const frame = await (await fetch(at('/v3/attestation?projectId=x&origin=http://dapp.test&id=abc'))).text()
  const [, message] = /parent\.postMessage\((".*"), '\*'\)/.exec(frame) ?? []
  const { type, attestation } = JSON.parse(JSON.parse(message ?? ''))
  const claims = JSON.parse(Buffer.from(attestation.split('.')[1], 'base64url').toString())
  expect([type, claims]).toEqual(['verify_attestation', { id: 'abc', origin: 'http://dapp.test' }])
  expect(relay.visits.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /batch',
    'GET /attestation/abc',
    'GET /v3/attestation',
  ])
  expect(relay.standIn('https://pulse.walletconnect.org/batch?a=1')).toBe(at('/batch?a=1'))
  expect(relay.standIn('https://verify.walletconnect.org/v3/attestation')).toBe(at('/v3/attestation'))
  expect(relay.standIn('https://example.com/')).toBe(undefined)
})
