import type { SIWXSession, SIWXVerifier } from '../types.ts'

/** Checks what Solana accounts sign: Ed25519, in base58. */
export class SolanaVerifier implements SIWXVerifier {
  readonly chainNamespace = 'solana'

  /** @throws `sign.unsupported` where the device knows no Ed25519. */
  async verify({ data: { accountAddress }, message, signature }: SIWXSession): Promise<boolean> {
    const { verifySolana } = await import('./solana-signature.ts')
    return verifySolana({ address: accountAddress, message, signature })
  }
}
