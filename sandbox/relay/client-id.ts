import { createPublicKey, verify } from 'node:crypto'
import * as z from 'zod'
import { fromBase58 } from '../solana/base58.ts'

const SPKI_ED25519 = Buffer.from('302a300506032b6570032100', 'hex')
const MULTICODEC_ED25519 = Buffer.from([0xed, 0x01])

const Claims = z.object({ iss: z.string().startsWith('did:key:z') })

/**
 * The client that opens a connection: the key (`did:key`) that signed the token in its address. `undefined` if the
 * signature is invalid. The token's time is not checked, so that a test may change a page's clock.
 */
export function clientOf(token: string): string | undefined {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims = Claims.safeParse(parsed(payload))
  if (!claims.success) return undefined
  const { iss } = claims.data
  const key = publicKeyOf(iss)
  const signed = key && verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'))
  return signed ? iss : undefined
}

function publicKeyOf(did: string) {
  const bytes = Buffer.from(fromBase58(did.slice('did:key:z'.length)) ?? [])
  if (bytes.length !== 34 || !bytes.subarray(0, 2).equals(MULTICODEC_ED25519)) return undefined
  return createPublicKey({ key: Buffer.concat([SPKI_ED25519, bytes.subarray(2)]), format: 'der', type: 'spki' })
}

function parsed(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64url').toString())
  } catch {
    return undefined
  }
}
