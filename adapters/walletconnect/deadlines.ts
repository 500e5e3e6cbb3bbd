import { member } from '../../core/member.ts'
import type { Reason, SignClient } from './client.ts'

/** How long before the client itself would give up, in ms. */
const margin = 5_000

/** How long the client waits for an answer to a request, in ms. */
const requestLife = 300_000

/** In the words of the client, and with the code that WalletConnect has for it. */
export const expired: Reason = { code: 8000, message: 'Request expired. Please try again.' }

/**
 * Ends what no wallet has answered a little before the client does so: when its own time is up, the client (2.21.8) leaves a
 * rejection behind that no code can handle, and the page's console shows an error.
 */
export function keepDeadlines(client: SignClient): { proposed(uri: string): unknown } {
  const refuse = (id: unknown) => {
    emit(member(client.engine, 'events'), answerTo(id), { error: expired })
  }
  client.on('session_request_sent', (payload) => void setTimeout(() => refuse(idOf(payload)), requestLife - margin))
  return {
    /** Returns the name of the proposal. */
    proposed(uri) {
      const [, topic] = /^wc:(\w+)@/.exec(uri) ?? []
      const isMeant = (each: unknown) => member(each, 'pairingTopic') === topic
      const proposal = client.proposal.getAll().find(isMeant)
      const request = client.auth?.requests.getAll().find(isMeant)
      before(proposal, (id) => emit(client.events, 'proposal_expire', { id }))
      // What a wallet is asked to sign is read for an hour, whatever the modal shows: a late answer is honoured.
      before(request, refuse)
      return idOf(proposal)
    },
  }
}

/** Does it a little before the end of what the client keeps. */
function before(kept: unknown, end: (id: unknown) => void): void {
  const expiry = Number(member(kept, 'expiryTimestamp')) * 1_000
  if (idOf(kept) !== undefined && !Number.isNaN(expiry)) setTimeout(() => end(idOf(kept)), expiry - margin - Date.now())
}

/** What the client calls the answer to a request. */
export const answerTo = (id: unknown): string => `session_request:${String(id)}`

/** The client's name for what it keeps, and tells of. */
export const idOf = (value: unknown): unknown => member(value, 'id')

function emit(events: unknown, name: string, payload: object): void {
  const emit = member(events, 'emit')
  if (typeof emit === 'function') emit.call(events, name, payload)
}
