import { useState } from 'react'
import type { AnyMachineSnapshot } from 'xstate'
import { useStyles } from '../../ui/styles.tsx'
import { isPlain } from '../feed/diff.ts'
import type { ActorView } from '../feed/terms.ts'
import { sendable, takes } from '../simulate/choices.ts'
import type { Event } from '../simulation.ts'
import { JsonField } from './json-field.tsx'
import { checkPayloadOf } from './move-data.ts'
import css from './send-pane.css?inline'

/** The actor to which an event is sent. */
type Receiver = Pick<ActorView, 'at' | 'name' | 'machine' | 'status' | 'ref'>

/** Sends an actor an event by hand; those that its chart accepts now are listed first. */
export function SendPane({ actor }: { actor: Receiver | undefined }) {
  if (!actor?.machine) return <p className="empty">Choose an actor that runs a chart.</p>
  if (actor.status !== 'active') return <p className="empty">This actor has ended and takes no more events.</p>
  return <Sending actor={actor} />
}

/** The form for an actor's next event. What is typed stays, whatever the chart accepts next. */
function Sending({ actor }: { actor: Receiver }) {
  useStyles(css)
  const [chosen, setChosen] = useState(() => eventTypes(actor.ref.getSnapshot())[0]?.example.type)
  const [outcome, setOutcome] = useState('')
  const snapshot: AnyMachineSnapshot = actor.ref.getSnapshot()
  const events = eventTypes(snapshot)
  const event = events.find(({ example }) => example.type === chosen) ?? events[0]
  if (!event) return <p className="empty">This chart takes no events but those of its own ports.</p>
  const { type, ...payload } = event.example

  const send = (value: unknown) => {
    const sent: Event = { ...(isPlain(value) ? value : {}), type }
    const isTaken = takes(snapshot, sent)
    try {
      actor.ref.send(sent)
      setOutcome(isTaken ? `${type} was taken.` : `${type} was sent, and ignored: no state takes it now.`)
    } catch (cause) {
      setOutcome(`${type} failed: ${cause instanceof Error ? cause.message : String(cause)}`)
    }
  }
  return (
    <div className="send scroll">
      <label className="send-field">
        <span className="dim">
          Event to <span className="mono">{actor.at || actor.name}</span>
        </span>
        <select className="field mono" value={type} onChange={({ target }) => setChosen(target.value)}>
          <optgroup label="Taken now">
            {events.map(({ example, isTaken }) => isTaken && <option key={example.type}>{example.type}</option>)}
          </optgroup>
          <optgroup label="Ignored now">
            {events.map(({ example, isTaken }) => !isTaken && <option key={example.type}>{example.type}</option>)}
          </optgroup>
        </select>
      </label>
      <JsonField
        key={type}
        label="Payload"
        initial={payload}
        action="Send"
        check={checkPayloadOf(type)}
        onSubmit={send}
      />
      <p className="send-outcome" role="status">
        {outcome}
      </p>
    </div>
  )
}

interface EventType {
  /** Preferably one that the chart accepts now. */
  example: Event
  isTaken: boolean
}

/** An example of each event type, those that the chart accepts now first. */
function eventTypes(snapshot: AnyMachineSnapshot): EventType[] {
  const all = Object.values(Object.groupBy(sendable(snapshot), ({ type }) => type)).flatMap((examples): EventType[] => {
    const [first] = examples ?? []
    const taken = examples?.find((example) => takes(snapshot, example))
    return first ? [{ example: taken ?? first, isTaken: taken !== undefined }] : []
  })
  return [...all.filter(({ isTaken }) => isTaken), ...all.filter(({ isTaken }) => !isTaken)]
}
