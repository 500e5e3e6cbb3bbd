import { type CSSProperties, useEffect, useInsertionEffect } from 'react'
import { hashOf } from '../../ui/identity.ts'
import { requireAppKit } from '../handle/singleton.ts'
import { accountIn } from '../store/store.ts'
import { adoptAccountStyles } from './account-styles.ts'
import { useNetworkIcon } from './use-network-icon.ts'
import { useSlice } from './use-public-state.ts'

/** What is shown of a network. */
export type ChainStatus = 'full' | 'icon' | 'name' | 'none'

interface AccountLabelProps {
  account: { address: string; displayName: string; displayBalance?: string | undefined }
  chain: { name: string; iconUrl?: string | undefined } | undefined
  chainStatus: ChainStatus
  showBalance: boolean
}

/** Asks for the balance of an account once it is there, and again with each other account or network. */
function useBalance(isShown: boolean): void {
  const kit = requireAppKit('ConnectButton')
  const account = useSlice('ConnectButton', (state) => accountIn(state)?.caipAddress)
  useEffect(() => {
    // The kit reports what is wrong; the button shows no balance then.
    if (isShown && account) kit.fetchBalance().catch(() => undefined)
  }, [kit, isShown, account])
}

/** What the button shows of an account: its network and its balance where they are wanted, its colours and its name. */
export default function AccountLabel({ account, chain, showBalance, chainStatus }: AccountLabelProps) {
  useInsertionEffect(adoptAccountStyles, [])
  useBalance(showBalance)
  const { address, displayName, displayBalance } = account
  const style: CSSProperties & Record<'--h', number> = { '--h': hashOf(address.toLowerCase()) % 360 }
  const hasIcon = chainStatus === 'full' || chainStatus === 'icon'
  const hasName = chainStatus === 'full' || chainStatus === 'name'
  const icon = useNetworkIcon(chain, hasIcon)
  return (
    <>
      {hasIcon && icon ? <img src={icon} alt={hasName ? '' : chain?.name} /> : null}
      {hasName && chain ? <small>{chain.name}</small> : null}
      {showBalance && displayBalance ? <small>{displayBalance}</small> : null}
      <i style={style} />
      <bdi>{displayName}</bdi>
    </>
  )
}
