import { createHmac, createPrivateKey, pbkdf2Sync, sign } from 'node:crypto'
import { Keypair } from '@solana/web3.js'
import { ACCOUNT_COUNT, MNEMONIC } from '../evm/accounts.ts'

/** A funded account of Solana, with its key. */
export interface SolanaAccount {
  address: string
  keypair: Keypair
  /** Signs any bytes with ed25519. */
  sign(bytes: Uint8Array): Uint8Array
}

/** The bytes before a 32-byte private key in PKCS #8. */
export const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The funded accounts, derived from the sandbox's mnemonic by the path that Solana wallets use (m/44'/501'/i'/0'). */
export const solanaAccounts: readonly SolanaAccount[] = derive()

/** One funded account, by its index in the mnemonic. */
export function solanaAccount(index: number): SolanaAccount {
  const found = solanaAccounts[index]
  if (!found) throw new Error(`There is no account ${index}: the sandbox has accounts 0 to ${ACCOUNT_COUNT - 1}.`)
  return found
}

function derive(): SolanaAccount[] {
  const seed = pbkdf2Sync(MNEMONIC, 'mnemonic', 2048, 64, 'sha512')
  const master = createHmac('sha512', 'ed25519 seed').update(seed).digest()
  return Array.from({ length: ACCOUNT_COUNT }, (_, index) => {
    const key = [44, 501, index, 0].reduce(hardenedChild, master).subarray(0, 32)
    const keypair = Keypair.fromSeed(key)
    const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, key]), format: 'der', type: 'pkcs8' })
    return {
      address: keypair.publicKey.toBase58(),
      keypair,
      sign: (bytes) => new Uint8Array(sign(null, bytes, privateKey)),
    }
  })
}

/** One step of SLIP-10: the first half of a node is its key, the second half its chain code. */
function hardenedChild(node: Buffer, index: number): Buffer {
  const data = Buffer.alloc(37)
  node.copy(data, 1, 0, 32)
  data.writeUInt32BE(0x80000000 + index, 33)
  return createHmac('sha512', node.subarray(32)).update(data).digest()
}
