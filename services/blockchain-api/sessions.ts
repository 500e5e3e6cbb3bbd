import * as z from 'zod/mini'
import { type CaipNetworkId, caipAddressOf } from '../../core/caip.ts'
import { icon } from '../../core/sanitize.ts'
import { defined, flag, lenient, listOf, text, word } from '../../core/schema.ts'
import type { AccountOn } from './account.ts'
import type { AskApi } from './call.ts'
import { name, page, seconds } from './fields.ts'
import type { WhereSupported } from './supported.ts'

/** What an account lets an app do without asking again (a smart session). Times are in milliseconds since 1970. */
export interface SmartSession {
  /** Its id. */
  pci: string
  project: { id: string; name: string; url?: string; iconUrl?: string }
  expiresAt: number
  createdAt?: number
  revokedAt?: number
  /** Kinds of permissions, and of policies that limit them. */
  permissions: readonly string[]
  policies: readonly string[]
  context?: string
}

export interface SessionCalls {
  smartSessions(asked: AccountOn, signal: AbortSignal): Promise<readonly SmartSession[]>
  /** Whether the session has ended. */
  revokeSession(
    asked: { address: string; caipNetworkId: CaipNetworkId; pci: string; signature: string },
    signal: AbortSignal,
  ): Promise<boolean>
}

const most = 1_000

const session = z.object({
  pci: word,
  project: z.object({ id: word, name, url: lenient(page), iconUrl: lenient(icon) }),
  expiry: seconds,
  createdAt: lenient(seconds),
  revokedAt: lenient(seconds),
  permissions: lenient(listOf(z.object({ type: word }), most)),
  policies: lenient(listOf(z.object({ id: word }), most)),
  context: lenient(text(64 * 1024)),
})
const sessions = z.object({ pcis: listOf(session, most) })
const outcome = z.object({ success: flag })

export const sessionCalls = (ask: AskApi, where: WhereSupported): SessionCalls => ({
  smartSessions: ({ address, caipNetworkId }, signal) =>
    where(
      caipNetworkId,
      signal,
      () => [],
      async () => {
        const path = `/v1/sessions/${encodeURIComponent(caipAddressOf(caipNetworkId, address))}`
        return (await ask({ path }, sessions, signal)).pcis.map(({ expiry, project, permissions, policies, ...rest }) =>
          defined({
            ...rest,
            project: defined(project),
            expiresAt: expiry,
            permissions: permissions?.map(({ type }) => type) ?? [],
            policies: policies?.map(({ id }) => id) ?? [],
          }),
        )
      },
    ),

  revokeSession: ({ address, caipNetworkId, pci, signature }, signal) =>
    where(
      caipNetworkId,
      signal,
      () => false,
      async () => {
        const path = `/v1/sessions/${encodeURIComponent(address)}/revoke`
        return (await ask({ path, body: { pci, signature }, changes: true }, outcome, signal)).success
      },
    ),
})
