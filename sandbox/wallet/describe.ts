import { formatEther, hexToString, isHex } from 'viem'
import { parseAddedChain, parseChainId } from './chains.ts'
import type { WalletCore } from './core.ts'
import type { Contents } from './namespace.ts'
import type { PendingRequest } from './prompts.ts'
import type { Row } from './protocol.ts'
import { parsePersonalSign, parseTransaction, parseTypedData } from './signer.ts'

/** What the approval page shows of a request to the EVM side of a wallet. */
export function describe({ method, params, origin }: PendingRequest, wallet: WalletCore): Contents {
  switch (method) {
    case 'personal_sign': {
      const { message, from } = parsePersonalSign(params)
      return { title: 'Sign a message', rows: [row('Account', from), row('Message', readable(message))] }
    }
    case 'eth_signTypedData_v4': {
      const { data, from } = parseTypedData(params)
      const text = JSON.stringify({ domain: data.domain, [String(data.primaryType)]: data.message }, null, 2)
      return { title: 'Sign typed data', rows: [row('Account', from), row('Data', text)] }
    }
    case 'eth_sendTransaction': {
      const { from, to, value, data } = parseTransaction(params)
      return {
        title: 'Send a transaction',
        rows: [
          row('Network', chainName(wallet, wallet.chains.current)),
          row('From', from),
          row('To', to ?? 'A new contract'),
          row('Value', `${formatEther(BigInt(value ?? 0))} ETH`),
          ...(data ? [row('Data', data)] : []),
        ],
      }
    }
    case 'wallet_switchEthereumChain': {
      const [asked] = params as [{ chainId: unknown }]
      const to = parseChainId(asked.chainId)
      const rows = [row('From', chainName(wallet, wallet.chains.current)), row('To', chainName(wallet, to))]
      return { title: 'Switch the network', rows }
    }
    case 'wallet_addEthereumChain': {
      const { name, chainId, rpcUrl } = parseAddedChain((params as unknown[])[0])
      const rows = [row('Name', name), row('Chain ID', String(chainId)), row('RPC address', rpcUrl)]
      return { title: 'Add a network and switch to it', rows }
    }
    default: {
      const before = wallet.accountsOf(origin)
      const chosen = before.length > 0 ? before : [wallet.selected]
      return {
        title: wallet.locked ? 'Unlock and connect to this site' : 'Connect to this site',
        rows: [],
        choices: wallet.accounts.map(({ address }) => ({ address, chosen: chosen.includes(address) })),
      }
    }
  }
}

function row(label: string, value: string): Row {
  return { label, value }
}

function chainName(wallet: WalletCore, chainId: number): string {
  const name = wallet.chains.get(chainId)?.name
  return name ? `${name} (${chainId})` : `Unknown (${chainId})`
}

/** A readable message: bytes that are not text stay hexadecimal. */
function readable(message: string): string {
  if (!isHex(message)) return message
  const text = hexToString(message)
  return text.includes('\ufffd') ? message : text
}
