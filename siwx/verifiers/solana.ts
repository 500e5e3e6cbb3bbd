import type { SIWXSession, SIWXVerifier } from '../types.ts'

/** Verifies Solana accounts' signatures: Ed25519, in base58. */
export class SolanaVerifier implements SIWXVerifier {
  readonly chainNamespace = 'solana'

  /** @throws `sign.unsupported` if the device does not support Ed25519. */
  async verify({ data: { accountAddress }, message, signature }: SIWXSession): Promise<boolean> {
    const { verifySolana } = await import('./solana-signature.ts')
    return verifySolana({ address: accountAddress, message, signature })
  }
}
