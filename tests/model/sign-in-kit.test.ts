import { describe, expect, it } from 'vitest'
import type { InspectionEvent } from 'xstate'
import type { Move, Simulation } from '../../devtools/simulation.ts'
import type { KitInput } from '../../machines/kit/index.ts'
import type { SignInWishes } from '../../machines/kit/types.ts'
import { readings, ready, signer } from '../../machines/sign-in/payloads.ts'
import { createDriver } from './driver.ts'
import { reported } from './sign-in-setup.ts'
import { kitOf, onTop, toastsOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { connectors, reports, solanaReports, twoNamespaces } from './world.ts'

const app = { name: 'The dApp' }

/** A dApp with sign-in, before any user has connected. */
function signingIn(wishes: Partial<SignInWishes> = {}, input: Partial<KitInput> = {}) {
  const scene = createDriver({ ...input, signIn: { required: true, endsWithConnections: true, app, ...wishes } })
  const { play, simulation } = scene
  const kit = () => kitOf(simulation)
  const ended: unknown[] = []
  simulation.root.system.inspect((happening: InspectionEvent) => {
    if (happening.type === '@xstate.actor' && Object(happening.actorRef).src === 'endSessions')
      ended.push(Object(happening.actorRef).options.input.signers)
  })
  const reads = {
    answers: (output: object) => play({ do: 'resolve', at: 'session/readSessions', output }),
    fails: () => play({ do: 'reject', at: 'session/readSessions', code: 'sign.server' }),
  }
  return {
    ...scene,
    reads,
    /** The accounts whose sessions were ended, one call after the other; null for all. */
    ended: () => ended,
    routes: () => kit().context.stack.map(({ route }) => route),
    gate: () => kit().value.gate,
    modal: () => kit().value.modal,
    /** The user opens the modal and chooses a wallet, which approves. */
    connects: () => {
      scene.stored.answers([])
      scene.reports(reports.disconnected)
      scene.open()
      scene.choose(connectors.meadow)
      scene.reports(reports.connected)
      scene.elapses('success')
    },
    /** A user returns whose wallet is still connected. */
    returns: () => {
      scene.stored.answers([connectors.meadow.id])
      scene.reports(reports.connected)
    },
    cancels: () => {
      scene.answer('createMessage').answers(ready)
      scene.top({ type: 'sign.cancel' })
    },
    signs: () => {
      scene.answer('createMessage').answers(ready)
      scene.top({ type: 'sign.approve' })
      scene.answer('signMessage').answers('0x5160')
      scene.answer('addSession').answers()
    },
  }
}

const asked = (wishes?: Partial<SignInWishes>) => {
  const scene = signingIn(wishes)
  scene.connects()
  scene.reads.answers({ ...readings.none, required: wishes?.required ?? true })
  return scene
}
const optional = { required: false }

describe('the sign-message view opens after connecting [signin-opens]', () => {
  it('if the account has no session; the connected view stays until that is known', () => {
    const scene = signingIn()
    scene.connects()
    expect([scene.gate(), scene.routes()]).toEqual([{ guarded: 'pending' }, ['Connect']])
    scene.reads.answers(readings.none)
    expect([scene.gate(), scene.routes()]).toEqual([{ guarded: 'required' }, ['SIWXSignMessage']])
  })

  it('unless there is a session or none is needed: then the modal closes', () => {
    for (const reading of [readings.one, readings.uncovered]) {
      const scene = signingIn()
      scene.connects()
      scene.reads.answers(reading)
      expect([scene.gate(), scene.isOpen()]).toEqual([{ guarded: 'open' }, false])
    }
  })

  it('for a returning user, if a session is required', () => {
    const scene = signingIn()
    scene.returns()
    scene.reads.answers(readings.none)
    expect(scene.routes()).toEqual(['SIWXSignMessage'])
    const free = signingIn(optional)
    free.returns()
    free.reads.answers(readings.optional)
    expect([free.gate(), free.isOpen()]).toEqual([{ guarded: 'open' }, false])
  })

  it('but not in a dApp without sign-in [signin-lazy]', () => {
    const scene = createDriver()
    scene.stored.answers([])
    scene.reports(reports.disconnected)
    scene.open()
    scene.choose(connectors.meadow)
    scene.reports(reports.connected)
    scene.elapses('success')
    expect([kitOf(scene.simulation).value.gate, scene.isOpen()]).toEqual(['unguarded', false])
  })

  it('for another account and another network as well', () => {
    for (const report of [reports.otherAccount, reports.otherNetwork]) {
      const scene = signingIn()
      scene.connects()
      scene.reads.answers(readings.one)
      scene.reports(report)
      scene.reads.answers(readings.none)
      expect(scene.routes()).toEqual(['SIWXSignMessage'])
    }
  })

  it.each([true, false])('for the account of another namespace that becomes active (required: %s)', (required) => {
    const sun = 'solana:sandbox'
    const session = { address: solanaReports.solanaConnected.connections[0]?.accounts[0]?.address, caipNetworkId: sun }
    const activations = {
      'the dApp opens it': (scene: ReturnType<typeof signingIn>) =>
        scene.kit({ type: 'modal.open', namespace: 'eip155' }),
      'the dApp selects its network': (scene: ReturnType<typeof signingIn>) =>
        scene.kit({ type: 'network.switch', caipNetworkId: signer.caipNetworkId }),
      'the user chooses its network': (scene: ReturnType<typeof signingIn>) => {
        scene.open('Networks')
        scene.pick('eip155:31338')
        scene.reports(reports.otherNetwork)
      },
    }
    for (const [by, activate] of Object.entries(activations)) {
      const scene = signingIn({ required }, twoNamespaces)
      scene.returns()
      scene.reads.answers({ ...readings.one, required })
      scene.secondNamespace.stored.answers([])
      scene.secondNamespace.reports(solanaReports.solanaDisconnected)
      scene.secondNamespace.reports(solanaReports.solanaConnected)
      scene.reads.answers({ ...readings.one, required, sessions: [{ ...session, expiresAt: null }] })
      activate(scene)
      expect([by, scene.gate()]).toEqual([by, { guarded: 'pending' }])
      scene.reads.answers({ ...readings.none, required })
      expect([by, scene.routes()]).toEqual([by, ['SIWXSignMessage']])
    }
  })

  it('but not on an unsupported network: that is shown first', () => {
    const scene = signingIn()
    scene.returns()
    scene.reports(reports.unknownChain)
    expect([scene.gate(), scene.routes()]).toEqual([{ guarded: 'open' }, ['UnsupportedChain']])
  })

  it('later, if the user is on the way to another network', () => {
    const scene = signingIn()
    scene.returns()
    scene.reads.answers(readings.one)
    scene.open()
    scene.kit({ type: 'network.ask', caipNetworkId: 'eip155:31338' })
    scene.reports(reports.otherNetwork)
    expect(scene.routes()).toEqual(['Account', 'SwitchNetwork'])
    scene.reads.answers(readings.none)
    expect(scene.routes()).toEqual(['SIWXSignMessage'])
  })
})

describe('the prompt cannot be closed while a session is required and missing [signin-required]', () => {
  const attempts = [
    { type: 'modal.close', reason: 'escape' },
    { type: 'modal.close', reason: 'backdrop' },
    { type: 'modal.close', reason: 'button' },
    { type: 'modal.close', reason: 'api' },
    { type: 'nav.pop' },
    { type: 'nav.push', route: 'WhatIsAWallet' },
    { type: 'nav.replace', route: 'Networks' },
    { type: 'modal.open', view: 'Account' },
  ] as const

  it.each(attempts)('$type $reason: the card shakes for 500 ms', (event) => {
    const scene = asked()
    scene.kit(event)
    expect([scene.routes(), kitOf(scene.simulation).hasTag('refusing')]).toEqual([['SIWXSignMessage'], true])
    scene.elapses('shake')
    expect([scene.routes(), kitOf(scene.simulation).hasTag('refusing')]).toEqual([['SIWXSignMessage'], false])
  })

  it('the header has no Back', () => {
    const scene = asked()
    scene.back()
    expect([scene.routes(), kitOf(scene.simulation).hasTag('refusing')]).toEqual([['SIWXSignMessage'], false])
  })

  it('it can be closed if sign-in is optional, and does not return without a reason', () => {
    const scene = asked(optional)
    expect(scene.gate()).toEqual({ guarded: 'optional' })
    scene.close()
    expect([scene.gate(), scene.isOpen()]).toEqual([{ guarded: 'open' }, false])
    scene.open()
    expect(scene.routes()).toEqual(['Account'])
  })

  it('the modal opens at it as long as there is no session', () => {
    const scene = asked()
    scene.cancels()
    expect(scene.isOpen()).toBe(false)
    scene.ending.fails('wallet.disconnectFailed')
    expect(scene.routes()).toEqual(['SIWXSignMessage'])
  })

  it('any other way out leads to it', () => {
    const scene = signingIn()
    scene.returns()
    scene.open()
    scene.kit({ type: 'network.ask', caipNetworkId: 'eip155:31338' })
    scene.reads.answers(readings.none)
    expect(scene.routes()).toEqual(['Account', 'SwitchNetwork'])
    scene.close()
    expect(scene.routes()).toEqual(['SIWXSignMessage'])
  })
})

describe('the wallet’s own prompt while signing appears above the sign-in prompt [signin-approve]', () => {
  /** The same account, as an embedded wallet's. */
  const [{ user } = {}] = reports.embeddedUser.connections
  const loggedIn = {
    ...reports.connected,
    connections: reports.connected.connections.map((each) => ({ ...each, ...(user && { user }) })),
  }
  /** A user who has agreed to sign, and whose wallet asks for approval. */
  const signing = (wishes?: Partial<SignInWishes>) => {
    const scene = asked(wishes)
    scene.reports(loggedIn)
    scene.answer('createMessage').answers(ready)
    scene.top({ type: 'sign.approve' })
    const { key } = kitOf(scene.simulation).context.stack.at(-1) ?? {}
    scene.push('ApproveTransaction')
    expect(scene.routes()).toEqual(['SIWXSignMessage', 'ApproveTransaction'])
    return { ...scene, isSameQuestion: () => kitOf(scene.simulation).context.stack.at(-1)?.key === key }
  }

  it.each([undefined, optional])('and closes once it is answered: signing continues (%o)', (wishes) => {
    const scene = signing(wishes)
    scene.answer('showFrame').answers()
    expect([scene.routes(), scene.isSameQuestion()]).toEqual([['SIWXSignMessage'], true])
    scene.answer('signMessage').answers('0x5160')
    scene.answer('addSession').answers()
    scene.reads.answers(readings.one)
    expect([scene.gate(), scene.isOpen()]).toEqual([{ guarded: 'open' }, false])
  })

  it('and leads back to the sign-in prompt with its outcome if the user leaves it', () => {
    for (const leave of ['back', 'close'] as const) {
      const scene = signing()
      scene[leave]()
      expect([scene.routes(), scene.isSameQuestion()]).toEqual([['SIWXSignMessage'], true])
      scene.answer('signMessage').fails('wallet.rejected')
      expect(scene.routes()).toEqual(['SIWXSignMessage'])
      scene.top({ type: 'sign.retry' })
      scene.answer('createMessage').answers(ready)
      scene.answer('signMessage').answers('0x5160')
      scene.answer('addSession').answers()
      scene.reads.answers(readings.one)
      expect([scene.gate(), scene.isOpen()]).toEqual([{ guarded: 'open' }, false])
    }
  })

  it('and closes together with it if sign-in is optional', () => {
    const scene = signing(optional)
    scene.close()
    expect(scene.isOpen()).toBe(false)
  })

  it('and makes way for another account’s prompt', () => {
    const scene = signing()
    scene.reports(reports.otherAccount)
    scene.reads.answers(readings.none)
    expect([scene.routes(), scene.isSameQuestion()]).toEqual([['SIWXSignMessage'], false])
    expect(scene.works('createMessage')).toBe(true)
  })
})

describe('cancelling [signin-cancel]', () => {
  it('closes the prompt, and disconnects if a session is required', () => {
    const scene = asked()
    scene.cancels()
    expect([scene.isOpen(), scene.works('endConnection')]).toEqual([false, true])
  })

  it('goes back to the last network that has a session', () => {
    const scene = signingIn()
    scene.connects()
    scene.reads.answers(readings.one)
    scene.reports(reports.otherNetwork)
    scene.reads.answers(readings.none)
    scene.cancels()
    scene.answer('readSessions').answers(readings.one)
    expect([scene.routes(), scene.works('requestNetwork')]).toEqual([['SIWXSignMessage'], true])
    scene.reports(reports.connected)
    scene.reads.answers(readings.one)
    expect(scene.isOpen()).toBe(false)
  })
})

describe('after sign-in the modal closes [signin-signed]', () => {
  it('when the session has been read back', () => {
    const scene = asked()
    scene.signs()
    expect([scene.gate(), scene.routes()]).toEqual([{ guarded: 'pending' }, ['SIWXSignMessage']])
    scene.reads.answers(readings.one)
    expect([scene.gate(), scene.isOpen()]).toEqual([{ guarded: 'open' }, false])
  })

  it('but asks again if the session cannot be read back', () => {
    const scene = asked()
    const first = onTop(scene.simulation)
    scene.signs()
    scene.reads.answers(readings.none)
    expect(scene.routes()).toEqual(['SIWXSignMessage'])
    expect(onTop(scene.simulation)).not.toBe(first)
  })

  it('in another tab too: here, the view closes', () => {
    const scene = asked()
    scene.play({ do: 'emit', at: 'session/watchSessions', event: { type: 'session.reread' } })
    scene.reads.answers(readings.one)
    expect(scene.isOpen()).toBe(false)
  })

  it('and a second reading does not disturb a user who is signing', () => {
    const scene = asked()
    const first = onTop(scene.simulation)
    scene.answer('createMessage').answers(ready)
    scene.top({ type: 'sign.approve' })
    scene.play({ do: 'emit', at: 'session/watchSessions', event: { type: 'session.reread' } })
    scene.reads.answers(readings.none)
    expect([onTop(scene.simulation), scene.works('signMessage')]).toEqual([first, true])
  })

  it('and a user who needs a session is asked again after it has expired or ended', () => {
    for (const how of ['runs out', 'ends'] as const) {
      const scene = signingIn()
      scene.connects()
      scene.reads.answers(readings.one)
      if (how === 'runs out') scene.elapses('reread')
      else {
        scene.play({ do: 'send', at: 'session', event: { type: 'session.end' } })
        scene.play({ do: 'resolve', at: 'session/endSessions' })
      }
      scene.reads.answers(readings.none)
      expect(scene.routes()).toEqual(['SIWXSignMessage'])
    }
  })
})

describe("'A problem occurred while trying initialize authentication' [signin-unread]", () => {
  it('disconnects and resets if the sessions cannot be read', () => {
    const scene = signingIn()
    scene.connects()
    scene.reads.fails()
    expect([scene.routes(), scene.works('endConnection')]).toEqual([['Connect'], true])
  })

  it('stays for 30 s, both beside the list that lay below and if no message can be created', () => {
    const unread = signingIn()
    unread.connects()
    unread.reads.fails()
    const unmade = asked()
    unmade.answer('createMessage').fails('sign.server')
    for (const { simulation } of [unread, unmade])
      expect(toastsOf(simulation).context.toasts).toMatchObject([{ code: 'sign.broken', duration: 30_000 }])
  })

  it('also appears if no message can be created', () => {
    const scene = asked()
    scene.answer('createMessage').fails('sign.server')
    expect([scene.routes(), scene.works('endConnection')]).toEqual([['Connect'], true])
  })

  it.each([true, false])('also appears if the gatekeeper failed to load and a session is required: %s', (required) => {
    const signIn = { required, endsWithConnections: true, app }
    const event = { type: 'wallet.reported', report: reports.connected }
    const connects: Move = { do: 'emit', at: 'wallet:eip155/watchWallet', event }
    const lost: Move = { do: 'reject', at: 'loadGatekeeper', code: 'engine.failed' }
    const simulation = startKit([connects, lost], { signIn }, true)
    expect(kitOf(simulation).value.gate).toBe('failed')
    expect(simulation.working().some(({ src }) => src === 'endConnection')).toBe(required)
  })
})

describe('sessions end with their connections [signin-ends]', () => {
  const ending = (wishes?: Partial<SignInWishes>) => {
    const scene = signingIn(wishes)
    scene.connects()
    scene.reads.answers(readings.one)
    scene.reports(reports.disconnected)
    return scene
  }

  it('unless the dApp keeps them', () => {
    const scene = ending()
    expect(scene.gate()).toEqual({ guarded: 'open' })
    expect(scene.ended()).toEqual([null])
    expect(ending({ endsWithConnections: false }).ended()).toEqual([])
  })

  it('also if the last one ends before the gatekeeper has loaded', () => {
    const moves: Move[] = [
      { do: 'resolve', at: 'wallet:eip155/reconnect/readStored', output: [connectors.meadow.id] },
      reported(reports.connected),
      { do: 'resolve', at: 'wallet:eip155/reconnect/tryConnector' },
    ]
    const loads: Move = { do: 'resolve', at: 'loadGatekeeper' }
    const starting = (endsWithConnections: boolean, ...rest: Move[]) =>
      startKit([...moves, ...rest, loads], { signIn: { required: true, endsWithConnections, app } }, true)
    const ends = (simulation: Simulation) => simulation.working().some(({ src }) => src === 'endSessions')
    const simulation = starting(true, reported(reports.disconnected))
    expect(Object(simulation.find('session/endSessions')).options.input).toEqual({ signers: null })
    expect(kitOf(simulation).value.gate).toEqual({ guarded: 'open' })
    simulation.play({ do: 'resolve', at: 'session/endSessions' })
    expect([ends(simulation), kitOf(simulation).value.gate]).toEqual([false, { guarded: 'open' }])
    expect(ends(starting(false, reported(reports.disconnected)))).toBe(false)
    expect(ends(starting(true, reported(reports.unknownChain)))).toBe(false)
  })

  it('but not if the dApp replaces the adapter meanwhile', () => {
    const replaces = (['adapter.removed', 'adapter.added'] as const).map(
      (type): Move => ({ do: 'send', at: '', event: { type, namespace: 'eip155' } }),
    )
    const simulation = startKit(
      [reported(reports.connected), ...replaces, { do: 'resolve', at: 'loadGatekeeper' }],
      { signIn: { required: true, endsWithConnections: true, app } },
      true,
    )
    expect(simulation.find('session')).toBeDefined()
    expect(simulation.working().some(({ src }) => src === 'endSessions')).toBe(false)
  })

  it('also if another wallet replaces the previous one, and the new one is asked like any new connection', () => {
    const scene = signingIn(optional)
    scene.connects()
    scene.reads.answers({ ...readings.one, required: false })
    scene.open('Connect')
    scene.choose(connectors.long)
    scene.reports(reports.other)
    scene.elapses('success')
    scene.play({ do: 'resolve', at: 'session/endSessions' })
    scene.reads.answers(readings.optional)
    expect([scene.gate(), scene.routes()]).toEqual([{ guarded: 'optional' }, ['SIWXSignMessage']])
  })
})
