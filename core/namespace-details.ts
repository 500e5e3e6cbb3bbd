import type { CaipNetworkId } from './caip.ts'
import type { Namespace } from './namespaces.ts'

/** The wallets with their own link format for phones [link-page]. */
export type NamedWallet = 'coinbase' | 'phantom' | 'solflare'

/** The form of a namespace's secrets in a text, and of their placeholders. */
interface Redaction {
  pattern: RegExp
  /** Hexadecimal, 32 bytes in base58, or letters that occur in every address alphabet. */
  shape: 'hex' | 'key' | 'letters'
}

/** What an open modal, its services and the tools need of a namespace. */
interface NamespaceDetails {
  /** The message codes of its networks' and wallets' name. */
  label: `namespace.${Namespace}`
  walletLabel: `namespace.${Namespace}` | 'wallets.evm'
  /** The adapter's name in requests to a project's services (`sdkVersion`). */
  sdkName: string
  /** An address, in the form of CAIP-10. */
  address: RegExp
  /** Whether addresses are case-insensitive. */
  ignoresCase: boolean
  /** A chain's reference (CAIP-2). */
  reference: RegExp
  /** The methods and events to request over WalletConnect. */
  walletConnect: { methods: readonly string[]; events: readonly string[] }
  /** Former ids of its networks that some wallets still use: the current id, then the former one. */
  formerIds: readonly (readonly [CaipNetworkId, CaipNetworkId])[]
  deepLinks: {
    /** Wallets that open the page in their own browser for this namespace only; for others, their apps pair. */
    browsers: readonly NamedWallet[]
    /** Wallets that are usable on a phone although the directory has no link for them [connect-visibility]. */
    unlisted: readonly NamedWallet[]
  }
  /** The name of its accounts in the first line of a sign-in message (EIP-4361, CAIP-122). */
  signInName: string
  /** The path of a transaction at a block explorer. */
  transactionPath: string
  /** Whether the modal can send from its accounts [account-features]. */
  canSend: boolean
  redactions: readonly Redaction[]
}

const events = ['accountsChanged', 'chainChanged']
const nothing = { browsers: [], unlisted: [] }
const anyReference = /^[-\w]{1,32}$/
const bech32 = '02-9ac-hj-np-z'

/** Details by namespace. A text is searched for secrets in this order: the most distinctive forms first. */
export const namespaceDetails: Readonly<Record<Namespace, NamespaceDetails>> = {
  eip155: {
    label: 'namespace.eip155',
    walletLabel: 'wallets.evm',
    sdkName: 'wagmi',
    address: /^0x[\da-f]{40}$/i,
    ignoresCase: true,
    reference: /^[1-9]\d{0,15}$/,
    walletConnect: {
      methods: [
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
      events,
    },
    formerIds: [],
    deepLinks: nothing,
    signInName: 'Ethereum',
    transactionPath: 'tx',
    canSend: true,
    redactions: [{ pattern: /\b0x[0-9a-f]{40,}\b/gi, shape: 'hex' }],
  },
  bip122: {
    label: 'namespace.bip122',
    walletLabel: 'namespace.bip122',
    sdkName: 'bip122',
    address: /^(?:[123mn][1-9A-HJ-NP-Za-km-z]{24,34}|(?:bc|tb|bcrt)1[02-9ac-hj-np-z]{8,87})$/,
    ignoresCase: false,
    reference: anyReference,
    walletConnect: { methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'], events },
    formerIds: [],
    deepLinks: nothing,
    signInName: 'Bitcoin',
    transactionPath: 'tx',
    canSend: false,
    redactions: [
      { pattern: new RegExp(String.raw`\b(?:bc1|tb1)[${bech32}]{38,90}\b`, 'g'), shape: 'letters' },
      { pattern: /\b(?=[a-z]*\d)[13][1-9A-HJ-NP-Za-km-z]{24,33}\b/gi, shape: 'letters' },
    ],
  },
  cosmos: {
    label: 'namespace.cosmos',
    walletLabel: 'namespace.cosmos',
    sdkName: 'cosmos',
    // Twenty or thirty-two bytes in bech32, with the chain's own prefix.
    address: /^[a-z]{2,20}1(?:[02-9ac-hj-np-z]{38}|[02-9ac-hj-np-z]{58})$/,
    ignoresCase: false,
    reference: anyReference,
    walletConnect: { methods: [], events },
    formerIds: [],
    deepLinks: nothing,
    signInName: 'Cosmos',
    transactionPath: 'tx',
    canSend: false,
    redactions: [{ pattern: new RegExp(String.raw`\b[a-z]{2,20}1[${bech32}]{38,90}\b`, 'g'), shape: 'letters' }],
  },
  polkadot: {
    label: 'namespace.polkadot',
    walletLabel: 'namespace.polkadot',
    sdkName: 'polkadot',
    address: /^[1-9A-HJ-NP-Za-km-z]{46,48}$/,
    ignoresCase: false,
    reference: anyReference,
    walletConnect: { methods: [], events },
    formerIds: [],
    deepLinks: nothing,
    signInName: 'Polkadot',
    transactionPath: 'extrinsic',
    canSend: false,
    redactions: [{ pattern: /\b(?=[A-Za-z]*\d)(?=[a-z\d]*[A-Z])[1-9A-HJ-NP-Za-km-z]{46,48}\b/g, shape: 'letters' }],
  },
  solana: {
    label: 'namespace.solana',
    walletLabel: 'namespace.solana',
    sdkName: 'solana',
    address: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
    ignoresCase: false,
    reference: anyReference,
    walletConnect: {
      methods: [
        'solana_signMessage',
        'solana_signTransaction',
        'solana_requestAccounts',
        'solana_getAccounts',
        'solana_signAllTransactions',
        'solana_signAndSendTransaction',
      ],
      events,
    },
    // Used before CAIP-2 identified the clusters by their genesis.
    formerIds: [
      ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
      ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'],
    ],
    deepLinks: { browsers: ['coinbase'], unlisted: ['phantom', 'solflare'] },
    signInName: 'Solana',
    transactionPath: 'tx',
    canSend: true,
    // A cluster's reference (32 characters) is public, but looks like an account.
    redactions: [
      {
        pattern: /(?<!solana:(?=\w{32}\b))\b(?=[A-Za-z]*\d)(?=[a-z\d]*[A-Z])[1-9A-HJ-NP-Za-km-z]{32,44}\b/g,
        shape: 'key',
      },
    ],
  },
}
