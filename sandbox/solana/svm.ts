import { PublicKey, type VersionedTransaction } from '@solana/web3.js'
import { FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from 'litesvm'
import { errorOf, type TransactionError } from './errors.ts'

/** An account as it lies on a chain. */
export interface StoredAccount {
  lamports: bigint
  owner: PublicKey
  data: Uint8Array
  executable: boolean
}

/** An instruction that a program called, in the compiled form of its transaction. */
export interface InnerInstruction {
  programIdIndex: number
  accounts: number[]
  data: Uint8Array
  stackHeight: number
}

/** How the run of a transaction ended. */
export interface Execution {
  error: TransactionError
  logs: string[]
  units: number
  /** By the instruction that called them. */
  inner: InnerInstruction[][]
  returned: { programId: string; data: Uint8Array } | undefined
}

/** What a transaction would do, and the accounts that it would have changed, by their addresses. */
export interface Trial extends Execution {
  after: ReadonlyMap<string, StoredAccount>
}

type SvmAddress = Parameters<LiteSVM['getAccount']>[0]
type SvmTransaction = Parameters<LiteSVM['sendTransaction']>[0]
type SvmAccount = Parameters<LiteSVM['setAccount']>[0]
type Lamports = SvmAccount['lamports']

/** The Solana runtime, in the terms of web3.js. It knows accounts and programs, and nothing of blocks. */
export class Svm {
  // Which blockhash is good is the chain's business: the runtime forgets each at once.
  readonly #svm = new LiteSVM().withBlockhashCheck(false)

  /** The slot that the runtime starts in. */
  get slot(): bigint {
    return this.#svm.getClock().slot
  }

  /** Sets the slot and the time that programs read. */
  setClock(slot: bigint, unixTimestamp: bigint): void {
    const clock = this.#svm.getClock()
    clock.slot = slot
    clock.unixTimestamp = unixTimestamp
    this.#svm.setClock(clock)
  }

  account(address: string): StoredAccount | undefined {
    const found = this.#svm.getAccount(address as SvmAddress)
    return found.exists && found.lamports > 0n ? stored(found) : undefined
  }

  /** Puts an account there, whatever was there before. */
  put(address: string, { lamports, owner, data, executable }: StoredAccount): void {
    this.#svm.setAccount({
      address: address as SvmAddress,
      programAddress: owner.toBase58() as SvmAddress,
      lamports: lamports as Lamports,
      space: BigInt(data.length),
      data,
      executable,
    })
  }

  /** The accounts that a program owns. */
  owned(program: PublicKey): { address: string; account: StoredAccount }[] {
    return this.#svm
      .getProgramAccounts(program.toBase58() as SvmAddress)
      .map((found) => ({ address: found.address, account: stored(found) }))
  }

  rentExemption(size: number): bigint {
    return this.#svm.minimumBalanceForRentExemption(BigInt(size))
  }

  /** Runs a transaction and keeps what it did. Its signatures must be right. */
  execute(transaction: VersionedTransaction): Execution {
    return outcomeOf(this.#svm.sendTransaction(forSvm(transaction)))
  }

  /** Runs a transaction and forgets it, without looking at its signatures. */
  simulate(transaction: VersionedTransaction): Trial {
    this.#svm.withSigverify(false)
    try {
      const result = this.#svm.simulateTransaction(forSvm(transaction))
      if (result instanceof FailedTransactionMetadata) return { ...outcomeOf(result), after: new Map() }
      const after = result.postAccounts().map((found): [string, StoredAccount] => [found.address, stored(found)])
      return { ...outcomeOf(result.meta()), after: new Map(after) }
    } finally {
      this.#svm.withSigverify(true)
    }
  }
}

function stored({ lamports, programAddress, data, executable }: SvmAccount): StoredAccount {
  return { lamports, owner: new PublicKey(programAddress), data: Uint8Array.from(data), executable }
}

function forSvm({ message, signatures }: VersionedTransaction): SvmTransaction {
  const signed = signatures.map((signature, index) => [message.staticAccountKeys[index]?.toBase58(), signature])
  // The runtime's types wear brands that only its own library can put on.
  const wire: object = { messageBytes: message.serialize(), signatures: Object.fromEntries(signed) }
  return wire as SvmTransaction
}

function outcomeOf(result: TransactionMetadata | FailedTransactionMetadata): Execution {
  const failed = result instanceof FailedTransactionMetadata
  const meta = failed ? result.meta() : result
  const returned = meta.returnData()
  return {
    error: failed ? errorOf(result) : null,
    logs: meta.logs(),
    units: Number(meta.computeUnitsConsumed()),
    inner: meta.innerInstructions().map((list) =>
      list.map((inner) => {
        const instruction = inner.instruction()
        return {
          programIdIndex: instruction.programIdIndex(),
          accounts: [...instruction.accounts()],
          data: instruction.data(),
          stackHeight: inner.stackHeight(),
        }
      }),
    ),
    returned:
      returned.data().length > 0
        ? { programId: new PublicKey(returned.programId()).toBase58(), data: returned.data() }
        : undefined,
  }
}
