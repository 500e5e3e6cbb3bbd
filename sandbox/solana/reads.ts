import { invalidParams } from '../wallet/errors.ts'
import { encodeAccount } from './encode.ts'
import { feeOf } from './message.ts'
import { addressOf, countOf, listOf, messageOf, type Options, optionsAt, textOf } from './params.ts'
import type { RpcMethods } from './rpc.ts'
import { holdingOf, readTokenAccount, TOKEN_PROGRAMS } from './token-accounts.ts'

const SLOTS_PER_EPOCH = 432_000

/** The methods that read the chain and its accounts. */
export const READS: RpcMethods = {
  getHealth: () => 'ok',
  getVersion: () => ({ 'solana-core': '2.3.0', 'feature-set': 0 }),
  getGenesisHash: ({ chain }) => chain.genesisHash,
  getSlot: ({ chain }) => chain.slot,
  getBlockHeight: ({ chain }) => chain.height,

  getEpochInfo: ({ chain }) => ({
    absoluteSlot: chain.slot,
    blockHeight: chain.height,
    epoch: Math.floor(chain.slot / SLOTS_PER_EPOCH),
    slotIndex: chain.slot % SLOTS_PER_EPOCH,
    slotsInEpoch: SLOTS_PER_EPOCH,
    transactionCount: chain.ledger.size,
  }),

  getLatestBlockhash: ({ chain, inContext }) =>
    inContext({ blockhash: chain.blockhash, lastValidBlockHeight: chain.lastValidHeight }),

  isBlockhashValid: ({ chain, inContext }, [blockhash]) => inContext(chain.isValid(textOf(blockhash))),

  getFeeForMessage: ({ chain, inContext }, [given]) => {
    const message = messageOf(given)
    return inContext(chain.isValid(message.recentBlockhash) ? Number(feeOf(message)) : null)
  },

  getMinimumBalanceForRentExemption: ({ chain }, [size]) => Number(chain.svm.rentExemption(countOf(size))),

  getBalance: ({ chain, inContext }, [address]) =>
    inContext(Number(chain.svm.account(addressOf(address).toBase58())?.lamports ?? 0)),

  getAccountInfo: ({ chain: { svm }, inContext }, params) => {
    const account = svm.account(addressOf(params[0]).toBase58())
    return inContext(encodeAccount(svm, account, optionsAt(params, 1)))
  },

  getMultipleAccounts: ({ chain: { svm }, inContext }, params) => {
    const options = { encoding: 'base64', ...optionsAt(params, 1) }
    const addresses = listOf(params[0], 100).map((address) => addressOf(address).toBase58())
    return inContext(addresses.map((address) => encodeAccount(svm, svm.account(address), options)))
  },

  getTokenAccountBalance: ({ chain: { svm }, inContext }, [address]) => {
    const account = svm.account(addressOf(address).toBase58())
    const held = account && readTokenAccount(account)
    if (!held)
      throw invalidParams(account ? 'Invalid param: not a Token account' : 'Invalid param: could not find account')
    return inContext(holdingOf(svm, held))
  },

  getTokenAccountsByOwner: ({ chain: { svm }, inContext }, params) => {
    const owner = addressOf(params[0])
    const fits = tokenFilter(optionsAt(params, 1))
    const options = optionsAt(params, 2)
    const found = TOKEN_PROGRAMS.flatMap(({ id }) => svm.owned(id)).filter(({ account }) => {
      const held = readTokenAccount(account)
      return held?.owner.equals(owner) && fits(held.mint.toBase58(), account.owner.toBase58())
    })
    return inContext(
      found.map(({ address, account }) => ({ pubkey: address, account: encodeAccount(svm, account, options) })),
    )
  },
}

function tokenFilter({ mint, programId }: Options): (mint: string, program: string) => boolean {
  if (mint !== undefined) {
    const wanted = addressOf(mint).toBase58()
    return (held) => held === wanted
  }
  const wanted = addressOf(programId).toBase58()
  if (!TOKEN_PROGRAMS.some(({ id }) => id.toBase58() === wanted)) {
    throw invalidParams('Invalid param: unrecognized Token program id')
  }
  return (_, program) => program === wanted
}
