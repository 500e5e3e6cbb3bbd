import { type CSSProperties, useInsertionEffect } from 'react'
import { hashOf } from '../../ui/identity.ts'
import { adoptAccountStyles } from './account-styles.ts'
import type { ConnectButtonProps, ConnectButtonRenderProps } from './connect-button.tsx'

interface AccountLabelProps extends Required<Pick<ConnectButtonProps, 'showBalance' | 'chainStatus'>> {
  account: NonNullable<ConnectButtonRenderProps['account']>
  chain: ConnectButtonRenderProps['chain']
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
