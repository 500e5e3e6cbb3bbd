import { invalidParams } from '../wallet/errors.ts'
import { toBase58 } from './base58.ts'
import type { Options } from './params.ts'
import type { StoredAccount, Svm } from './svm.ts'
import { parsedToken } from './token-accounts.ts'

/** An account in an answer's format. `null` if it does not exist. */
export function encodeAccount(svm: Svm, account: StoredAccount | undefined, options: Options): object | null {
  if (!account) return null
  const { lamports, owner, data, executable } = account
  return {
    lamports: Number(lamports),
    owner: owner.toBase58(),
    data: encodeData(svm, account, options),
    executable,
    rentEpoch: 0,
    space: data.length,
  }
}

function encodeData(svm: Svm, account: StoredAccount, { encoding = 'base58', dataSlice }: Options): unknown {
  if (encoding === 'jsonParsed') return parsedToken(svm, account) ?? base64(account.data)
  const { offset = 0, length = account.data.length } = (dataSlice ?? {}) as { offset?: number; length?: number }
  const part = account.data.subarray(offset, offset + length)
  if (encoding === 'base64') return base64(part)
  if (encoding === 'base58') return [toBase58(part), 'base58']
  throw invalidParams(`The sandbox does not encode accounts as ${JSON.stringify(encoding)}.`)
}

function base64(bytes: Uint8Array): [string, 'base64'] {
  return [Buffer.from(bytes).toString('base64'), 'base64']
}
