import type { Connection } from '@solana/web3.js'
import { useEffect, useState } from 'react'
import { SolanaAdapter } from '../../adapters/solana/index.ts'
import type { CaipNetwork } from '../../core/network.ts'
import { findAppKit } from '../handle/singleton.ts'
import { useEarlySlice } from '../hooks/use-public-state.ts'

export interface UseAppKitConnectionReturnType {
  /** Undefined until web3.js has loaded, and where the dApp has no network of Solana. */
  connection: Connection | undefined
}

/** The nodes of the selected network of Solana as web3.js asks them, for the dApp's own calls [api-drop-in]. */
export function useAppKitConnection(): UseAppKitConnectionReturnType {
  const network = useEarlySlice(({ networks }) => networks.solana?.caipNetwork)
  const [made, setMade] = useState<{ network: CaipNetwork; connection: Connection }>()
  useEffect(() => {
    const adapter = findAppKit()?.options.adapters?.find((each) => each instanceof SolanaAdapter)
    if (!network || !adapter) return
    let isWanted = true
    adapter.connectionTo(network).then(
      (connection) => isWanted && setMade({ network, connection }),
      // Without its code there is none until the page is loaded again.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [network])
  return { connection: made?.network === network ? made?.connection : undefined }
}
