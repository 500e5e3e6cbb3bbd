import { base58 } from '@scure/base'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { broadcast } from './broadcast.ts'
import { nodeOf } from './node.ts'

const signed = new Uint8Array(200).fill(7)
const name = base58.encode(signed.subarray(1, 65))
const [one, two] = ['https://one.example/', 'https://two.example/'] as const

type Answer = () => Response
const timesOut: Answer = () => {
  throw new DOMException('The operation timed out.', 'TimeoutError')
}
const isLost: Answer = () => {
  throw new TypeError('fetch failed')
}
const says = (status: number): Answer => {
  return () => new Response('no', { status })
}
const fails = (message: string): Answer => {
  return () => Response.json({ jsonrpc: '2.0', id: '1', error: { code: -32002, message } })
}
const isLate = fails('Transaction simulation failed: Blockhash not found')
const isKnown = fails('Transaction simulation failed: This transaction has already been processed')
/** Answers one after the other; the last one again and again. */
const inTurn = (...answers: Answer[]): Answer => {
  return () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? new Response()
}

/** Sends a signed transaction to nodes that answer like this. */
async function sentTo(answers: Readonly<Record<string, Answer>>) {
  const ask: typeof fetch = async (url) => answers[String(url)]?.() ?? new Response()
  const connection = nodeOf(Object.keys(answers), { fetch: ask }, new AbortController().signal)
  const outcome = broadcast(connection, signed).catch(({ code }) => code)
  await vi.runAllTimersAsync()
  return outcome
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

describe('a signed transaction is followed, since it may have been sent [send-undecided]', () => {
  it.each([
    ['does not answer in time', { [one]: timesOut }],
    ['loses its answer', { [one]: isLost }],
    ['is cut off by a proxy', { [one]: says(502) }],
    ['does not answer in time, even if the next one refuses', { [one]: timesOut, [two]: says(403) }],
    ['is cut off by a proxy, even if the next one refuses', { [one]: says(504), [two]: says(429) }],
    ['does not answer in time, even if the next one says that it is too late', { [one]: timesOut, [two]: isLate }],
    ['is cut off by a proxy, even if it says later that it is too late', { [one]: inTurn(says(502), isLate) }],
    ['does not answer in time, and then says that it has it', { [one]: inTurn(timesOut, isKnown) }],
    ['has it already', { [one]: isKnown }],
  ])('if a node %s', async (_, answers) => {
    expect(await sentTo(answers)).toBe(name)
  })
})

it('a signed transaction that every node refuses has not been sent [send-undecided]', async () => {
  expect(await sentTo({ [one]: says(400), [two]: says(403) })).toBe('rpc.failed')
  expect(await sentTo({ [one]: says(429), [two]: isLate })).toBe('transaction.expired')
})

it('a request that sends nothing takes the answer of the next node, whatever it is', async () => {
  const ask: typeof fetch = async (url) => (String(url) === one ? timesOut() : isLate())
  const connection = nodeOf([one, two], { fetch: ask }, new AbortController().signal)
  await expect(connection.getLatestBlockhash()).rejects.toThrow('Blockhash not found')
})

it.each(['11', '3600', '9999999999'])(
  'a node that wants to be asked again only after %s s is not waited for [node-transport]',
  async (after) => {
    const start = Date.now()
    const ask = vi.fn(() => new Response('busy', { status: 503, headers: { 'Retry-After': after } }))
    expect(await sentTo({ [one]: ask })).toBe(name)
    expect(ask).toHaveBeenCalledOnce()
    expect(Date.now()).toBe(start)
  },
)

it('a node that wants to be asked again after 10 s is waited for [node-transport]', async () => {
  const busy: Answer = () => new Response('busy', { status: 429, headers: { 'Retry-After': '10' } })
  const result: Answer = () => Response.json({ jsonrpc: '2.0', id: '1', result: name })
  const start = Date.now()
  expect(await sentTo({ [one]: inTurn(busy, result) })).toBe(name)
  expect(Date.now() - start).toBe(10_000)
})
