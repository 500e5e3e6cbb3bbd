import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createActor, fromCallback, type SnapshotFrom, waitFor } from 'xstate'
import type { Namespace } from '../../core/namespace.ts'
import { createServer } from '../../examples/sign-in-server/index.ts'
import { sessionMachine } from '../../machines/session.ts'
import { signInMachine } from '../../machines/sign-in.ts'
import { type WalletReport, walletMachine } from '../../machines/wallet.ts'
import { signInActors } from '../../react/sign-in-actors.ts'
import { accounts, type Sandbox, startSandbox } from '../../sandbox/index.ts'
import { signInService } from '../../services/sign-in.ts'
import { ServerSIWX } from '../../siwx/index.ts'
import { kitWith } from '../model/sign-in-stage.ts'

type Account = (typeof accounts)[number]
const [alice, bob] = accounts as [Account, Account]
const origin = 'http://dapp.example'
const chain = 'eip155:31337'
const signer = { namespace: 'eip155', caipNetworkId: chain, address: alice.address } as const

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

/** The charts, with a real server behind them, and a wallet whose account signs. */
function setUp(sign: (message: string) => Promise<string>) {
  const app = createServer({ origin, chains: { [chain]: [sandbox.one.url] } })
  let cookie = ''
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const request = new Request(url, init)
    request.headers.set('origin', origin)
    request.headers.set('cookie', cookie)
    const answer = await app.fetch(request)
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return answer
  }
  const words = { domain: 'dapp.example', uri: origin, expiration: 3_600_000, fetch }
  const page = new EventTarget()
  const service = signInService(new ServerSIWX({ url: 'http://api.example', ...words }), Date.now, page)
  const actors = signInActors(service, async () => ({ signMessage: ({ message }) => sign(message) }))
  const connection = {
    connectorId: 'wallet',
    namespace: 'eip155',
    accounts: [{ address: alice.address }],
    caipNetworkId: chain,
  } as const
  const wallet = walletMachine.provide({
    actors: {
      watchWallet: fromCallback<WalletReport, { namespace: Namespace }>(({ sendBack }) => {
        sendBack({ type: 'wallet.reported', report: { connectors: [], connections: [connection], current: 'wallet' } })
      }),
    },
  })
  const begin = (what: 'signIn' | 'session') => {
    const machine = kitWith(what, { ...signer, required: true, last: null, app: { name: 'The dApp' } }).provide({
      actors: {
        wallet,
        signIn: signInMachine.provide({ actors: actors.signIn }),
        session: sessionMachine.provide({ actors: actors.session }),
      },
    })
    const kit = createActor(machine, { input: {}, systemId: 'kit' }).start()
    kit.send({ type: 'flow.start' })
    return kit.getSnapshot().children
  }
  return { begin, page, service }
}

/** Signs in, and says what came of it. */
async function signIn({ begin }: ReturnType<typeof setUp>) {
  const { signIn: flow } = begin('signIn')
  if (!flow) throw new Error('Signing in has not begun')
  const isAsking = (snapshot: SnapshotFrom<typeof signInMachine>) => snapshot.matches({ open: 'asking' })
  await waitFor(flow, isAsking)
  flow.send({ type: 'sign.approve' })
  return waitFor(flow, (snapshot) => snapshot.status === 'done' || isAsking(snapshot))
}

describe('the charts of signing in, with a server that verifies', () => {
  it('establish a session, which another page of the same browser knows', async () => {
    const world = setUp((message) => alice.signMessage({ message }))
    const { output } = await signIn(world)
    expect(output).toEqual({ status: 'established', caipNetworkId: chain })

    const { session } = world.begin('session')
    if (!session) throw new Error('Nobody watches')
    const { context } = await waitFor(session, (snapshot) => snapshot.hasTag('signedIn'))
    expect(context.sessions).toMatchObject([{ address: alice.address, caipNetworkId: chain }])
    expect(context.rereadIn).toBeGreaterThan(3_500_000)
  })

  it('hear of a sign-out that another page did', async () => {
    const world = setUp((message) => alice.signMessage({ message }))
    await signIn(world)
    const { session } = world.begin('session')
    if (!session) throw new Error('Nobody watches')
    await waitFor(session, (snapshot) => snapshot.hasTag('signedIn'))
    await world.service.endSessions([signer])
    world.page.dispatchEvent(new Event('focus'))
    await waitFor(session, (snapshot) => snapshot.matches('signedOut'))
  })

  it('let nobody in whose wallet signs for another account, and ask again', async () => {
    const world = setUp((message) => bob.signMessage({ message }))
    const { context, status } = await signIn(world)
    expect([status, context.failure]).toEqual(['active', { code: 'sign.unauthorized' }])
    expect(await world.service.readSessions(signer)).toMatchObject({ sessions: [] })
  })
})
