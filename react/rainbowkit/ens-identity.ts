import { type Client, getAddress } from 'viem'
import { getEnsAvatar, getEnsName } from 'viem/actions'
import { normalize } from 'viem/ens'

/** An account's ENS name and avatar. */
export interface Identity {
  ensName?: string | undefined
  ensAvatar?: string | undefined
}

const known = new Map<string, Promise<Identity>>()

async function ask(client: Client, address: string): Promise<Identity> {
  const ensName = await getEnsName(client, { address: getAddress(address) })
  if (!ensName) return {}
  const ensAvatar = await getEnsAvatar(client, { name: normalize(ensName) }).catch(() => null)
  return { ensName, ...(ensAvatar && { ensAvatar }) }
}

/** The primary name of an address and its picture, requested once per page unless that fails. */
export function identityOf(client: Client, address: string): Promise<Identity> {
  const asked = known.get(address) ?? ask(client, address)
  known.set(address, asked)
  asked.catch(() => known.delete(address))
  return asked
}
