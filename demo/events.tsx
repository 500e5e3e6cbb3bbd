import { useAppKitEvents } from 'portico'
import { useEffect, useState } from 'react'
import { Card } from './pieces.tsx'

const KEPT = 8

type ShownEvent = Pick<ReturnType<typeof useAppKitEvents>, 'timestamp' | 'data'> & { id: number }

const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false })

/** An event's details beside its name, in one line. */
const details = ({ data }: ShownEvent) =>
  'properties' in data
    ? Object.entries(data.properties)
        .map(([name, value]) => `${name}: ${value}`)
        .join(', ')
    : ''

/** The last events that Portico reported to the dApp. */
export function Events() {
  const { timestamp, data } = useAppKitEvents()
  const [events, setEvents] = useState<readonly ShownEvent[]>([])

  useEffect(() => {
    if (data.event === 'INITIAL') return
    setEvents((before) => {
      const [last] = before
      return last?.data === data ? before : [{ id: (last?.id ?? 0) + 1, timestamp, data }, ...before].slice(0, KEPT)
    })
  }, [timestamp, data])

  return (
    <Card title="Events" about="Events your app can listen to. Nothing is sent anywhere.">
      <ol className="events" data-testid="events">
        {events.map((event) => (
          <li key={event.id} data-testid="event">
            <time dateTime={new Date(event.timestamp).toISOString()}>{clock.format(event.timestamp)}</time>
            <span className="event-name">{event.data.event}</span>
            <span className="event-details">{details(event)}</span>
          </li>
        ))}
        {events.length === 0 && <li className="none">Nothing yet. Open the modal.</li>}
      </ol>
    </Card>
  )
}
