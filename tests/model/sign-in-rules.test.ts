import { describe, expect, it } from 'vitest'
import type { InspectionEvent, SnapshotFrom } from 'xstate'
import type { Event, Move } from '../../devtools/simulation.ts'
import type { signInMachine } from '../../machines/sign-in/chart.ts'
import { readings, ready, signer } from '../../machines/sign-in/payloads.ts'
import type { Track } from '../../machines/system.ts'
import { reported, signInPaths, signsIn } from './sign-in-setup.ts'
import { snackbarOf, toastsOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { kitInput, reports } from './world.ts'

const signature = '0x5160'
const arrives = (at: string): Move => ({ do: 'resolve', at })
const { caipNetworkId: one } = signer

/** A connected user at the sign-in prompt. */
function at(variant: keyof typeof signInPaths = 'required') {
  const simulation = startKit(signInPaths[variant], signsIn(variant !== 'optional'))
  const actor = simulation.find('route:1')
  if (!actor) throw new Error('Signing in has not begun')
  const tracked: Track[] = []
  const asked: Event[] = []
  simulation.root.system.inspect((happening: InspectionEvent) => {
    if (happening.type !== '@xstate.event') return
    const { event, actorRef } = happening
    if (event.type === 'track') tracked.push(event as Track)
    if (actorRef === simulation.root && ['account.disconnect', 'network.switch'].includes(event.type)) asked.push(event)
  })
  const play = (move: Move) => simulation.play(move)
  const port = (name: string) => ({
    answers: (output?: unknown) => play({ do: 'resolve', at: `route:1/${name}`, output }),
    fails: (code: string) => play({ do: 'reject', at: `route:1/${name}`, code }),
  })
  const now = (): SnapshotFrom<typeof signInMachine> => actor.getSnapshot()
  return {
    message: port('createMessage'),
    wallet: port('signMessage'),
    server: port('addSession'),
    sessions: port('readSessions'),
    send: (event: Event) => play({ do: 'send', at: 'route:1', event }),
    sign: () => play({ do: 'send', at: 'route:1', event: { type: 'sign.approve' } }),
    retry: () => play({ do: 'send', at: 'route:1', event: { type: 'sign.retry' } }),
    cancel: () => play({ do: 'send', at: 'route:1', event: { type: 'sign.cancel' } }),
    reports: (report: object) =>
      play({ do: 'emit', at: 'wallet:eip155/watchWallet', event: { type: 'wallet.reported', report } }),
    elapses: (name: string) => {
      const timer = simulation.timers().find((each) => each.at === 'route:1' && each.timer.includes(`.${name}.`))
      if (!timer) throw new Error(`No delay ${name} is running`)
      play({ do: 'fire', ...timer })
    },
    works: (src: string) => simulation.working().filter((each) => each.src === src).length,
    now,
    value: () => now().value,
    /** The flow's state while it is open. */
    task: () => Object(Object(now().value).open).task,
    /** What the Cancel button promises. */
    promises: () => Object.values(now().getMeta()).find((meta) => meta?.cancel)?.cancel,
    output: () => now().output,
    failure: () => now().context.failure,
    said: () => snackbarOf(simulation).context.message,
    tracked,
    /** What the flow requests from the kit. */
    asked,
    simulation,
  }
}

const asked = (variant?: keyof typeof signInPaths) => {
  const flow = at(variant)
  flow.message.answers(ready)
  return flow
}
const signing = (variant?: keyof typeof signInPaths) => {
  const flow = asked(variant)
  flow.sign()
  return flow
}
const verifying = (variant?: keyof typeof signInPaths) => {
  const flow = signing(variant)
  flow.wallet.answers(signature)
  return flow
}
const events = ({ tracked }: ReturnType<typeof at>) => tracked.map(({ event }) => event)
/** Its outcome if the wallet must be disconnected. */
const disconnecting = [
  { status: 'cancelled' },
  [{ type: 'account.disconnect', namespace: 'eip155', connectorId: 'example.meadow' }],
]
const properties = { network: one, isSmartAccount: false }

describe('a message is created, the user signs it, and a session is added [signin-message] [signin-signed] [signin-verifying]', () => {
  it('goes from message to session', () => {
    const flow = at()
    expect(flow.task()).toBe('preparing')
    flow.message.answers(ready)
    expect(flow.task()).toBe('ready')
    flow.sign()
    flow.wallet.answers(signature)
    expect(flow.task()).toBe('verifying')
    flow.server.answers()
    expect(flow.output()).toEqual({ status: 'established' })
  })

  it('asks the wallet nothing before the user presses the button', () => {
    expect(asked().works('signMessage')).toBe(0)
  })

  it('tracks the press and the success', () => {
    const flow = verifying()
    flow.server.answers()
    expect(flow.tracked).toEqual([
      { type: 'track', event: 'CLICK_SIGN_SIWX_MESSAGE', properties },
      { type: 'track', event: 'SIWX_AUTH_SUCCESS', properties },
    ])
  })

  it('reports a smart account as one', () => {
    const [account] = reports.connected.connections
    const smart = { ...account, accounts: [{ address: signer.address, type: 'smartAccount' }] }
    const flow = asked()
    flow.reports({ ...reports.connected, connections: [smart] })
    flow.sign()
    expect(flow.tracked).toMatchObject([{ properties: { isSmartAccount: true } }])
  })
})

describe('failures [signin-failed]', () => {
  const wrong: [string, () => ReturnType<typeof at>, (flow: ReturnType<typeof at>) => void, string][] = [
    ['the wallet declines', signing, (flow) => flow.wallet.fails('wallet.rejected'), 'wallet.rejected'],
    ['the wallet has another request', signing, (flow) => flow.wallet.fails('wallet.pending'), 'wallet.pending'],
    ['the wallet says anything', signing, (flow) => flow.wallet.fails('unheard-of'), 'unknown'],
    ['the signature is not valid', verifying, (flow) => flow.server.fails('sign.invalid'), 'sign.invalid'],
    ['it ran out while it was signed', verifying, (flow) => flow.server.fails('sign.expired'), 'sign.expired'],
    ['the server refuses', verifying, (flow) => flow.server.fails('sign.unauthorized'), 'sign.unauthorized'],
    ['the server says nothing of use', verifying, (flow) => flow.server.fails('sign.server'), 'sign.server'],
    ['the server says nothing for 30 s', verifying, (flow) => flow.elapses('request'), 'sign.server'],
  ]

  it.each(wrong)('%s: it asks again, and a snackbar says Error signing message', (_, begin, fail, code) => {
    const flow = begin()
    fail(flow)
    expect(flow.task()).toEqual({ failed: code === 'wallet.rejected' ? 'declined' : 'retryable' })
    expect(flow.failure()?.code).toBe(code)
    expect(flow.said()).toEqual({ variant: 'error', code: 'sign.failed' })
    expect(events(flow).at(-1)).toBe('SIWX_AUTH_ERROR')
  })

  it.each(wrong)('%s: no message is signed twice', (_, begin, fail) => {
    const flow = begin()
    fail(flow)
    expect(flow.now().can({ type: 'sign.approve' })).toBe(false)
    flow.retry()
    expect(flow.task()).toBe('renewing')
    expect(flow.failure()).toBeNull()
    const renewed = { ...ready, message: 'Another one' }
    flow.message.answers(renewed)
    expect(flow.task()).toEqual({ signing: 'asking' })
    expect(flow.now().context.ready).toEqual(renewed)
  })

  it('asks again if the new message cannot be created, and keeps the connection', () => {
    for (const fail of ['fails', 'hangs']) {
      const flow = signing()
      flow.wallet.fails('wallet.rejected')
      flow.retry()
      if (fail === 'fails') flow.message.fails('sign.server')
      else flow.elapses('request')
      expect(flow.task()).toEqual({ failed: 'retryable' })
    }
  })

  it('ends if the first message cannot be created: a problem occurred while trying initialize authentication', () => {
    for (const fail of ['fails', 'hangs']) {
      const flow = at()
      if (fail === 'fails') flow.message.fails('sign.server')
      else flow.elapses('request')
      expect([flow.output(), flow.asked]).toEqual([{ status: 'broken' }, disconnecting[1]])
      expect(toastsOf(flow.simulation).context.toasts).toMatchObject([{ variant: 'error', code: 'sign.broken' }])
      expect(events(flow)).toEqual(['SIWX_AUTH_ERROR'])
    }
  })

  it('says Authenticating… while the signature is verified', () => {
    const flow = verifying()
    expect(flow.said()).toEqual({ variant: 'loading', code: 'sign.authenticating' })
    flow.server.answers()
    expect(flow.said()).toBeNull()
  })
})

describe('a wallet’s prompt [flow-prompt-hint] [flow-prompt-timeout]', () => {
  it('gets a hint after 20 s, and counts as unanswered after 5 min', () => {
    const flow = signing()
    flow.elapses('hint')
    expect(flow.task()).toEqual({ signing: 'slow' })
    flow.elapses('prompt')
    expect(flow.task()).toEqual({ signing: 'unanswered' })
    expect(flow.failure()).toEqual({ code: 'request.timeout' })
  })

  it('is honoured when it is answered late', () => {
    const flow = signing()
    flow.elapses('prompt')
    flow.wallet.answers(signature)
    expect(flow.task()).toBe('verifying')
    expect(flow.failure()).toBeNull()
  })

  it('is abandoned when the user asks again: the flow waits for one signature, never two', () => {
    const flow = signing()
    flow.elapses('prompt')
    flow.retry()
    expect(flow.works('signMessage')).toBe(0)
    flow.message.answers(ready)
    expect(flow.works('signMessage')).toBe(1)
  })

  it('shows no message that is more than 4 minutes old', () => {
    const flow = asked()
    flow.elapses('messageLife')
    expect(flow.task()).toBe('stale')
    flow.sign()
    expect(flow.task()).toBe('renewing')
  })
})

describe('cancelling [signin-cancel] [signin-late-revoked]', () => {
  const stages = [at, asked, signing, verifying]

  it.each(stages)('closes if sign-in is optional', (begin) => {
    const flow = begin('optional')
    flow.cancel()
    expect([flow.output(), flow.asked]).toEqual([{ status: 'cancelled' }, []])
    expect(events(flow).at(-2)).toBe('CLICK_CANCEL_SIWX')
  })

  it.each(stages)('disconnects if it is required, and no network has a session', (begin) => {
    const flow = begin('required')
    flow.cancel()
    expect([flow.output(), flow.asked]).toEqual(disconnecting)
  })

  it.each(stages)('goes back to the last network that has a session', (begin) => {
    const flow = begin('elsewhere')
    flow.cancel()
    expect(flow.value()).toBe('cancelling')
    flow.sessions.answers(readings.one)
    expect([flow.value(), flow.asked]).toEqual(['returning', [{ type: 'network.switch', caipNetworkId: one }]])
    flow.reports(reports.connected)
    expect(flow.output()).toEqual({ status: 'left' })
  })

  it('shows why if the wallet does not switch back, and the user can still sign or leave', () => {
    const refused = asked('elsewhere')
    refused.cancel()
    refused.sessions.answers(readings.one)
    refused.simulation.play({ do: 'reject', at: 'wallet:eip155/requestNetwork', code: 'wallet.rejected' })
    expect([refused.task(), refused.failure()]).toEqual([{ failed: 'declined' }, { code: 'wallet.rejected' }])
    const tired = asked('elsewhere')
    tired.cancel()
    tired.sessions.answers(readings.one)
    tired.cancel()
    expect([tired.output(), tired.asked.slice(1)]).toEqual(disconnecting)
  })

  it('does not wait forever for a wallet to switch back', () => {
    const flow = asked('elsewhere')
    flow.cancel()
    flow.sessions.answers(readings.one)
    expect([flow.value(), flow.promises()]).toEqual(['returning', 'signIn.cancelDisconnects'])
    flow.elapses('prompt')
    expect([flow.task(), flow.failure()]).toEqual([{ failed: 'retryable' }, { code: 'request.timeout' }])
  })

  describe('if the app no longer has the network with a session [signin-return-gone]', () => {
    const removed = (flow: ReturnType<typeof at>) => {
      const networks = kitInput.networks.filter(({ caipNetworkId }) => caipNetworkId !== one)
      flow.simulation.play({ do: 'send', at: '', event: { type: 'networks.changed', networks } })
    }

    it.each(stages)('Cancel promises to disconnect, and does', (begin) => {
      const flow = begin('elsewhere')
      expect(flow.promises()).toBe('signIn.cancelGoesBack')
      removed(flow)
      expect(flow.promises()).toBe('signIn.cancelDisconnects')
      flow.cancel()
      expect([flow.output(), flow.asked]).toEqual(disconnecting)
    })

    it('the flow disconnects if it was reading that network’s sessions', () => {
      const flow = asked('elsewhere')
      flow.cancel()
      removed(flow)
      expect([flow.output(), flow.asked]).toEqual(disconnecting)
    })

    it('the flow offers to sign in here if it was asking the wallet to switch back', () => {
      const flow = asked('elsewhere')
      flow.cancel()
      flow.sessions.answers(readings.one)
      removed(flow)
      expect([flow.task(), flow.promises()]).toEqual(['stale', 'signIn.cancelDisconnects'])
    })

    it('the flow continues while the app still has it', () => {
      const flow = signing('elsewhere')
      const { networks } = kitInput
      flow.simulation.play({ do: 'send', at: '', event: { type: 'networks.changed', networks } })
      expect([flow.task(), flow.promises()]).toEqual([{ signing: 'asking' }, 'signIn.cancelGoesBack'])
    })
  })

  it('disconnects if that network no longer has a session, or it cannot be read', () => {
    const failures: ((flow: ReturnType<typeof at>) => void)[] = [
      (flow) => flow.sessions.answers(readings.none),
      (flow) => flow.sessions.fails('sign.server'),
      (flow) => flow.elapses('disconnectCap'),
    ]
    for (const fail of failures) {
      const flow = asked('elsewhere')
      flow.cancel()
      fail(flow)
      expect([flow.output(), flow.asked]).toEqual(disconnecting)
    }
  })

  it('looks nowhere else if the last network is this one', () => {
    const flow = asked('again')
    flow.cancel()
    expect([flow.output(), flow.asked]).toEqual(disconnecting)
  })

  it('ignores a signature that arrives afterwards', () => {
    const flow = signing('elsewhere')
    flow.cancel()
    expect(flow.works('signMessage')).toBe(0)
  })
})

describe('a session belongs to one account on one chain [signin-session]', () => {
  const moves = [
    ['another account', reports.otherAccount],
    ['another network', reports.otherNetwork],
    ['another wallet', reports.both],
    ['no wallet', reports.disconnected],
  ] as const
  const stages = [
    ['while the message is made', at],
    ['while it asks', asked],
    ['while the wallet is asked', signing],
    ['while the signature is checked', verifying],
  ] as const

  it.each(stages.flatMap(([when, begin]) => moves.map(([what, report]) => [what, when, begin, report] as const)))(
    '%s %s: a signature for the old one is not accepted',
    (_, __, begin, report) => {
      const flow = begin()
      flow.reports(report)
      expect(flow.output()).toEqual({ status: 'left' })
      expect([flow.works('signMessage'), flow.works('addSession')]).toEqual([0, 0])
    },
  )

  it('an unchanged report from the wallet changes nothing', () => {
    const flow = signing()
    flow.reports(reports.connected)
    flow.send({ type: 'wallet.accountChanged', namespace: 'eip155' })
    expect(flow.task()).toEqual({ signing: 'asking' })
  })

  it('the session belongs to the account that is active when its charts have loaded', () => {
    const late = startKit(signInPaths.required.slice(0, 1), signsIn(), true)
    late.play(reported(reports.otherAccount))
    for (const move of [arrives('loadGatekeeper'), ...signInPaths.required.slice(1)]) late.play(move)
    const there = reports.otherAccount.connections[0]?.accounts[0]?.address
    expect(there).not.toBe(signer.address)
    expect(late.find('route:1')?.getSnapshot().context.address).toBe(there)
  })
})

it('always has a next step: the user can cancel at any time, and cancelling ends by itself', () => {
  for (const begin of [at, asked, signing, verifying])
    for (const variant of ['optional', 'required', 'elsewhere'] as const) {
      const flow = begin(variant)
      expect(flow.now().can({ type: 'sign.cancel' })).toBe(true)
      flow.cancel()
      if (flow.value() === 'cancelling') flow.elapses('disconnectCap')
      expect(flow.now().status).toBe('done')
    }
})
