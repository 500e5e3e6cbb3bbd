import * as z from 'zod/mini'
import { type CaipNetworkId, caipAddressOf } from '../../core/caip.ts'
import { icon } from '../../core/sanitize.ts'
import { defined, flag, lenient, listOf, orElse, text, word } from '../../core/schema.ts'
import type { SessionList, SmartSession } from '../../core/smart-session.ts'
import type { AccountOn } from './account.ts'
import { type AskApi, anything } from './call.ts'
import { moment, name, page } from './fields.ts'
import { permissionsOf } from './permissions.ts'
import type { WhereSupported } from './supported.ts'

/** The key that the service adds to the session's own. */
export interface CosignerKey {
  type: string
  publicKey: string
}

export interface SessionCalls {
  smartSessions(asked: AccountOn, signal: AbortSignal): Promise<SessionList>
  /** Asks the service for a session id and its cosigner key; undefined if it does not serve the network. */
  beginSession(
    asked: AccountOn & { request: object },
    signal: AbortSignal,
  ): Promise<{ pci: string; key: CosignerKey } | undefined>
  /** Reports to the service what the wallet has granted, and the context by which the account knows it. */
  activateSession(
    asked: AccountOn & { pci: string; context: string; request: object },
    signal: AbortSignal,
  ): Promise<void>
  /** Whether the session has been revoked. */
  revokeSession(
    asked: { address: string; caipNetworkId: CaipNetworkId; pci: string; signature: string },
    signal: AbortSignal,
  ): Promise<boolean>
}

const most = 1_000
/** The maximum length of the wallet's answer and of the request, in characters. */
const longest = 64 * 1024

const project = z.object({ id: lenient(word), name: lenient(name), url: lenient(page), iconUrl: lenient(icon) })
/** A session can be revoked by its id alone: other unreadable members count as unknown, and don't hide it. */
const session = z.object({
  pci: word,
  project: lenient(project),
  expiry: lenient(moment),
  createdAt: lenient(moment),
  revokedAt: lenient(moment),
  permissions: z.optional(z.unknown()),
  policies: lenient(listOf(z.object({ id: word }), most)),
  context: lenient(text(longest)),
})
const sessions = z.object({ pcis: listOf(orElse(session, null), most) })
const begun = z.object({ pci: word, key: z.object({ type: word, publicKey: word }) })
const outcome = z.object({ success: flag })

/** As JSON, unless it is too long. */
const termsOf = (permissions: unknown): string => {
  const json = JSON.stringify(permissions) ?? '[]'
  return json.length <= longest ? json : '[]'
}

const sessionOf = (said: z.output<typeof session>): SmartSession => {
  const { expiry, project: app, permissions: given, policies, ...rest } = said
  return defined({
    ...rest,
    project: defined({ ...app }),
    expiresAt: expiry,
    permissions: permissionsOf(given),
    terms: termsOf(given),
    policies: policies?.map(({ id }) => id) ?? [],
  })
}

const pathOf = ({ address, caipNetworkId }: AccountOn) =>
  `/v1/sessions/${encodeURIComponent(caipAddressOf(caipNetworkId, address))}`

export const sessionCalls = (ask: AskApi, where: WhereSupported): SessionCalls => ({
  smartSessions: (account, signal) =>
    where(
      account.caipNetworkId,
      signal,
      () => ({ sessions: [], isPartial: false }),
      async () => {
        const { pcis } = await ask({ path: pathOf(account) }, sessions, signal)
        const read = pcis.flatMap((each) => each ?? []).map(sessionOf)
        return { sessions: read, isPartial: read.length < pcis.length }
      },
    ),

  beginSession: ({ request, ...account }, signal) =>
    where(
      account.caipNetworkId,
      signal,
      () => undefined,
      async () => ask({ path: pathOf(account), query: { v: '2' }, body: request, changes: true }, begun, signal),
    ),

  activateSession: ({ pci, context, request, ...account }, signal) =>
    where(
      account.caipNetworkId,
      signal,
      () => undefined,
      async () => {
        const body = { ...request, pci, context }
        await ask({ path: `${pathOf(account)}/activate`, body, changes: true }, anything, signal)
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
