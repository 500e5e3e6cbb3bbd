/** A key that may act for the account while a session lasts. */
export interface SessionKey {
  type: 'secp256r1' | 'secp256k1'
  publicKey: `0x${string}`
}

/** The calls of a contract that a session permits. */
export interface ContractCallPermission {
  type: 'contract-call'
  data: {
    address: `0x${string}`
    abi: readonly object[]
    functions: readonly {
      functionName: string
      /** What arguments have to be, in their order. */
      args?: readonly ({ operator: 'EQUAL' | 'GREATER_THAN' | 'LESS_THAN'; value: unknown } | null)[]
      /** How much of the network's currency may go along, in all and in the smallest unit. */
      valueLimit?: `0x${string}`
      operation?: unknown
    }[]
  }
}

/** So much in each period of so many seconds from the start on. */
export interface NativeAllowancePermission {
  type: 'native-token-recurring-allowance'
  data: { allowance: `0x${string}`; start: number; period: number }
}
export interface Erc20AllowancePermission {
  type: 'erc20-recurring-allowance'
  data: { address: `0x${string}`; allowance: `0x${string}`; start: number; period: number }
}

export type SessionPermission = ContractCallPermission | NativeAllowancePermission | Erc20AllowancePermission

/** What a dApp wants to do without asking again (EIP-7715). */
export interface GrantPermissionsRequest {
  /** In hex. */
  chainId: `0x${string}`
  /** The account; the connected one unless given. */
  address?: `0x${string}`
  /** In seconds since 1970. */
  expiry: number
  signer: { type: 'keys'; data: { keys: readonly SessionKey[] } }
  permissions: readonly SessionPermission[]
  policies?: readonly { type: string; data: object }[]
  version?: string
}

/** What has been granted. `context` is the session's id. */
export interface GrantedPermissions {
  chainId: `0x${string}`
  address: string
  expiry: number
  permissions: readonly SessionPermission[]
  context: string
}
