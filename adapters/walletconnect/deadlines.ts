import type { SignClient } from './client.ts'

/** How long before the client itself would give up, in ms. */
const margin = 5_000

/** How long the client waits for an answer to a request, in ms. */
const requestLife = 300_000

/**
 * Ends what nobody has answered a little before the client does so: when its own time is up, the client (2.21.8) leaves a
 * rejection behind that nobody can handle, and the page's console, and whoever watches it, is told of an error.
 */
export function keepDeadlines(client: SignClient): { proposed(uri: string): void } {
  client.on('session_request_sent', (told) => {
    const id = field(told, 'id')
    const error = { code: -32000, message: 'Request expired. Please try again.' }
    setTimeout(
      () => emit(field(client.engine, 'events'), `session_request${String(id)}`, { error }),
      requestLife - margin,
    )
  })
  return {
    proposed(uri) {
      const [, topic] = /^wc:(\w+)@/.exec(uri) ?? []
      const proposal = client.proposal.getAll().find((each) => field(each, 'pairingTopic') === topic)
      const id = field(proposal, 'id')
      const expiry = Number(field(proposal, 'expiryTimestamp')) * 1_000
      if (id === undefined || Number.isNaN(expiry)) return
      setTimeout(() => emit(client.events, 'proposal_expire', { id }), expiry - margin - Date.now())
    },
  }
}

function emit(events: unknown, name: string, told: object): void {
  const tell = field(events, 'emit')
  if (typeof tell === 'function') tell.call(events, name, told)
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
