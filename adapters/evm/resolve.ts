import { getAddress, isAddress } from 'viem'
import { PorticoError } from '../../core/errors.ts'
import type { Receiver } from '../../machines/ports.ts'
import type { Node } from './requests.ts'

/**
 * Who a text means: an address in its checksummed form, where a checksum that is there has to be right (EIP-55), or a name of
 * ENS where the dApp has Ethereum [send-name].
 */
export async function resolveReceiver(text: string, ethereum: Node | undefined): Promise<Receiver> {
  if (isAddress(text)) return { address: getAddress(text) }
  if (!ethereum || !text.includes('.')) throw new PorticoError('transfer.receiver')
  const { ensReceiver } = await import('./ens.ts')
  const receiver = await ensReceiver(ethereum, text)
  if (!receiver) throw new PorticoError('transfer.name')
  return receiver
}
