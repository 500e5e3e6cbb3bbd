import { getAddress, isAddress } from 'viem'
import { PorticoError } from '../../core/errors.ts'
import type { Receiver } from '../../machines/ports.ts'
import type { Node } from './requests.ts'

/** What is sent to the zero address, or to the one that stands for it, is gone: nobody has their keys. */
const isUnowned = (address: string): boolean => /^0x0{36}(0000|dead)$/i.test(address)

/**
 * Who a text means: an address in its checksummed form, where a checksum that is there has to be right (EIP-55), or a name of
 * ENS where the dApp has Ethereum [send-name].
 */
export async function resolveReceiver(text: string, ethereum: Node | undefined): Promise<Receiver> {
  if (isUnowned(text)) throw new PorticoError('transfer.zero')
  if (isAddress(text)) return { address: getAddress(text) }
  if (!ethereum || !text.includes('.')) throw new PorticoError('transfer.receiver')
  const { ensReceiver } = await import('./ens.ts')
  const receiver = await ensReceiver(ethereum, text)
  if (!receiver) throw new PorticoError('transfer.name')
  if (isUnowned(receiver.address)) throw new PorticoError('transfer.zero')
  return receiver
}
