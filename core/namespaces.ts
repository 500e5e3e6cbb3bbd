/** EVM and Solana accounts are plain or smart, Bitcoin's are for payments or ordinals [account-types]. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal'

/** What a page has to know of a namespace before anything is opened. The rest is in `namespace-details.ts`. */
interface NamespaceDescriptor {
  /** The types that its accounts have. */
  accountTypes: readonly AccountType[]
  /** The type that is preferred unless the dApp or the user says otherwise. */
  defaultAccountType: AccountType
  /** Whether its chains are named by numbers, which are then their ids (`Network.id`). */
  hasNumericIds: boolean
  /** The path of an address below a block explorer's address. */
  explorerPath: string
}

const plain = {
  accountTypes: ['eoa'],
  defaultAccountType: 'eoa',
  hasNumericIds: false,
  explorerPath: 'address',
} as const

/**
 * The chain namespaces of CAIP-2 that Portico speaks [id-namespaces], by what is known of each. All that the code knows of one
 * is here, in its details, in its on-ramps and in its adapter: `npm run lint` finds its name anywhere else.
 */
export const namespaceDescriptors = {
  eip155: {
    ...plain,
    accountTypes: ['eoa', 'smartAccount'],
    defaultAccountType: 'smartAccount',
    hasNumericIds: true,
  },
  solana: { ...plain, accountTypes: ['eoa', 'smartAccount'] },
  bip122: { ...plain, accountTypes: ['payment', 'ordinal'], defaultAccountType: 'payment' },
  polkadot: { ...plain, explorerPath: 'account' },
  cosmos: plain,
} as const satisfies Record<string, NamespaceDescriptor>

export type Namespace = keyof typeof namespaceDescriptors

export const isNamespace = (value: string): value is Namespace => Object.hasOwn(namespaceDescriptors, value)

export const namespaces: readonly Namespace[] = Object.keys(namespaceDescriptors).filter(isNamespace)

/** The namespace of a chain that says none: viem's chains, and servers that know a chain by its number alone. */
export const viemNamespace = 'eip155' satisfies Namespace

/** The namespace whose wallets can sign in while they connect [pairing-one-step]. */
export const oneStepNamespace = 'eip155' satisfies Namespace
