import { base58 } from '@scure/base'
import { signError } from '../sign-error.ts'

/** The order of Ed25519's group: adding it to a signature yields another one, which anyone can compute. */
const order = 2n ** 252n + 27742317777372353535851937790883648493n

const littleEndian = (bytes: Uint8Array): bigint => bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)

/** The prime of Ed25519's field. */
const prime = 2n ** 255n - 19n

/**
 * Whether a point has order 1, 2, 4 or 8: no key produces such a point, and some devices accept any signature for it.
 */
function isSmall(point: Uint8Array): boolean {
  const y = littleEndian(point) & (2n ** 255n - 1n)
  const square = (y * y) % prime
  // By the curve equation, doubling such a point gives y = 0 where the last factor is 0.
  return (y * (square - 1n) * (121_665n * square * square - 243_332n * square + 121_666n)) % prime === 0n
}

function bytesOf(text: string, length: number): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = base58.decode(text)
    return bytes.length === length ? Uint8Array.from(bytes) : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether a Solana account signed a text.
 * @throws `sign.unsupported` if the device does not support Ed25519.
 */
export async function verifySolana({
  address,
  message,
  signature,
}: {
  address: string
  message: string
  signature: string
}): Promise<boolean> {
  const [point, signed] = [bytesOf(address, 32), bytesOf(signature, 64)]
  if (!point || !signed || isSmall(point) || littleEndian(signed.subarray(32)) >= order) return false
  // Insecure pages have no `subtle`.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!subtle) throw signError('sign.unsupported')
  try {
    const key = await subtle.importKey('raw', point, 'Ed25519', false, ['verify'])
    return await subtle.verify('Ed25519', key, signed, new TextEncoder().encode(message))
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'NotSupportedError')
      throw signError('sign.unsupported', undefined, { cause })
    return false
  }
}
