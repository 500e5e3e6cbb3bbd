import { randomUUID } from 'node:crypto'
import type { Hex } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import * as z from 'zod'

/** A dApp's request for a session. The account enforces it; the fields here are only for listing. */
export const SessionRequest = z.looseObject({
  expiry: z.number().int().nonnegative(),
  permissions: z.array(z.looseObject({ type: z.string() })).min(1),
  policies: z.array(z.looseObject({ type: z.string() })).default([]),
})

/** A session for which the cosigner has a key. */
interface Cosigned {
  caip: string
  key: PrivateKeyAccount
  request: z.infer<typeof SessionRequest>
  projectId: string
  isLive: boolean
  /** The account's identifier for the session, once it has one. */
  context?: Hex
}

/** A session in the API's format. */
export interface ToldSession {
  pci: string
}

/** The text that users sign to end a session. */
export const revocation = (pci: string): string => `Revoke ${pci}`

/**
 * The second key of every session: without its signature the account runs nothing for the session's holder, and it
 * signs only while the session is active.
 */
export class Cosigner {
  readonly #sessions = new Map<string, Cosigned>()

  begin(caip: string, request: Cosigned['request'], projectId: string) {
    const pci = randomUUID()
    const key = privateKeyToAccount(generatePrivateKey())
    this.#sessions.set(pci, { caip, key, request, projectId, isLive: false })
    return { pci, key: { type: 'secp256k1', publicKey: key.publicKey } }
  }

  /** Activates a session, and returns it in the API's format; undefined if it does not exist. */
  activate(caip: string, { pci, context }: { pci: string; context: Hex }): ToldSession | undefined {
    const session = this.#sessions.get(pci)
    if (!session || session.caip !== caip || session.isLive) return undefined
    session.isLive = true
    session.context = context
    const { request, projectId } = session
    const policies = request.policies.map(({ type, ...rest }) => ({ id: type, ...rest }))
    const at = { expiry: request.expiry, createdAt: Math.floor(Date.now() / 1_000) }
    const project = { id: projectId, name: 'Portico demo', url: 'https://dapp.test' }
    return { pci, project, ...at, permissions: request.permissions, policies, context } as ToldSession
  }

  /** Whether this cosigner has the session's key. */
  knows(pci: string): boolean {
    return this.#sessions.has(pci)
  }

  end(pci: string): void {
    const session = this.#sessions.get(pci)
    if (session) session.isLive = false
  }

  /** The account's identifier for a session. */
  contextOf(pci: string): Hex | undefined {
    return this.#sessions.get(pci)?.context
  }

  /** The cosigner's signature, added to that of the session's holder. @throws if the session is not active. */
  async sign(pci: string, hash: Hex): Promise<Hex> {
    const session = this.#sessions.get(pci)
    if (!session?.isLive) throw new Error('This session is not live.')
    return session.key.sign({ hash })
  }
}
