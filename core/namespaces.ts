/** EVM and Solana accounts are plain or smart, Bitcoin's are for payments or ordinals [account-types]. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal'

/** What a page needs of a namespace before the modal opens. The rest is in `namespace-details.ts`. */
interface NamespaceDescriptor {
  /** The types of its accounts. */
  accountTypes: readonly AccountType[]
  /** The preferred type unless the dApp or the user chooses another. */
  defaultAccountType: AccountType
  /** Whether its chains have numeric references, which are then their ids (`Network.id`). */
  hasNumericIds: boolean
  /** The path of an address at a block explorer. */
  explorerPath: string
}

const plain = {
  accountTypes: ['eoa'],
  defaultAccountType: 'eoa',
  hasNumericIds: false,
  explorerPath: 'address',
} as const

/**
 * The supported CAIP-2 chain namespaces [id-namespaces]. Everything specific to one is here, in its details, in its
 * on-ramps and in its adapter; `npm run lint` reports its name anywhere else.
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

/** The namespace of a chain that names none: viem's chains, and servers that identify a chain by its number only. */
export const viemNamespace = 'eip155' satisfies Namespace

/** The namespace whose wallets can sign in while they connect [pairing-one-step]. */
export const oneStepNamespace = 'eip155' satisfies Namespace
