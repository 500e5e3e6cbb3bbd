/** The chain namespaces of CAIP-2 that Portico speaks (SPEC 1). */
export const namespaces = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const
export type Namespace = (typeof namespaces)[number]

export const isNamespace = (value: string): value is Namespace => namespaces.some((known) => known === value)
