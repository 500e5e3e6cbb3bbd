import { cleanSentence } from '../../core/clean-sentence.ts'
import { member } from '../../core/member.ts'
import { fromUnits } from '../../core/units.ts'

/** The transaction that an error refers to. */
export interface Refused {
  err: unknown
  logs: readonly string[] | null
  /** The minimum balance of an account that holds only lamports. */
  keep: number
  /** The owner of an account, by its index in the transaction. */
  whose: (index: number) => 'sender' | 'receiver' | undefined
}

const kinds: Readonly<Record<string, string>> = {
  InsufficientFundsForFee: 'You don’t have enough SOL for the network fee.',
  AccountNotFound: 'Your account has no SOL for the network fee.',
}

/** The meaning of the error numbers of programs that transfer money. */
const numbers: Readonly<Record<number, string>> = {
  1: 'Your account doesn’t hold enough of it.',
  17: 'The account for this token is frozen.',
}

/** `InvalidAccountData` in plain words. */
const spelledOut = (kind: string): string =>
  kind.replace(/[a-z](?=[A-Z])/g, '$& ').replace(/(?<=.)[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())

/**
 * Why a transaction would fail: the last message of a program before the failure, else the meaning of the runtime's
 * error.
 */
export function reasonOf({ err, logs, keep, whose }: Refused): string {
  const said = logs?.map((line) => /^Program log: Error: (.+)$/.exec(line)?.[1]).findLast((each) => each !== undefined)
  return cleanSentence(said ?? sentenceOf(err, { keep, whose }))
}

function sentenceOf(err: unknown, { keep, whose }: Pick<Refused, 'keep' | 'whose'>): string {
  if (typeof err === 'string') return kinds[err] ?? spelledOut(err)
  const index = member(member(err, 'InsufficientFundsForRent'), 'account_index')
  if (typeof index === 'number') {
    const least = `at least ${fromUnits(String(keep), 9)} SOL`
    if (whose(index) === 'sender') return `Your account has to keep ${least}.`
    if (whose(index) === 'receiver') return `The receiver’s account is new, and has to get ${least}.`
    return `An account would hold less than the network’s minimum of ${least.slice(9)}.`
  }
  const failed = member(err, 'InstructionError')
  const inner: unknown = Array.isArray(failed) ? failed[1] : undefined
  if (typeof inner === 'string') return spelledOut(inner)
  const number = member(inner, 'Custom')
  if (typeof number === 'number') return numbers[number] ?? `A program refused it with the number ${number}.`
  return 'The network would refuse it.'
}
