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

/** Fetches the balance of the account, and again whenever the account or its network changes. */
function useBalance(isShown: boolean): void {
  const kit = requireAppKit('ConnectButton')
  const account = useSlice('ConnectButton', (state) => accountIn(state)?.caipAddress)
  useEffect(() => {
    // The kit reports errors; the button then shows no balance.
    if (isShown && account) kit.fetchBalance().catch(() => undefined)
  }, [kit, isShown, account])
}

/** What the button shows of an account: its colours and its name, and optionally its network and balance. */
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
