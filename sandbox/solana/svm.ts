import { PublicKey, type VersionedTransaction } from '@solana/web3.js'
import { FailedTransactionMetadata, LiteSVM, type TransactionMetadata } from 'litesvm'
import { errorOf, type TransactionError } from './errors.ts'

/** An account as stored on a chain. */
export interface StoredAccount {
  lamports: bigint
  owner: PublicKey
  data: Uint8Array
  executable: boolean
}

/** An instruction that a program called, compiled against its transaction's keys. */
export interface InnerInstruction {
  programIdIndex: number
  accounts: number[]
  data: Uint8Array
  stackHeight: number
}

/** The result of running a transaction. */
export interface Execution {
  error: TransactionError
  logs: string[]
  units: number
  /** By the instruction that called them. */
  inner: InnerInstruction[][]
  returned: { programId: string; data: Uint8Array } | undefined
}

/** The result of a simulated transaction, with the accounts that it would have changed, by address. */
export interface Trial extends Execution {
  after: ReadonlyMap<string, StoredAccount>
}

type SvmAddress = Parameters<LiteSVM['getAccount']>[0]
type SvmTransaction = Parameters<LiteSVM['sendTransaction']>[0]
type SvmAccount = Parameters<LiteSVM['setAccount']>[0]
type Lamports = SvmAccount['lamports']

/** The Solana runtime with web3.js types. It has accounts and programs, but no blocks. */
export class Svm {
  // The chain validates blockhashes, since the runtime forgets each one at once.
  readonly #svm = new LiteSVM().withBlockhashCheck(false)

  /** The runtime's initial slot. */
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

  /** Stores an account, replacing an existing one. */
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

  /** Runs a transaction and keeps its effects. Its signatures must be valid. */
  execute(transaction: VersionedTransaction): Execution {
    return outcomeOf(this.#svm.sendTransaction(forSvm(transaction)))
  }

  /** Runs a transaction and discards its effects, without checking its signatures. */
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
  // The runtime's branded types can be created only by its own library.
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
