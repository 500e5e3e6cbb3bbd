import { expect, it } from 'vitest'
import type { Relayer } from './client.ts'
import { dropNonsense } from './frames.ts'

/** The part of the client's relayer that creates connections and reads messages. */
class Lines implements Relayer {
  provider: unknown = {}
  publisher: unknown
  readonly read: unknown[] = []

  async createProvider(): Promise<void> {
    const onPayload = ({ data }: { data: unknown }) => this.read.push(data)
    const connection = Object.create({ onPayload }, {})
    this.provider = { connection }
  }

  /** Delivers a message to the socket. */
  hear(data: unknown): void {
    const { connection } = this.provider as { connection: { onPayload: (event: { data: unknown }) => void } }
    connection.onPayload({ data })
  }

  on(): void {}
  async confirmOnlineStateOrThrow(): Promise<void> {}
  async transportClose(): Promise<void> {}
}

/** Subscription messages without the members that the client accesses. */
const hollow = [null, {}, { data: null }, { data: {} }, 7].map((params) =>
  JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'irn_subscription', params }),
)

it('reads messages, and nothing else, on each connection that the client opens', async () => {
  const relayer = new Lines()
  dropNonsense(relayer)
  for (const _line of [1, 2]) {
    await relayer.createProvider()
    const message = JSON.stringify({ id: 1, jsonrpc: '2.0', result: true })
    for (const nonsense of [
      'null',
      '7',
      '"text"',
      'garbage',
      '',
      undefined,
      {},
      `{"a":"${'x'.repeat(5e6)}"}`,
      ...hollow,
    ])
      relayer.hear(nonsense)
    expect(relayer.read.splice(0)).toEqual([])
    relayer.hear(message)
    expect(relayer.read.splice(0)).toEqual([message])
  }
})
