import { LAMPORTS_PER_SOL } from '@solana/web3.js'
import { decodeTransfer, type Instruction } from '../../solana/decode.ts'
import { instructionsOf } from '../../solana/message.ts'
import { solanaToken } from '../../solana/token.ts'
import type { Contents } from '../namespace.ts'
import type { PendingRequest } from '../prompts.ts'
import type { Row } from '../protocol.ts'
import type { SolanaCore } from './core.ts'
import { messageInputs, type TransactionInput, transactionInputs } from './inputs.ts'

const PROGRAMS: Record<string, string> = {
  '11111111111111111111111111111111': 'System',
  ComputeBudget111111111111111111111111111111: 'Compute Budget',
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: 'Token',
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: 'Token 2022',
  ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL: 'Associated Token Account',
  MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr: 'Memo',
}

/** What the approval page shows of a request to the Solana side of a wallet. */
export function describeSolana(request: PendingRequest, core: SolanaCore): Contents {
  switch (request.method) {
    case 'solana:signMessage': {
      const rows = messageInputs(core, request).flatMap(({ account, message }) => [
        row('Account', account.address),
        row('Message', readable(message)),
      ])
      return { title: 'Sign a message', rows }
    }
    case 'solana:signTransaction':
    case 'solana:signAndSendTransaction': {
      const inputs = transactionInputs(core, request)
      const what = inputs.length === 1 ? 'a transaction' : `${inputs.length} transactions`
      const title = request.method === 'solana:signTransaction' ? `Sign ${what}` : `Send ${what}`
      return { title, rows: inputs.flatMap(transactionRows) }
    }
    default: {
      const before = core.addressesOf(request.origin)
      const chosen = before.length > 0 ? before : [core.selected]
      return {
        title: core.lock.locked ? 'Unlock and connect to this site' : 'Connect to this site',
        rows: [],
        choices: core.accounts.map(({ address }) => ({ address, chosen: chosen.includes(address) })),
      }
    }
  }
}

function transactionRows({ account, transaction: { message }, cluster }: TransactionInput): Row[] {
  const all = message.staticAccountKeys.map((key) => key.toBase58())
  const instructions = instructionsOf(message, { all, loaded: { writable: [], readonly: [] } })
  return [row('Network', cluster.name), row('Account', account.address), ...instructions.map(instructionRow)]
}

function instructionRow(instruction: Instruction): Row {
  const transfer = decodeTransfer(instruction)
  if (transfer?.program === 'system') {
    const { lamports, destination } = transfer.parsed.info
    return row('Transfer', `${lamports / LAMPORTS_PER_SOL} SOL to ${destination}`)
  }
  if (transfer?.parsed.type === 'transferChecked') {
    const { mint, destination, tokenAmount } = transfer.parsed.info
    const symbol = mint === solanaToken.mint ? solanaToken.symbol : `of the token ${mint}`
    return row('Transfer', `${tokenAmount.uiAmountString} ${symbol} to ${destination}`)
  }
  if (transfer) {
    const { source, destination, amount } = transfer.parsed.info
    return row('Transfer', `${amount} units of the token in ${source} to ${destination}`)
  }
  const name = PROGRAMS[instruction.programId]
  return row('Program', name ? `${name} (${instruction.programId})` : instruction.programId)
}

function row(label: string, value: string): Row {
  return { label, value }
}

/** A readable message: bytes that are not text are shown as hexadecimal. */
function readable(message: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(message)
  } catch {
    return `0x${Buffer.from(message).toString('hex')}`
  }
}
