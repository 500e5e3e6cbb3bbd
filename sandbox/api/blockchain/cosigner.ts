import { randomUUID } from 'node:crypto'
import type { Hex } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import * as z from 'zod'

/** What a dApp asks a session for. The account enforces it: all that is read here is what a list tells. */
export const SessionRequest = z.looseObject({
  expiry: z.number().int().nonnegative(),
  permissions: z.array(z.looseObject({ type: z.string() })).min(1),
  policies: z.array(z.looseObject({ type: z.string() })).default([]),
})

/** A session whose key the cosigner has. */
interface Cosigned {
  caip: string
  key: PrivateKeyAccount
  request: z.infer<typeof SessionRequest>
  projectId: string
  isLive: boolean
  /** By what the account knows it, once it does. */
  context?: Hex
}

/** A session as the API tells it. */
export interface ToldSession {
  pci: string
}

/** What users sign who end a session. */
export const revocation = (pci: string): string => `Revoke ${pci}`

/**
 * The second key of every session: without its signature the account runs nothing for who holds the session, and it signs only
 * while the session is live.
 */
export class Cosigner {
  readonly #sessions = new Map<string, Cosigned>()

  begin(caip: string, request: Cosigned['request'], projectId: string) {
    const pci = randomUUID()
    const key = privateKeyToAccount(generatePrivateKey())
    this.#sessions.set(pci, { caip, key, request, projectId, isLive: false })
    return { pci, key: { type: 'secp256k1', publicKey: key.publicKey } }
  }

  /** What the session is told as from now on; undefined where there is none to begin. */
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

  /** Whether this session is one of the cosigner's. */
  knows(pci: string): boolean {
    return this.#sessions.has(pci)
  }

  end(pci: string): void {
    const session = this.#sessions.get(pci)
    if (session) session.isLive = false
  }

  /** By what the account knows a session. */
  contextOf(pci: string): Hex | undefined {
    return this.#sessions.get(pci)?.context
  }

  /** What the cosigner adds to the signature of who holds a session. @throws where the session is not live. */
  async sign(pci: string, hash: Hex): Promise<Hex> {
    const session = this.#sessions.get(pci)
    if (!session?.isLive) throw new Error('This session is not live.')
    return session.key.sign({ hash })
  }
}
