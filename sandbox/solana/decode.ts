import { TOKEN_2022_PROGRAM_ID, TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { SystemProgram } from '@solana/web3.js'
import { type TokenAmount, tokenAmount } from './token-accounts.ts'

/** An instruction's transfer, in the `jsonParsed` format of Solana's RPC. */
export type Transfer =
  | {
      program: 'system'
      parsed: { type: 'transfer'; info: { source: string; destination: string; lamports: number } }
    }
  | {
      program: 'spl-token' | 'spl-token-2022'
      parsed:
        | { type: 'transfer'; info: { source: string; destination: string; authority: string; amount: string } }
        | {
            type: 'transferChecked'
            info: { source: string; mint: string; destination: string; authority: string; tokenAmount: TokenAmount }
          }
    }

/** An instruction with its accounts' addresses. */
export interface Instruction {
  programId: string
  accounts: string[]
  data: Uint8Array
}

const SYSTEM_TRANSFER = 2
const TOKEN_TRANSFER = 3
const TOKEN_TRANSFER_CHECKED = 12

/** An instruction's transfer. `undefined` if it makes none, or none of a known kind. */
export function decodeTransfer(instruction: Instruction): Transfer | undefined {
  const data = Buffer.from(instruction.data)
  if (instruction.programId === SystemProgram.programId.toBase58()) return systemTransfer(instruction, data)
  if (instruction.programId === TOKEN_PROGRAM_ID.toBase58()) return tokenTransfer('spl-token', instruction, data)
  if (instruction.programId !== TOKEN_2022_PROGRAM_ID.toBase58()) return undefined
  return tokenTransfer('spl-token-2022', instruction, data)
}

function systemTransfer({ accounts }: Instruction, data: Buffer): Transfer | undefined {
  const [source, destination] = accounts
  if (data.length !== 12 || data.readUInt32LE(0) !== SYSTEM_TRANSFER || !source || !destination) return undefined
  const lamports = Number(data.readBigUInt64LE(4))
  return { program: 'system', parsed: { type: 'transfer', info: { source, destination, lamports } } }
}

function tokenTransfer(
  program: 'spl-token' | 'spl-token-2022',
  { accounts }: Instruction,
  data: Buffer,
): Transfer | undefined {
  if (data[0] === TOKEN_TRANSFER && data.length === 9) {
    const [source, destination, authority] = accounts
    if (!source || !destination || !authority) return undefined
    const amount = data.readBigUInt64LE(1).toString()
    return { program, parsed: { type: 'transfer', info: { source, destination, authority, amount } } }
  }
  if (data[0] !== TOKEN_TRANSFER_CHECKED || data.length !== 10) return undefined
  const [source, mint, destination, authority] = accounts
  if (!source || !mint || !destination || !authority) return undefined
  const info = {
    ...{ source, mint, destination, authority },
    tokenAmount: tokenAmount(data.readBigUInt64LE(1), data.readUInt8(9)),
  }
  return { program, parsed: { type: 'transferChecked', info } }
}
