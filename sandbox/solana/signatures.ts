import { createPublicKey, verify } from 'node:crypto'
import type { PublicKey, VersionedTransaction } from '@solana/web3.js'

const SPKI_ED25519 = Buffer.from('302a300506032b6570032100', 'hex')

/** Whether every signature that a transaction requires is present and valid. */
export function verifySignatures({ message, signatures }: VersionedTransaction): boolean {
  const bytes = message.serialize()
  return (
    signatures.length === message.header.numRequiredSignatures &&
    signatures.every((signature, index) => {
      const signer = message.staticAccountKeys[index]
      return signer !== undefined && verify(null, bytes, keyOf(signer), signature)
    })
  )
}

/** The key behind an address, in Node's format. */
export function keyOf(signer: PublicKey) {
  return createPublicKey({ key: Buffer.concat([SPKI_ED25519, signer.toBytes()]), format: 'der', type: 'spki' })
}
