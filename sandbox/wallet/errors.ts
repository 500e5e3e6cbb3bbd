/** An error for a dApp: EIP-1193, EIP-1474 and wallets' variants of them. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** The user refused, or closed the window. */
export const rejected = () => new RpcError(4001, 'User rejected the request.')

/** The origin is not authorized: it is not connected, or the wallet is locked. */
export const unauthorized = () =>
  new RpcError(4100, 'The requested account and/or method has not been authorized by the user.')

/** The wallet does not have this method. */
export const unsupported = (method: string) =>
  new RpcError(4200, `The method "${method}" is not supported by this wallet.`)

/** The wallet can't reach its current chain. */
export const chainDisconnected = (chainId: number) => new RpcError(4901, `The wallet cannot reach chain ${chainId}.`)

/** The chain must be added first. */
export const unknownChain = (chainId: string) =>
  new RpcError(4902, `Unrecognized chain ID "${chainId}". Try adding the chain using wallet_addEthereumChain first.`)

/** The same request already waits for the user. */
export const alreadyPending = (method: string, origin: string) =>
  new RpcError(-32002, `Request of type '${method}' already pending for origin ${origin}. Please wait.`)

/** The method does not accept the dApp's parameters. */
export const invalidParams = (message: string) => new RpcError(-32602, message)

/** An error from the node, with its code and data if it has any. */
export function fromNode(error: unknown): RpcError {
  if (error instanceof RpcError) return error
  const cause = causes(error).find(({ code }) => typeof code === 'number' && code < 0)
  const message = (cause?.message as string | undefined) ?? (error instanceof Error ? error.message : String(error))
  return new RpcError((cause?.code as number | undefined) ?? -32603, message, cause?.data)
}

function causes(error: unknown): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  for (let at = error; typeof at === 'object' && at !== null; at = (at as { cause?: unknown }).cause) {
    found.unshift(at as Record<string, unknown>)
  }
  return found
}
