import * as z from 'zod/mini'
import { type CaipNetworkId, caipAddressOf } from '../../core/caip.ts'
import { icon } from '../../core/sanitize.ts'
import { defined, flag, lenient, listOf, parse, text, word } from '../../core/schema.ts'
import type { SmartSession } from '../../core/smart-session.ts'
import type { AccountOn } from './account.ts'
import { type AskApi, anything } from './call.ts'
import { name, page, seconds } from './fields.ts'
import { permissionOf, permissions } from './permissions.ts'
import type { WhereSupported } from './supported.ts'

/** The key that the service adds to those of who is to hold a session. */
export interface CosignerKey {
  type: string
  publicKey: string
}

export interface SessionCalls {
  smartSessions(asked: AccountOn, signal: AbortSignal): Promise<readonly SmartSession[]>
  /** Has the service make a session's id and its own key for it; undefined where it does not serve the network. */
  beginSession(
    asked: AccountOn & { request: object },
    signal: AbortSignal,
  ): Promise<{ pci: string; key: CosignerKey } | undefined>
  /** Tells the service what the wallet has allowed, and by which context the account knows it. */
  activateSession(
    asked: AccountOn & { pci: string; context: string; request: object },
    signal: AbortSignal,
  ): Promise<void>
  /** Whether the session has ended. */
  revokeSession(
    asked: { address: string; caipNetworkId: CaipNetworkId; pci: string; signature: string },
    signal: AbortSignal,
  ): Promise<boolean>
}

const most = 1_000
/** Of what the wallet gave and of what it was asked, in characters. */
const longest = 64 * 1024

const session = z.object({
  pci: word,
  project: z.object({ id: word, name, url: lenient(page), iconUrl: lenient(icon) }),
  expiry: seconds,
  createdAt: lenient(seconds),
  revokedAt: lenient(seconds),
  permissions: z.unknown(),
  policies: lenient(listOf(z.object({ id: word }), most)),
  context: lenient(text(longest)),
})
const sessions = z.object({ pcis: listOf(session, most) })
const begun = z.object({ pci: word, key: z.object({ type: word, publicKey: word }) })
const outcome = z.object({ success: flag })

/** As JSON, where that is not too long. */
const termsOf = (permissions: unknown): string => {
  const json = JSON.stringify(permissions) ?? '[]'
  return json.length <= longest ? json : '[]'
}

const pathOf = ({ address, caipNetworkId }: AccountOn) =>
  `/v1/sessions/${encodeURIComponent(caipAddressOf(caipNetworkId, address))}`

export const sessionCalls = (ask: AskApi, where: WhereSupported): SessionCalls => ({
  smartSessions: (account, signal) =>
    where(
      account.caipNetworkId,
      signal,
      () => [],
      async () =>
        (await ask({ path: pathOf(account) }, sessions, signal)).pcis.map((said) => {
          const { expiry, project, permissions: given, policies, ...rest } = said
          return defined({
            ...rest,
            project: defined(project),
            expiresAt: expiry,
            permissions: parse(permissions, given)?.map(permissionOf) ?? [],
            terms: termsOf(given),
            policies: policies?.map(({ id }) => id) ?? [],
          })
        }),
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
