import { installed } from '../names.ts'

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const icon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="96" height="96"%3E%3Crect width="96" height="96" rx="20" fill="%23e2761b"/%3E%3C/svg%3E'
const permission = {
  parentCapability: 'eth_accounts',
  caveats: [{ type: 'restrictReturnedAccounts', value: [account] }],
}

/** The wallet's answers, given at once. */
const answers: Readonly<Record<string, unknown>> = {
  eth_chainId: '0x1',
  net_version: '1',
  wallet_getPermissions: [permission],
  wallet_switchEthereumChain: null,
  wallet_getCapabilities: {},
  eth_getBalance: '0xde0b6b3a7640000',
  eth_blockNumber: '0x1500000',
}

/** Installs a wallet that announces itself (EIP-6963) and approves every request; `calls` records the requests. */
export function installWallet(calls: string[]): void {
  let isApproved = false
  const provider = {
    request({ method }: { method: string }): Promise<unknown> {
      calls.push(method)
      if (method === 'eth_requestAccounts' || method === 'wallet_requestPermissions') isApproved = true
      if (method === 'wallet_revokePermissions') isApproved = false
      if (method === 'wallet_requestPermissions') return Promise.resolve([permission])
      if (method === 'eth_requestAccounts') return Promise.resolve([account])
      if (method === 'eth_accounts') return Promise.resolve(isApproved ? [account] : [])
      if (method in answers) return Promise.resolve(answers[method])
      return Promise.reject(Object.assign(new Error(`not answered: ${method}`), { code: 4200 }))
    },
    on: () => provider,
    removeListener: () => provider,
  }
  const info = Object.freeze({
    uuid: '350670db-19fa-4704-a166-e52e178b59d2',
    name: installed,
    icon,
    rdns: 'example.bench',
  })
  const detail = Object.freeze({ info, provider })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
