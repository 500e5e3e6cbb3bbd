// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { PorticoError } from '../../core/errors.ts'
import { createHandle } from '../../react/handle/app-kit.ts'
import { fox, foxConnection, network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import { checkTrace } from './trace.ts'

// jsdom draws nothing, and has no clipboard; what is drawn is tested in Chromium.
vi.mock('../../react/modal/mount.tsx', () => ({ prepareModal: async () => () => () => undefined }))

const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#e0632a"/><path d="M8 10l7 5h10l7-5-3 16-9 6-9-6z" fill="#fff"/></svg>')}`

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  // The same session at each recording, to the millisecond.
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Waits without the clock going on: code is fetched, answers arrive. How many turns that takes depends on what else the machine does. */
async function until<T>(read: () => T): Promise<NonNullable<T>> {
  for (const over = AbortSignal.timeout(20_000); !over.aborted; ) {
    const found = read()
    if (found) return found
    await new Promise((resolve) => setImmediate(resolve))
  }
  throw new Error(`It never appears: ${read}`)
}

it('records the session that the view of a replay is shown with, as it is kept in tests/traces', async () => {
  const stub = stubAdapter({ connector: { ...fox, icon } })
  const kit = createHandle({ adapters: [stub.adapter], networks: [network], record: true })
  const release = kit.retain()
  let root: AnyActorRef | undefined
  kit.observe(({ kit: actor }) => {
    root = actor
    return () => undefined
  })
  const place = (at = 1) => until(() => root?.getSnapshot().children[`route:${at}`])
  const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

  await passes(1_200)
  await kit.open()
  const connect = await place()
  await passes(2_400)
  connect.send({ type: 'connector.choose', name: fox.name, options: [{ namespace: 'eip155', connectorId: fox.id }] })
  await until(() => stub.calls.includes('connect'))
  await passes(3_100)
  stub.refuse(new PorticoError('wallet.rejected'))
  await until(() => connect.getSnapshot().matches({ failed: 'declined' }))
  await passes(1_800)
  connect.send({ type: 'connector.retry' })
  await until(() => stub.calls.filter((call) => call === 'connect').length === 2)
  await passes(2_200)
  stub.approve()
  await until(() => kit.store.get().accounts.eip155?.address === foxConnection.accounts[0]?.address)
  await passes(4_000)
  await kit.open()
  const account = await place(2)
  await until(() => account.getSnapshot().matches({ shown: { balance: 'ready', identity: 'known' } }))
  await passes(1_500)
  account.send({ type: 'account.disconnect' })
  await until(() => kit.store.get().accounts.eip155?.address === undefined)
  await passes(900)
  await kit.close()
  await passes(100)

  const trace = checkTrace(await kit.recording()?.trace())
  release()
  await expect(`${JSON.stringify(trace, null, 1)}\n`).toMatchFileSnapshot('../../tests/traces/connect.portico.json')
})
