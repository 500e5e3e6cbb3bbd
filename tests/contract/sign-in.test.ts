import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ActorRefFrom, createActor, fromCallback, fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import type { Namespace } from '../../core/namespaces.ts'
import type { Flow } from '../../core/routes.ts'
import { systemIds } from '../../core/system-ids.ts'
import { createServer } from '../../examples/sign-in-server/index.ts'
import { kitMachine } from '../../machines/kit/index.ts'
import { reconnectMachine } from '../../machines/reconnect/chart.ts'
import { sessionMachine } from '../../machines/session/chart.ts'
import { signInMachine } from '../../machines/sign-in/chart.ts'
import { type WalletReport, walletMachine } from '../../machines/wallet/chart.ts'
import { sessionActors } from '../../react/engine/background/session.ts'
import { signInActors } from '../../react/engine/flows/sign-in.ts'
import { accounts, type Sandbox, startSandbox } from '../../sandbox/index.ts'
import { signInService } from '../../services/sign-in.ts'
import { ServerSIWX } from '../../siwx/index.ts'
import { signsIn } from '../model/sign-in-setup.ts'
import { kitInput } from '../model/world.ts'

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
  const reconnect = reconnectMachine.provide({
    actors: { readStored: fromPromise<readonly string[], { namespace: Namespace }>(async () => ['wallet']) },
  })
  const machine = kitMachine.provide({
    actors: {
      wallet: wallet.provide({ actors: { reconnect } }),
      signIn: signInMachine.provide({
        actors: signInActors(service, async () => ({ signMessage: ({ message }) => sign(message) })),
      }),
      session: sessionMachine.provide({ actors: sessionActors(service) }),
      loadGatekeeper: fromPromise<void>(async () => undefined),
      loadFlow: fromPromise<void, { flow: Flow }>(async () => undefined),
    },
  })
  const kit = createActor(machine, { input: { ...kitInput, ...signsIn() }, systemId: systemIds.kit }).start()
  const flow = (): ActorRefFrom<typeof signInMachine> | undefined => Object(kit.getSnapshot().children)['route:1']
  return { kit, flow, page, service }
}

const isAsking = (snapshot: SnapshotFrom<typeof signInMachine>) =>
  snapshot.can({ type: 'sign.approve' }) || snapshot.can({ type: 'sign.retry' })

/** The user is asked to sign in, and does; yields the flow once it has settled. */
async function signIn({ kit, flow }: ReturnType<typeof setUp>) {
  await waitFor(kit, () => flow() !== undefined)
  const actor = flow()
  if (!actor) throw new Error('Signing in has not begun')
  await waitFor(actor, isAsking)
  actor.send({ type: 'sign.approve' })
  return waitFor(actor, (snapshot) => snapshot.status === 'done' || isAsking(snapshot))
}

const isSignedIn = (kit: SnapshotFrom<typeof kitMachine>) => kit.matches({ gate: { guarded: 'open' } })

describe('the kit, with a server that verifies', () => {
  it('asks for a session and closes when there is one', async () => {
    const world = setUp((message) => alice.signMessage({ message }))
    await signIn(world)
    await waitFor(world.kit, isSignedIn)
    expect(world.kit.getSnapshot().hasTag('open')).toBe(false)
    expect(await world.service.readSessions(signer)).toMatchObject({
      sessions: [{ address: alice.address, caipNetworkId: chain }],
    })
  })

  it('asks again after a sign-out in another page', async () => {
    const world = setUp((message) => alice.signMessage({ message }))
    await signIn(world)
    await waitFor(world.kit, isSignedIn)
    await world.service.endSessions([signer])
    world.page.dispatchEvent(new Event('focus'))
    await waitFor(world.kit, (kit) => kit.matches({ gate: { guarded: 'required' } }))
    expect(world.kit.getSnapshot().hasTag('open')).toBe(true)
  })

  it('refuses a wallet that signs for another account, and asks again', async () => {
    const world = setUp((message) => bob.signMessage({ message }))
    const asked = await signIn(world)
    expect([asked.status, asked.context.failure]).toEqual(['active', { code: 'sign.unauthorized' }])
    expect(await world.service.readSessions(signer)).toMatchObject({ sessions: [] })
  })
})
