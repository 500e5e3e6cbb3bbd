import { member } from '../../core/member.ts'
import type { Reason, SignClient } from './client.ts'

/** How long before the client's own timeout, in ms. */
const margin = 5_000

/** The client's timeout for the answer to a request, in ms. */
const requestLife = 300_000

/** With the client's message, and WalletConnect's code for it. */
export const expired: Reason = { code: 8000, message: 'Request expired. Please try again.' }

/**
 * Times out unanswered requests a little before the client (2.21.8) does: its own timeout causes a rejection that no
 * code can handle, and an error in the page's console.
 */
export function keepDeadlines(client: SignClient): { proposed(uri: string): unknown } {
  const refuse = (id: unknown) => {
    emit(member(client.engine, 'events'), answerTo(id), { error: expired })
  }
  client.on('session_request_sent', (payload) => void setTimeout(() => refuse(idOf(payload)), requestLife - margin))
  return {
    /** Returns the id of the proposal. */
    proposed(uri) {
      const [, topic] = /^wc:(\w+)@/.exec(uri) ?? []
      const isMeant = (each: unknown) => member(each, 'pairingTopic') === topic
      const proposal = client.proposal.getAll().find(isMeant)
      const request = client.auth?.requests.getAll().find(isMeant)
      before(proposal, (id) => emit(client.events, 'proposal_expire', { id }))
      // A sign-in request is valid for an hour, whatever the modal shows: a late answer counts.
      before(request, refuse)
      return idOf(proposal)
    },
  }
}

/** Calls `end` a little before an entry of the client expires. */
function before(kept: unknown, end: (id: unknown) => void): void {
  const expiry = Number(member(kept, 'expiryTimestamp')) * 1_000
  if (idOf(kept) !== undefined && !Number.isNaN(expiry)) setTimeout(() => end(idOf(kept)), expiry - margin - Date.now())
}

/** The client's event name for the answer to a request. */
export const answerTo = (id: unknown): string => `session_request:${String(id)}`

/** The client's id of an entry or event. */
export const idOf = (value: unknown): unknown => member(value, 'id')

function emit(events: unknown, name: string, payload: object): void {
  const emit = member(events, 'emit')
  if (typeof emit === 'function') emit.call(events, name, payload)
}
