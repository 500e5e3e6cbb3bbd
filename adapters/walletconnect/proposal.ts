import type { CaipNetworkId, Namespace } from '../../core/caip.ts'
import type { Network } from '../../core/network.ts'
import { allNames } from './deprecated.ts'
import type { LinkOptions } from './options.ts'

/** FACTS 7. What is missing here is not asked for. */
const methods: Readonly<Partial<Record<Namespace, readonly string[]>>> = {
  eip155: [
    'eth_accounts',
    'eth_requestAccounts',
    'eth_sendRawTransaction',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'personal_sign',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_getPermissions',
    'wallet_requestPermissions',
    'wallet_registerOnboarding',
    'wallet_watchAsset',
    'wallet_scanQRCode',
    'wallet_getCallsStatus',
    'wallet_showCallsStatus',
    'wallet_sendCalls',
    'wallet_getCapabilities',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    'wallet_getAssets',
  ],
  solana: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_requestAccounts',
    'solana_getAccounts',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
  bip122: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
}

const events = ['accountsChanged', 'chainChanged']

/** What is asked for in one namespace. */
export interface Wanted {
  chains: string[]
  methods: string[]
  events: string[]
  rpcMap: Record<string, string>
  defaultChain?: string
}

/** What wallets are asked for: all namespaces that the dApp has networks of, every one optional (FACTS 7). */
export function proposalOf(
  networks: readonly Network[],
  override: LinkOptions['universalProviderConfigOverride'] = {},
): Record<string, Wanted> {
  const namespaces = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  return Object.fromEntries(
    namespaces.map((namespace) => {
      const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
      const { defaultChain } = override
      const wanted: Wanted = {
        chains: [...(override.chains?.[namespace] ?? own.flatMap(({ caipNetworkId }) => allNames(caipNetworkId)))],
        methods: [...(override.methods?.[namespace] ?? methods[namespace] ?? [])],
        events: [...(override.events?.[namespace] ?? events)],
        rpcMap: Object.fromEntries(own.flatMap((network) => nodeOf(network, override.rpcMap))),
        ...(defaultChain?.startsWith(`${namespace}:`) && { defaultChain }),
      }
      return [namespace, wanted]
    }),
  )
}

/** The client takes nodes by a network's reference, and only those that it reaches by HTTP. */
function nodeOf({ id, caipNetworkId, rpcUrls }: Network, given: Readonly<Record<string, string>> = {}) {
  const url = given[caipNetworkId] ?? given[String(id)] ?? rpcUrls.find((each) => /^https?:/.test(each))
  return url === undefined ? [] : [[referenceOf(caipNetworkId), url]]
}

const referenceOf = (id: CaipNetworkId): string => id.slice(id.indexOf(':') + 1)
