import { type CSSProperties, useInsertionEffect } from 'react'
import { hashOf } from '../../ui/identity.ts'
import { adoptAccountStyles } from './account-styles.ts'

/** What is shown of a network. */
export type ChainStatus = 'full' | 'icon' | 'name' | 'none'

interface AccountLabelProps {
  account: { address: string; displayName: string; displayBalance?: string }
  chain: { name: string; iconUrl?: string } | undefined
  chainStatus: ChainStatus
  showBalance: boolean
}

/** What the button shows of an account: its network and its balance where they are wanted, its colours and its name. */
export default function AccountLabel({ account, chain, showBalance, chainStatus }: AccountLabelProps) {
  useInsertionEffect(adoptAccountStyles, [])
  const { address, displayName, displayBalance } = account
  const style: CSSProperties & Record<'--h', number> = { '--h': hashOf(address.toLowerCase()) % 360 }
  const hasIcon = chainStatus === 'full' || chainStatus === 'icon'
  const hasName = chainStatus === 'full' || chainStatus === 'name'
  return (
    <>
      {hasIcon && chain?.iconUrl ? <img src={chain.iconUrl} alt={hasName ? '' : chain.name} /> : null}
      {hasName && chain ? <small>{chain.name}</small> : null}
      {showBalance && displayBalance ? <small>{displayBalance}</small> : null}
      <i style={style} />
      <bdi>{displayName}</bdi>
    </>
  )
}
