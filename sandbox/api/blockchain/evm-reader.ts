import { type Address, createPublicClient, erc20Abi, getAddress, http, isAddress, isHex, parseAbiItem } from 'viem'
import type { SandboxNode } from '../../evm/node.ts'
import { evmHistory } from './evm-history.ts'
import { evmMarket } from './evm-market.ts'
import type { ChainReader, Currency } from './reader.ts'

const transfers = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)')

/** Reads an EVM chain without its proxy: the faults of a dApp's node do not affect the service. */
export function evmReader(node: SandboxNode): ChainReader {
  const open = () => createPublicClient({ transport: http(node.directUrl, { batch: true }) })

  /** Every token that was ever sent to an account. */
  const tokensOf = async (address: Address): Promise<Address[]> => {
    const logs = await open().getLogs({ event: transfers, args: { to: address }, fromBlock: 0n, strict: true })
    return [...new Set(logs.map((log) => getAddress(log.address)))]
  }

  const nameToken = async (address: Address, isNft = false): Promise<Currency> => {
    const client = open()
    const contract = { address, abi: erc20Abi } as const
    const [name, symbol, decimals] = await Promise.all([
      client.readContract({ ...contract, functionName: 'name' }),
      client.readContract({ ...contract, functionName: 'symbol' }),
      isNft ? 0 : client.readContract({ ...contract, functionName: 'decimals' }),
    ])
    return { address, name, symbol, decimals }
  }

  const holdingOf = async (address: Address, owner: Address) => {
    const call = { address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] } as const
    const [token, amount] = await Promise.all([nameToken(address), open().readContract(call)])
    return { ...token, amount }
  }

  return {
    id: `eip155:${node.chainId}`,
    isAddress: (text) => isAddress(text, { strict: false }),
    holdings: async (text) => {
      const owner = getAddress(text)
      const [amount, tokens] = await Promise.all([open().getBalance({ address: owner }), tokensOf(owner)])
      const held = await Promise.all(tokens.map((token) => holdingOf(token, owner)))
      return [{ ...node.nativeCurrency, amount }, ...held]
    },
    history: (text) => evmHistory(open(), getAddress(text), node.nativeCurrency, nameToken),
    gasPrice: () => open().getGasPrice(),
    isSignedBy: async ({ address, message, signature }) =>
      isAddress(address, { strict: false }) &&
      isHex(signature) &&
      open()
        .verifyMessage({ address, message, signature })
        .catch(() => false),
    market: evmMarket(open),
  }
}
