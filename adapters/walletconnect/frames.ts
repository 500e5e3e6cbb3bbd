import * as z from 'zod/mini'
import { member } from '../../core/member.ts'
import { parse, parseJson, record } from '../../core/schema.ts'
import type { Relayer } from './client.ts'

/** In characters; relays forward nothing nearly as long. */
const longest = 4 * 1024 * 1024

const subscribed = z.object({ data: z.object({ topic: z.string(), message: z.string() }) })

/**
 * Whether the client can handle a message: it accesses members of every message, and its logger throws on very long
 * ones.
 */
function isFrame(data: unknown): boolean {
  const said = typeof data === 'string' && data.length <= longest ? parseJson(record, data) : undefined
  const isSubscribed = member(said, 'method') === 'irn_subscription'
  return said !== undefined && (!isSubscribed || parse(subscribed, member(said, 'params')) !== undefined)
}

/**
 * Drops invalid messages, each of which would be an uncaught error in the client (2.21.8). The client creates a socket
 * for each connection.
 */
export function dropNonsense(relayer: Relayer): void {
  const guard = () => {
    const line = member(member(relayer, 'provider'), 'connection')
    const read = member(line, 'onPayload')
    if (!(line instanceof Object) || typeof read !== 'function' || Object.hasOwn(line, 'onPayload')) return
    const onPayload = (event: unknown): void => {
      if (isFrame(member(event, 'data'))) read.call(line, event)
    }
    Object.assign(line, { onPayload })
  }
  const create = member(relayer, 'createProvider')
  if (typeof create === 'function')
    Object.assign(relayer, {
      async createProvider() {
        await create.call(relayer)
        guard()
      },
    })
  guard()
}
