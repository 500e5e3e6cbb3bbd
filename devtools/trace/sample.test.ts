// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ActorRefFrom, AnyActorRef } from 'xstate'
import { PorticoError } from '../../core/errors.ts'
import type { Route } from '../../core/routes.ts'
import type { kitMachine } from '../../machines/kit/index.ts'
import { createHandle } from '../../react/handle/app-kit.ts'
import type { AppKitOptions } from '../../react/handle/options.ts'
import type { SIWXConfig, SIWXSession } from '../../siwx/types.ts'
import { fox, foxConnection, network, stubAdapter } from '../../tests/support/stub-adapter.ts'
import { checkTrace } from './trace.ts'

// jsdom renders nothing and has no clipboard; rendering is tested in Chromium.
vi.mock('../../react/modal/mount.tsx', () => ({ prepareModal: async () => () => () => undefined }))

const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#e0632a"/><path d="M8 10l7 5h10l7-5-3 16-9 6-9-6z" fill="#fff"/></svg>')}`

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  // Makes each recording of the session identical, to the millisecond.
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'], now: new Date('2026-01-01') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/**
 * Waits without advancing the clock, while code loads and answers arrive. The number of turns depends on the machine's
 * load.
 */
async function until<T>(read: () => T): Promise<NonNullable<T>> {
  for (const over = AbortSignal.timeout(20_000); !over.aborted; ) {
    const found = read()
    if (found) return found
    await new Promise((resolve) => setImmediate(resolve))
  }
  throw new Error(`It never appears: ${read}`)
}

const [{ address } = { address: '' }] = foxConnection.accounts

/** Records a session on a stub wallet. */
function record(options: Partial<AppKitOptions> = {}) {
  const stub = stubAdapter({ connector: { ...fox, icon } })
  const kit = createHandle({ adapters: [stub.adapter], networks: [network], record: true, ...options })
  const release = kit.retain()
  let root: ActorRefFrom<typeof kitMachine> | undefined
  kit.observe(({ kit: actor }) => {
    root = actor
    return () => undefined
  })
  const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  /** The flow of the top route, once it is this one. */
  const flowAt = (route: Route) =>
    until((): AnyActorRef | undefined => {
      const { context, children } = root?.getSnapshot() ?? {}
      const top = context?.stack.at(-1)
      return top?.route === route ? Object(children)[`route:${top.key}`] : undefined
    })
  const isAt = (wanted: string | undefined) => until(() => kit.store.get().accounts.eip155?.address === wanted)
  /** The code of the notices has loaded, with the first one. */
  const hasNotices = () => until(() => root?.getSnapshot().hasTag('notices'))
  return {
    stub,
    kit,
    passes,
    flowAt,
    isAt,
    hasNotices,
    /** From the empty page to the connected account. */
    async connects() {
      await passes(1_200)
      await kit.open()
      const connect = await flowAt('Connect')
      await passes(1_900)
      connect.send({
        type: 'connector.choose',
        name: fox.name,
        options: [{ namespace: 'eip155', connectorId: fox.id }],
      })
      await until(() => stub.calls.includes('connect'))
      await passes(2_200)
      stub.approve()
      await isAt(address)
    },
    /** The session, as stored in `tests/traces`. */
    async isKeptAs(name: string) {
      await kit.close()
      await passes(100)
      const trace = checkTrace(await kit.recording()?.trace())
      release()
      await expect(`${JSON.stringify(trace, null, 1)}\n`).toMatchFileSnapshot(`../../tests/traces/${name}.portico.json`)
    },
  }
}

it('records the session that the story of the replay view shows, as stored in tests/traces', async () => {
  const { stub, kit, passes, flowAt, isAt, isKeptAs } = record()
  await passes(1_200)
  await kit.open()
  const connect = await flowAt('Connect')
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
  await isAt(address)
  await passes(4_000)
  await kit.open()
  const account = await flowAt('Account')
  await until(() => account.getSnapshot().matches({ shown: { balance: 'ready', identity: 'known' } }))
  await passes(1_500)
  account.send({ type: 'account.disconnect' })
  await isAt(undefined)
  await passes(900)
  await isKeptAs('connect')
})

it('records sending ether: declined, sent and confirmed', async () => {
  const { stub, kit, passes, flowAt, hasNotices, connects, isKeptAs } = record()
  const requests = [Promise.reject(new PorticoError('wallet.rejected')), Promise.resolve(`0x${'ab'.repeat(32)}`)]
  for (const request of requests) request.catch(() => undefined)
  stub.working.sendTransaction = () => requests.shift() ?? Promise.reject(new PorticoError('unknown'))
  await connects()
  await passes(4_000)
  await kit.open({ view: 'WalletSend' })
  const send = await flowAt('WalletSend')
  const can = (type: string) => until(() => send.getSnapshot().can({ type }))
  await until(() => send.getSnapshot().context.tokens.length > 0)
  await passes(1_500)
  send.send({ type: 'amount.type', text: '0.25', decimal: '0.25' })
  await passes(1_100)
  send.send({ type: 'receiver.type', text: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' })
  await passes(1_000)
  await can('send.review')
  send.send({ type: 'send.review' })
  await can('send.confirm')
  await passes(1_700)
  send.send({ type: 'send.confirm' })
  await until(() => send.getSnapshot().matches({ refused: 'declined' }))
  await passes(1_300)
  send.send({ type: 'send.again' })
  await can('send.finish')
  await hasNotices()
  await passes(1_900)
  send.send({ type: 'send.finish' })
  await isKeptAs('send')
})

it('records signing in: declined at first, completed, signed out and cancelled', async () => {
  let sessions: SIWXSession[] = []
  const siwx: SIWXConfig = {
    createMessage: async (input) => ({
      ...{ ...input, domain: 'dapp.example', uri: 'https://dapp.example/', version: '1', nonce: '12345678' },
      toString: () => 'Sign in to dapp.example.',
    }),
    addSession: async (session) => void sessions.push(session),
    setSessions: async (all) => {
      sessions = all
    },
    revokeSession: async () => {
      sessions = []
    },
    getSessions: async () => sessions,
    getRequired: () => true,
  }
  const { stub, kit, passes, flowAt, isAt, hasNotices, connects, isKeptAs } = record({ siwx })
  const answers = [Promise.reject(new PorticoError('wallet.rejected')), Promise.resolve('0x12')]
  for (const answer of answers) answer.catch(() => undefined)
  stub.working.signMessage = () => answers.shift() ?? Promise.reject(new PorticoError('unknown'))
  await connects()
  await passes(4_000)
  const question = await flowAt('SIWXSignMessage')
  const can = (flow: AnyActorRef, type: string) => until(() => flow.getSnapshot().can({ type }))
  await can(question, 'sign.approve')
  await passes(1_400)
  question.send({ type: 'sign.approve' })
  await can(question, 'sign.retry')
  await hasNotices()
  await passes(1_100)
  question.send({ type: 'sign.retry' })
  await until(() => kit.store.get().session.status === 'signedIn')
  await passes(2_500)
  await kit.signOut()
  const again = await flowAt('SIWXSignMessage')
  await can(again, 'sign.cancel')
  await passes(800)
  again.send({ type: 'sign.cancel' })
  await isAt(undefined)
  await isKeptAs('sign-in')
})
