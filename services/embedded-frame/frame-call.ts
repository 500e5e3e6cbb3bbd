import type { FrameCall } from '../../core/embedded-frame.ts'
import { viemNamespace } from '../../core/namespaces.ts'

/** The frame's address with what it has to know from the start. */
export function addressOf(url: string, projectId: string): URL {
  const address = new URL(url)
  address.searchParams.set('projectId', projectId)
  address.searchParams.set('version', '4')
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
