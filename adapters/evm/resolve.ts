import { getAddress, isAddress } from 'viem'
import { PorticoError } from '../../core/errors.ts'
import type { Receiver } from '../../machines/ports.ts'

/** The address that a text is, in its checksummed form. A checksum that is there has to be right (EIP-55). */
export function resolveReceiver(text: string): Receiver {
  if (!isAddress(text)) throw new PorticoError('transfer.receiver')
  return { address: getAddress(text) }
}
