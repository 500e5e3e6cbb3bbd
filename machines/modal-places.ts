import { not } from 'xstate'
import { flow } from './kit-setup.ts'
import type { LateFlow } from './kit-terms.ts'
import { idOf, isStrange, toFixed, toTarget } from './modal-steps.ts'
import { pushed } from './stack.ts'

// A flow that has not started hears nothing, so the kit itself notices that its account has gone.
const needless = { guard: not('isNeeded'), target: '#kit.modal.closed' } as const

type Starting = 'startFlow' | 'startPairing'

type Bound = readonly [typeof needless] | readonly []

const lateAt = <Name extends LateFlow, B extends Bound>(name: Name, bound: B, entry: readonly Starting[]) =>
  ({
    description: 'A place of a flow whose chart is fetched when it is first entered (DESIGN 3, pay nothing).',
    initial: 'arriving',
    states: {
      arriving: {
        description:
          'The chart of the flow is on its way, for 30 s at most (DESIGN 3). The header is there meanwhile, so that nobody has to wait for it.',
        meta: { view: 'Arriving' },
        always: [...bound, { guard: { type: 'hasArrived', params: name }, target: 'here' }],
        invoke: {
          id: 'loadFlow',
          src: 'loadFlow',
          input: { flow: name },
          onDone: { target: 'here', actions: { type: 'noteArrived', params: name } },
          onError: 'absent',
        },
        after: { load: 'absent' },
      },
      here: {
        description: 'The flow runs, for as long as its place is on the stack, on top or not (DESIGN 3).',
        entry,
        meta: { flow: name },
      },
      absent: {
        description: 'The chart did not come. It can be asked for again; back and close lead out of here (DESIGN 3).',
        meta: { view: 'Unavailable' },
        always: bound,
        on: { 'flow.retry': 'arriving' },
      },
    },
  }) as const

/** A place of a flow whose chart comes late, and that makes no sense once its account has gone. */
export const late = <Name extends LateFlow>(name: Name) => lateAt(name, [needless], ['startFlow'])

/** A place of a flow whose chart comes late, for anybody; `entry` starts what it needs, and itself. */
export const lateForAll = <Name extends LateFlow>(name: Name, entry: readonly Starting[] = ['startFlow']) =>
  lateAt(name, [], entry)

const chooses = [
  { guard: isStrange, actions: { type: 'alert', params: { code: 'network.notFound' } } },
  { guard: { type: 'isConnectedOn', params: idOf }, actions: { type: 'approachNetwork', params: idOf } },
  { guard: 'isConnected', target: 'routing', actions: toTarget('SwitchActiveChain') },
] as const

/** The list of networks. */
export const networks = flow.createStateConfig({
  description: 'SPEC 4, network switch: what follows a choice depends on who is connected where.',
  meta: { view: 'Networks' },
  on: {
    'network.choose': [
      ...chooses,
      { guard: { type: 'isNew', params: idOf }, actions: [{ type: 'switchTo', params: idOf }, 'leave'] },
    ],
    'help.open': {
      target: 'routing',
      actions: [{ type: 'track', params: { event: 'CLICK_NETWORK_HELP' } }, toFixed(pushed, 'WhatIsANetwork')],
    },
  },
})

/** The way back from a network that is none of the app's. */
export const unsupported = flow.createStateConfig({
  description:
    'SPEC 4: the active network is none of the app’s. One that is, or the end of the connection, is the way on; whoever closes it is led here again by the next change.',
  meta: { view: 'UnsupportedChain' },
  always: needless,
  on: { 'network.choose': chooses, 'network.settled': { actions: 'leave' } },
})
