import type { CaipNetworkId } from '../../core/caip.ts'
import { writeMessage } from '../message.ts'
import { signError } from '../sign-error.ts'
import type { SIWECreateMessageArgs } from './types.ts'

/** The chain's reference in a `did:pkh` id. */
export const getDidChainId = (did: string): string | undefined => did.split(':')[3]

/** The address in a `did:pkh` id. */
export const getDidAddress = (did: string): string | undefined => did.split(':').at(-1)

/**
 * The text of a legacy SIWE message.
 * @param address `did:pkh:eip155:<chain>:<address>`, or the plain address.
 * @throws `sign.malformed` if a field would break the text's lines.
 */
export function formatMessage(args: Omit<SIWECreateMessageArgs, 'address'>, address: string): string {
  const { chainId, domain, uri, nonce, version, statement, requestId, resources, iat, exp, nbf } = args
  const id: CaipNetworkId = `eip155:${getDidChainId(address) ?? chainId}`
  const data = {
    accountAddress: getDidAddress(address) ?? '',
    chainId: id,
    domain,
    uri,
    version,
    nonce,
    ...(statement !== undefined && { statement }),
    ...(iat !== undefined && { issuedAt: iat }),
    ...(exp !== undefined && { expirationTime: exp }),
    ...(nbf !== undefined && { notBefore: nbf }),
    ...(requestId !== undefined && { requestId }),
    ...(resources && { resources }),
  }
  const broken = Object.entries(data).find(([, value]) => [value].flat().some((line) => /[\n\r]/.test(line)))
  if (broken) throw signError('sign.malformed', { field: broken[0] })
  return writeMessage(data)
}

/** The EVM address that a message names; empty if there is none. */
export const getAddressFromMessage = (message: string): string => {
  const [, line = ''] = message.split('\n')
  return /^0x[\da-f]{40}$/i.test(line) ? line : ''
}

/** The chain that a message names, as a CAIP-2 id; Ethereum's if it names none. */
export const getChainIdFromMessage = (message: string): CaipNetworkId => {
  const [, chainId = '1'] = /\nVersion: .*\nChain ID: (\d+)\n/.exec(message) ?? []
  return `eip155:${chainId}`
}

/** Whether an EVM account, with a key or a contract, signed a message. */
export async function verifySignature(signed: {
  address: string
  message: string
  signature: string
  /** CAIP-2, or `eip155` and the number. */
  chainId: string
  projectId?: string
  /** The RPC address of the chain's node; the blockchain API's by default. */
  rpcUrl?: string
}): Promise<boolean> {
  const { address, message, signature, chainId, projectId, rpcUrl } = signed
  const query = new URLSearchParams({ chainId, ...(projectId && { projectId }) })
  const node = rpcUrl ?? `https://rpc.walletconnect.org/v1/?${query}`
  const { verifyEvm } = await import('../verifiers/evm-signature.ts')
  return verifyEvm({ address, message, signature, nodes: [node] })
}
