import { type Address, getAddress, isAddressEqual, type PublicClient, parseAbiItem } from 'viem'
import { type Currency, type Move, operationOf, type Past } from './reader.ts'

const transfer = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)')
const nftTransfer = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)')
const APPROVE = '0x095ea7b3'

/** Resolves the name of a token on a chain. */
export type NameToken = (address: Address, isNft: boolean) => Promise<Currency>

/** An account's history, newest first, read from the blocks and logs of its chain. */
export async function evmHistory(
  client: PublicClient,
  owner: Address,
  native: Currency,
  nameToken: NameToken,
): Promise<Past[]> {
  const height = await client.getBlockNumber()
  const blocks = await Promise.all(
    Array.from({ length: Number(height) + 1 }, (_, index) =>
      client.getBlock({ blockNumber: height - BigInt(index), includeTransactions: true }),
    ),
  )
  const range = { fromBlock: 0n, toBlock: height, strict: true } as const
  const sides = await Promise.all(
    [{ from: owner }, { to: owner }].flatMap((args) => [
      client.getLogs({ event: transfer, args, ...range }),
      client.getLogs({ event: nftTransfer, args, ...range }),
    ]),
  )
  const logs = [...new Map(sides.flat().map((log) => [`${log.transactionHash} ${log.logIndex}`, log])).values()]

  const directionOf = (from: Address, to: Address | null): Move['direction'] | undefined => {
    const [isFrom, isTo] = [isAddressEqual(from, owner), to !== null && isAddressEqual(to, owner)]
    if (isFrom && isTo) return 'self'
    return isFrom ? 'out' : isTo ? 'in' : undefined
  }

  const found = blocks.flatMap((block) =>
    block.transactions.toReversed().flatMap((transaction) => {
      const own = logs.filter(({ transactionHash }) => transactionHash === transaction.hash)
      const direction = directionOf(transaction.from, transaction.to)
      return direction || own.length > 0 ? [{ at: Number(block.timestamp), transaction, own, direction }] : []
    }),
  )
  return Promise.all(
    found.map(async ({ at, transaction, own, direction }): Promise<Past> => {
      const { hash, value, nonce, input } = transaction
      const [from, to] = [getAddress(transaction.from), transaction.to && getAddress(transaction.to)]
      const { status } = await client.getTransactionReceipt({ hash })
      const hasFailed = status === 'reverted'
      const moves: Move[] = value > 0n && direction && !hasFailed ? [{ ...native, amount: value, direction }] : []
      for (const { address, args } of own) {
        const side = directionOf(args.from, args.to)
        const amount = 'value' in args ? args.value : 1n
        const isNft = !('value' in args)
        if (side) moves.push({ ...(await nameToken(getAddress(address), isNft)), amount, direction: side, isNft })
      }
      const special = to === null ? 'deploy' : input.startsWith(APPROVE) ? 'approve' : undefined
      return { hash, operation: special ?? operationOf(moves), at, from, to, hasFailed, nonce, moves }
    }),
  )
}
