import { type Address, getAddress, isAddress } from 'viem'
import { PorticoError } from '../../core/errors.ts'
import type { Receiver } from '../../machines/ports.ts'
import type { Node } from './requests.ts'

/**
 * Addresses without an owner: the zero address, placeholders for ether or for all addresses, and the precompiles (0x01
 * to 0x11). Anything sent there is lost.
 */
const isUnowned = (address: string): boolean => /^0x(?:0{38}(?:0[\da-f]|1[01])|0{36}dead|e{40}|f{40})$/i.test(address)

/**
 * The checksummed address of a text. An address in capitals only has no checksum, like one in small letters, but viem
 * would check it.
 */
function addressIn(text: string): Address | undefined {
  const digits = /^0x([\da-f]{40})$/i.exec(text)?.[1]
  if (digits === undefined) return undefined
  const address: Address = `0x${digits === digits.toUpperCase() ? digits.toLowerCase() : digits}`
  return isAddress(address) ? getAddress(address) : undefined
}

/**
 * Resolves a text: an address, whose checksum must match if it has one (EIP-55), or an ENS name if the dApp has
 * Ethereum [send-name].
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
