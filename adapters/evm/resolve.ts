import { type Address, getAddress, isAddress } from 'viem'
import { PorticoError } from '../../core/errors.ts'
import type { Receiver } from '../../machines/ports.ts'
import type { Node } from './requests.ts'

/**
 * What is sent to the zero address, or to one that stands for it, for ether or for all addresses, is gone: no one has their
 * keys. Nor does anybody have those of what the chain computes with (0x01 to 0x11).
 */
const isUnowned = (address: string): boolean => /^0x(?:0{38}(?:0[\da-f]|1[01])|0{36}dead|e{40}|f{40})$/i.test(address)

/** The address that a text is, checksummed. All in capitals it has no checksum, as in small letters, which viem takes for one. */
function addressIn(text: string): Address | undefined {
  const digits = /^0x([\da-f]{40})$/i.exec(text)?.[1]
  if (digits === undefined) return undefined
  const address: Address = `0x${digits === digits.toUpperCase() ? digits.toLowerCase() : digits}`
  return isAddress(address) ? getAddress(address) : undefined
}

/**
 * Who a text means: an address in its checksummed form, where a checksum that is there has to be right (EIP-55), or a name of
 * ENS where the dApp has Ethereum [send-name].
 */
export async function resolveReceiver(text: string, ethereum: Node | undefined): Promise<Receiver> {
  if (isUnowned(text)) throw new PorticoError('transfer.zero')
  const address = addressIn(text)
  if (address) return { address }
  if (!ethereum || !text.includes('.')) throw new PorticoError('transfer.receiver')
  const { ensReceiver } = await import('./ens.ts')
  const receiver = await ensReceiver(ethereum, text)
  if (!receiver) throw new PorticoError('transfer.name')
  if (isUnowned(receiver.address)) throw new PorticoError('transfer.zero')
  return receiver
}
