import type { CaipNetworkId } from './caip.ts'
import type { Namespace } from './namespaces.ts'

/** The wallets that reach a phone by a link of their own [link-page]. */
export type NamedWallet = 'coinbase' | 'phantom' | 'solflare'

/** What a secret of a namespace looks like in a text, and what its placeholder must look like. */
interface Redaction {
  pattern: RegExp
  /** Hexadecimal, thirty-two bytes in base58, or letters that every alphabet of addresses has. */
  shape: 'hex' | 'key' | 'letters'
}

/** What an open modal, its services and the tools know of a namespace. */
interface NamespaceDetails {
  /** The codes of what its networks are called, and of what its wallets are. */
  label: `namespace.${Namespace}`
  walletLabel: `namespace.${Namespace}` | 'wallets.evm'
  /** What a project's services call the adapter (`sdkVersion`). */
  sdkName: string
  /** An account's address, as CAIP-10 writes it. */
  address: RegExp
  /** Whether an address means the same in capital letters. */
  ignoresCase: boolean
  /** A chain's reference (CAIP-2). */
  reference: RegExp
  /** What wallets are asked for by WalletConnect. */
  walletConnect: { methods: readonly string[]; events: readonly string[] }
  /** Its networks that had another id before, as some wallets still call them: the id of today, and the former one. */
  formerIds: readonly (readonly [CaipNetworkId, CaipNetworkId])[]
  deepLinks: {
    /** Wallets that open the page in a browser of their own for this namespace alone: their apps pair on others. */
    browsers: readonly NamedWallet[]
    /** Wallets that are of use on a phone though the directory knows no link of theirs [connect-visibility]. */
    unlisted: readonly NamedWallet[]
  }
  /** What the first line of a sign-in message calls its accounts (EIP-4361, CAIP-122). */
  signInName: string
  /** The path of a transaction below a block explorer's address. */
  transactionPath: string
  /** Whether its accounts can be sent from in the modal [account-features]. */
  canSend: boolean
  redactions: readonly Redaction[]
}

const events = ['accountsChanged', 'chainChanged']
const nothing = { browsers: [], unlisted: [] }
const anyReference = /^[-\w]{1,32}$/
const bech32 = '02-9ac-hj-np-z'

/** By namespace. A text is searched for secrets in this order, what begins unmistakably first. */
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
    // Twenty or thirty-two bytes in bech32, under a prefix of the chain's own.
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
    // Before CAIP-2 named the clusters by their genesis.
    formerIds: [
      ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
      ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'],
    ],
    deepLinks: { browsers: ['coinbase'], unlisted: ['phantom', 'solflare'] },
    signInName: 'Solana',
    transactionPath: 'tx',
    canSend: true,
    // A cluster's reference is public, and looks like an account.
    redactions: [
      {
        pattern: /(?<!solana:)\b(?=[A-Za-z]*\d)(?=[a-z\d]*[A-Z])[1-9A-HJ-NP-Za-km-z]{32,44}\b/g,
        shape: 'key',
      },
    ],
  },
}
