import { useEffect, useState } from 'react'
import { useConfig } from 'wagmi'
import type { Identity } from './ens-identity.ts'

const mainnet = 1

interface Found extends Identity {
  of: string
}

/**
 * The ENS name and picture of an account, fetched when it is first shown, on a network of the app that has ENS,
 * preferably Ethereum.
 */
export function useEns(address: string | undefined): Identity {
  const config = useConfig()
  const [found, setFound] = useState<Found>()
  const named = config.chains.filter(({ contracts }) => contracts?.ensUniversalResolver)
  const chainId = (named.find(({ id }) => id === mainnet) ?? named[0])?.id
  useEffect(() => {
    if (!address?.startsWith('0x') || chainId === undefined) return
    let isWanted = true
    // Without a name, the account shows its address.
    import('./ens-identity.ts')
      .then(({ identityOf }) => identityOf(config.getClient({ chainId }), address))
      .then((identity) => isWanted && setFound({ ...identity, of: address }))
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [config, address, chainId])
  return found && found.of === address ? found : {}
}
