// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { viewOf } from '../../core/state-meta.ts'
import { createHandle } from '../../react/handle/app-kit.ts'
import type { AppKit } from '../../react/handle/types.ts'
import { foxConnection, network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import { simulatedKit } from '../simulated-kit.ts'
import { chartOf, treeOf } from '../tree.ts'
import { chartsFingerprint } from './charts.ts'
import { writtenFingerprint } from './charts-fingerprint.ts'
import { statesOf } from './fingerprint.ts'
import { nameOf } from './name.ts'
import { createReplay, replay } from './replay.ts'
import { checkTrace, limits, type Trace } from './trace.ts'

// jsdom renders nothing; rendering is tested in Chromium.
vi.mock('../../react/modal/mount.tsx', () => ({ prepareModal: async () => () => () => undefined }))

let release: (() => void) | undefined
const start = (options: Partial<Parameters<typeof createHandle>[0]> = {}, stub = stubAdapter()) => {
  const kit = createHandle({ adapters: [stub.adapter], networks: [network], record: true, ...options })
  release = kit.retain()
  return { kit, stub }
}
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  release?.()
  vi.unstubAllGlobals()
})

const { address } = foxConnection.accounts[0] ?? { address: '' }
/** The user connects the stub's wallet in the modal. */
async function connects({ kit, stub }: ReturnType<typeof start>) {
  let root: AnyActorRef | undefined
  kit.observe(({ kit: actor }) => {
    root = actor
    return () => undefined
  })
  await kit.open()
  const options = [{ namespace: 'eip155', connectorId: foxConnection.connectorId }]
  root?.getSnapshot().children['route:1'].send({ type: 'connector.choose', name: 'Fox', options })
  stub.approve()
  await vi.waitFor(() => expect(kit.store.get().accounts.eip155?.address).toBe(address))
  return root
}
const traceOf = async (kit: AppKit): Promise<Trace> => checkTrace(await kit.recording()?.trace())
const namesOf = ({ steps }: Trace) => steps.map(({ move }) => nameOf(move))

describe('recorder and replay [trace-replay]', () => {
  it('identify the charts by what `npm run charts` has written', () => {
    expect(writtenFingerprint).toBe(chartsFingerprint(simulatedKit))
  })

  it('record nothing unless asked to', async () => {
    const { kit } = start({ record: false })
    await kit.open()
    expect(kit.recording()).toBeUndefined()
  })

  it('record what comes from outside, and nothing that follows from it', async () => {
    const page = start()
    await connects(page)
    expect(namesOf(await traceOf(page.kit))).toEqual([
      'the answer of wallet:eip155/reconnect/readStored',
      '"modal.open" to the kit',
      '"wallet.reported" from wallet:eip155/watchWallet',
      '"connector.choose" to route:1',
      '"wallet.reported" from wallet:eip155/watchWallet',
    ])
  })

  it('replay a session to the same states', async () => {
    const page = start()
    const root = await connects(page)
    const { difference, warnings, simulation } = replay(await traceOf(page.kit))
    expect({ difference, warnings }).toEqual({ difference: null, warnings: [] })
    expect(statesOf(simulation.root)).toBe(root && statesOf(root))
  })

  it.each([
    ['on an EVM chain', 'eip155', `0x${'ab'.repeat(32)}`],
    ['on Solana', 'solana', '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW'],
    ['in a batch', 'eip155', 'batch-6b3f0c52-9a41-4c1e-8a57-0d7b1c2e4f90'],
  ])('replay a session that starts with a pending transaction %s', async (_, namespace, hash) => {
    const transfer = {
      ...{ id: 'transfer:route:1:1', hash, namespace, caipNetworkId: 'eip155:31337', connectorId: 'io.fox' },
      ...{ address, to: address, amount: '1000000000000000000', decimals: 18, symbol: 'ETH' },
    }
    localStorage.setItem('@appkit/pending_transactions', JSON.stringify([transfer]))
    const { kit } = start()
    const isReceipt = ({ move }: Trace['steps'][number]) => move.at.endsWith('/readReceipt')
    await vi.waitFor(async () => expect((await traceOf(kit)).steps.some(isReceipt)).toBe(true))
    expect(replay(await traceOf(kit)).difference).toBeNull()
  })

  it('name the input at which a changed guard leads elsewhere', async () => {
    const page = start()
    await connects(page)
    const changed = simulatedKit.provide({ guards: { isConnected: () => true } })
    const { difference } = replay(await traceOf(page.kit), changed)
    expect(difference?.message).toBe(
      'Input 2 of 5, "modal.open" to the kit, led to other states than when it was recorded',
    )
  })

  it('name the input that can no longer be played', async () => {
    const page = start()
    await connects(page)
    const trace = await traceOf(page.kit)
    const [first, ...others] = trace.steps
    const { difference } = replay({ ...trace, steps: first ? [first, first, ...others] : [] })
    expect(difference?.message).toContain(
      'Input 2 of 6, the answer of wallet:eip155/reconnect/readStored, cannot be played: There is no',
    )
  })

  it('warn if charts have changed since, and if inputs are missing', async () => {
    const page = start()
    await page.kit.open()
    const trace = await traceOf(page.kit)
    expect(replay({ ...trace, charts: '00000000', missed: 3 }).warnings).toEqual([
      'The charts have changed since the trace was recorded.',
      'The trace was full: 3 inputs that came later are not in it.',
    ])
  })

  it('go forward and back', async () => {
    const page = start()
    await connects(page)
    const running = createReplay(await traceOf(page.kit))
    const views = (position: number) => {
      running.jump(position)
      return treeOf(running.simulation.root).flatMap((actor) => {
        const snapshot = chartOf(actor)
        return (snapshot && viewOf(snapshot)) ?? []
      })
    }
    expect([0, 2, 4, 5, 2, 0].map(views)).toEqual([
      [],
      ['Connect'],
      ['ConnectingExternal'],
      ['ConnectingExternal'],
      ['Connect'],
      [],
    ])
  })

  it('go back to before the first input if that is the one that diverges', async () => {
    const page = start()
    await page.kit.open()
    const trace = await traceOf(page.kit)
    const [first, ...others] = trace.steps
    const running = createReplay({ ...trace, steps: first ? [{ ...first, after: '00000000' }, ...others] : [] })
    const atFirst = statesOf(running.simulation.root)
    running.jump(1)
    expect(running.difference?.position).toBe(1)
    running.jump(0)
    expect([running.difference, statesOf(running.simulation.root)]).toEqual([null, atFirst])
  })

  it('keep no address, and name every error', async () => {
    const page = start()
    await connects(page)
    expect(JSON.stringify(await traceOf(page.kit)).toLowerCase()).not.toContain(address.toLowerCase())
    await page.kit.inform({ code: 'wallets.single' })
    const read = () => page.kit.recording()?.diagnostics() ?? ''
    await vi.waitFor(() => expect(read()).toContain('Error: wallets.single (Multi-Wallet Not Enabled)'))
    const diagnostics = read()
    expect(diagnostics).toContain('"connector.choose" to route:1')
    expect(diagnostics.toLowerCase()).not.toContain(address.toLowerCase())
  })

  it('keep none of the secrets planted in every kind of input', async () => {
    const secrets = {
      rpcKey: 'b7d1f0c2a9e84d3388aa11ff',
      query: 'token=hunter2-of-the-dapp',
      email: 'ada.lovelace@example.com',
      code: '918273',
      signature: `0x${'c0ffee'.repeat(21)}dead`,
      message: 'I sign this with all my heart',
      jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl',
      pairing: 'wc:94caa59c77dae0dd234b5818fb7292540d017b27d41f7f387ee75b22b9738c94@2?relay-protocol=irn&symKey=ce3a2c',
      solana: 'DYw8jCTfwHNRJhhmFcbXvVDTqWMEVFBX6ZKUmG5CNSKK',
      thrown: 'the wallet said a secret',
    }
    const page = start({
      networks: [{ ...network, rpcUrls: { default: { http: [`https://node.example/v3/${secrets.rpcKey}`] } } }],
      suggestedWallets: [{ id: 'a', name: 'A', homepage: `https://a.example/?${secrets.query}` }],
    })
    const root = await connects(page)
    page.stub.working.balance = () => Promise.reject(new Error(secrets.thrown))
    await page.kit.open({ view: 'Account' })
    const { email, code, signature, message, jwt, pairing, solana } = secrets
    root?.send({ type: 'nav.back', email, code, signature, message, list: [jwt, { uri: pairing, of: solana }] })
    page.stub.tell({
      connectors: [
        {
          id: 'x',
          name: 'X',
          type: 'ANNOUNCED',
          namespace: 'eip155',
          icon: `https://i.example/i.png?${secrets.query}`,
        },
      ],
      connections: [],
      current: null,
    })
    const [trace, diagnostics] = [JSON.stringify(await traceOf(page.kit)), page.kit.recording()?.diagnostics() ?? '']
    const found = Object.entries({ ...secrets, address }).filter(([, secret]) =>
      `${trace}${diagnostics}`.toLowerCase().includes(secret.toLowerCase()),
    )
    expect(found).toEqual([])
    expect(trace).toContain('"nav.back"')
  })

  it('are bounded, and report how much did not fit', async () => {
    const { kit } = start()
    await kit.open()
    kit.observe(({ kit: actor }) => {
      for (let sent = 0; sent < limits.steps; sent += 1) actor.send({ type: 'nav.back' })
      return () => undefined
    })
    const { steps, missed } = await traceOf(kit)
    expect(steps).toHaveLength(limits.steps)
    expect(missed).toBeGreaterThan(0)
  })
})
