import type { FrameCall } from '../../core/embedded-frame.ts'
import { viemNamespace } from '../../core/namespaces.ts'

/** A network, by CAIP-2, and a node of it. */
export interface FrameNetwork {
  chainId: string
  rpcUrl?: string | undefined
}

/** What the frame has to know from the start. */
interface FrameStart {
  projectId: string
  /** The dApp's, the one that a login begins on first. */
  networks: readonly FrameNetwork[]
  /** The network of EVM that the last login was on. */
  last: string | undefined
  /** Whether the page may write to the console. */
  mayLog: boolean
}

/** The frame's address with what it has to know from the start [embedded-address]. */
export function addressOf(url: string, { projectId, networks, last, mayLog }: FrameStart): URL {
  const { chainId, rpcUrl } = networks.find((each) => each.chainId === `${viemNamespace}:${last}`) ??
    networks[0] ?? { chainId: `${viemNamespace}:1` }
  const address = new URL(url)
  const told = { projectId, chainId, version: '4', enableLogger: String(mayLog), ...(rpcUrl && { rpcUrl }) }
  for (const [name, value] of Object.entries(told)) address.searchParams.set(name, value)
  return address
}

/** Amounts are written as hexadecimal quantities. */
export const asJson = ({ params, ...call }: FrameCall) => ({
  ...call,
  params: JSON.parse(
    JSON.stringify(params ?? [], (_, value: unknown) =>
      typeof value === 'bigint' ? `0x${value.toString(16)}` : value,
    ),
  ) as unknown,
})

/** Whether a network is one of EVM, however it is written: the others are named by CAIP-2. */
export function isOfEvm(chainId: string | number): boolean {
  const [namespace, reference] = String(chainId).split(':')
  return reference === undefined || namespace === viemNamespace
}
