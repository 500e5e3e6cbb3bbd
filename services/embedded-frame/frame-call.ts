import type { FrameCall } from '../../core/embedded-frame.ts'
import { viemNamespace } from '../../core/namespaces.ts'

/** A network by CAIP-2 id, and one of its RPC nodes. */
export interface FrameNetwork {
  chainId: string
  rpcUrl?: string | undefined
}

/** The frame's initial data. */
interface FrameStart {
  projectId: string
  /** The dApp's networks; a login starts on the first one. */
  networks: readonly FrameNetwork[]
  /** The EVM network of the last login. */
  last: string | undefined
  /** Whether the page may write to the console. */
  mayLog: boolean
}

/** The frame's URL with its initial data [embedded-address]. */
export function addressOf(url: string, { projectId, networks, last, mayLog }: FrameStart): URL {
  const { chainId, rpcUrl } = networks.find((each) => each.chainId === `${viemNamespace}:${last}`) ??
    networks[0] ?? { chainId: `${viemNamespace}:1` }
  const address = new URL(url)
  const told = { projectId, chainId, version: '4', enableLogger: String(mayLog), ...(rpcUrl && { rpcUrl }) }
  for (const [name, value] of Object.entries(told)) address.searchParams.set(name, value)
  return address
}

/** Converts amounts to hex quantities. */
export const asJson = ({ params, ...call }: FrameCall) => ({
  ...call,
  params: JSON.parse(
    JSON.stringify(params ?? [], (_, value: unknown) =>
      typeof value === 'bigint' ? `0x${value.toString(16)}` : value,
    ),
  ) as unknown,
})

/** Whether a network is an EVM network, in any notation; all others have CAIP-2 ids. */
export function isOfEvm(chainId: string | number): boolean {
  const [namespace, reference] = String(chainId).split(':')
  return reference === undefined || namespace === viemNamespace
}
