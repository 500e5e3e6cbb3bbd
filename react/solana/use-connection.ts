import type { Connection } from '@solana/web3.js'
import { useEffect, useState } from 'react'
import { SolanaAdapter } from '../../adapters/solana/index.ts'
import type { CaipNetwork } from '../../core/network.ts'
import { findAppKit } from '../handle/singleton.ts'
import { useEarlySlice } from '../hooks/use-public-state.ts'

export interface UseAppKitConnectionReturnType {
  /** Undefined until web3.js has loaded, and if the dApp has no Solana network. */
  connection: Connection | undefined
}

/** A web3.js connection to the nodes of the selected Solana network, for the dApp's own calls [api-drop-in]. */
export function useAppKitConnection(): UseAppKitConnectionReturnType {
  const network = useEarlySlice(({ networks }) => networks.solana?.caipNetwork)
  const [made, setMade] = useState<{ network: CaipNetwork; connection: Connection }>()
  useEffect(() => {
    const adapter = findAppKit()?.options.adapters?.find((each) => each instanceof SolanaAdapter)
    if (!network || !adapter) return
    let isWanted = true
    adapter.connectionTo(network).then(
      (connection) => isWanted && setMade({ network, connection }),
      // If the code fails to load, there is no connection until the page is reloaded.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [network])
  return { connection: made?.network === network ? made?.connection : undefined }
}
