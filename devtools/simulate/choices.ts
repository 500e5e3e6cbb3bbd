import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { eventOf } from '../chart-text.ts'
import { channelSample, eventsOf, portSample } from '../samples/index.ts'
import type { Event, Move, Simulation } from '../simulation.ts'

/** Something that can be made to happen in a simulation. */
export interface Choice {
  key: string
  /** Its subject: an event type, the name of a port or a delay. */
  label: string
  /** A short summary of it. */
  detail: string
  kind: 'event' | 'done' | 'fail' | 'fact' | 'timer'
  /** Whether it belongs to the chart itself, and not to an ancestor. */
  own: boolean
  /** Whether it would have an effect now. */
  possible: boolean
  move: Move
}

const order: readonly Choice['kind'][] = ['event', 'done', 'fail', 'timer', 'fact']

/** Everything that can happen now: events to the chart, and anything from its environment. */
export function choicesOn(simulation: Simulation, actor: AnyActorRef, at: string): Choice[] {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  if (snapshot.status !== 'active') return []
  const all = [...eventChoices(snapshot, at), ...worldChoices(simulation, at), ...timerChoices(simulation, at)]
  return all.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
}

/** The events that can be sent by hand: examples if there are any, otherwise the bare type. */
export function sendable(snapshot: AnyMachineSnapshot): Event[] {
  const { machine } = snapshot
  const samples = eventsOf(machine.id)
  const bare = machine.events.filter(
    (type) => type !== '' && !/^xstate\.|\*/.test(type) && !samples.some((sample) => sample.type === type),
  )
  return [...samples, ...bare.map((type) => ({ type }))]
}

/** Whether a chart would accept an event now; false if it makes its guards throw. */
export function takes(snapshot: AnyMachineSnapshot, event: Event): boolean {
  try {
    return snapshot.can(event)
  } catch {
    return false
  }
}

const eventChoices = (snapshot: AnyMachineSnapshot, at: string): Choice[] =>
  sendable(snapshot).map((event) => {
    const base = { label: event.type, detail: payloadOf(event), kind: 'event', own: true } as const
    return choice({ ...base, move: { do: 'send', at, event } }, takes(snapshot, event))
  })

function worldChoices(simulation: Simulation, chart: string): Choice[] {
  return simulation.working().flatMap(({ at, src }) => {
    const own = isOwn(at, chart)
    const port = portSample(src)
    if (!port)
      return channelSample(at, src).map(({ name, event }) =>
        choice({
          label: event.type,
          detail: name || payloadOf(event),
          kind: 'fact',
          own,
          move: { do: 'emit', at, event },
        }),
      )
    const done = port.outputs.map((output) =>
      choice({ label: src, detail: preview(output), kind: 'done', own, move: { do: 'resolve', at, output } }),
    )
    const failed = port.codes.map((code) =>
      choice({ label: src, detail: code, kind: 'fail', own, move: { do: 'reject', at, code } }),
    )
    return [...done, ...failed]
  })
}

const timerChoices = (simulation: Simulation, chart: string): Choice[] =>
  simulation.timers().map(({ at, timer }) =>
    choice({
      label: nameOf(simulation, at, timer),
      detail: '',
      kind: 'timer',
      own: at === chart,
      move: { do: 'fire', at, timer },
    }),
  )

/** The name of a delay in the chart. */
function nameOf(simulation: Simulation, at: string, timer: string): string {
  const snapshot: AnyMachineSnapshot | undefined = simulation.find(at)?.getSnapshot()
  const transition = snapshot?._nodes.flatMap((node) => node.after).find(({ eventType }) => eventType === timer)
  return transition ? `${eventOf(transition)} in ${transition.source.key}` : timer
}

const isOwn = (at: string, chart: string) =>
  chart === '' ? !at.includes('/') : at.startsWith(`${chart}/`) && !at.slice(chart.length + 1).includes('/')

const choice = (base: Omit<Choice, 'key' | 'possible'>, possible = true): Choice => ({
  ...base,
  possible,
  key: JSON.stringify(base.move),
})

const payloadOf = ({ type: _, ...payload }: Event): string => (Object.keys(payload).length > 0 ? preview(payload) : '')

const preview = (value: unknown): string => {
  const text = JSON.stringify(value) ?? ''
  return text === 'null' ? '' : text.length > 80 ? `${text.slice(0, 79)}…` : text
}
