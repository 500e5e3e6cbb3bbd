/** A key that may act for the account during a session. */
export interface SessionKey {
  type: 'secp256r1' | 'secp256k1'
  publicKey: `0x${string}`
}

/** Calls of a contract that a session permits. */
export interface ContractCallPermission {
  type: 'contract-call'
  data: {
    address: `0x${string}`
    abi: readonly object[]
    functions: readonly {
      functionName: string
      /** The conditions on the arguments, in their order. */
      args?: readonly ({ operator: 'EQUAL' | 'GREATER_THAN' | 'LESS_THAN'; value: unknown } | null)[]
      /** The most native currency that may be sent along, in total, in its smallest unit (wei). */
      valueLimit?: `0x${string}`
      operation?: unknown
    }[]
  }
}

/** An allowance of the native currency, in its smallest unit, for each `period` in seconds from `start` on. */
export interface NativeAllowancePermission {
  type: 'native-token-recurring-allowance'
  data: { allowance: `0x${string}`; start: number; period: number }
}
/** The same for the ERC-20 token at `address`. */
export interface Erc20AllowancePermission {
  type: 'erc20-recurring-allowance'
  data: { address: `0x${string}`; allowance: `0x${string}`; start: number; period: number }
}

export type SessionPermission = ContractCallPermission | NativeAllowancePermission | Erc20AllowancePermission

/** The permissions that a dApp requests (EIP-7715). */
export interface GrantPermissionsRequest {
  /** As a hex number. */
  chainId: `0x${string}`
  /** The account; the connected one by default. */
  address?: `0x${string}`
  /** A Unix timestamp in seconds. */
  expiry: number
  signer: { type: 'keys'; data: { keys: readonly SessionKey[] } }
  permissions: readonly SessionPermission[]
  policies?: readonly { type: string; data: object }[]
  version?: string
}

/** The granted permissions. `context` is the session's id. */
export interface GrantedPermissions {
  chainId: `0x${string}`
  address: string
  expiry: number
  permissions: readonly SessionPermission[]
  context: string
}
