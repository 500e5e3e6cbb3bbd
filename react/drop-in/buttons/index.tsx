import { Suspense } from 'react'
import { shorten } from '../../../core/shorten.ts'
import { findAppKit } from '../../handle/singleton.ts'
import { useButtonMessages } from '../../hooks/button-messages.ts'
import { AccountLabel, accountOf, chainOf } from '../../hooks/connect-button.tsx'
import { useNetworkIcon } from '../../hooks/use-network-icon.ts'
import { accountIn, networksIn } from '../../store/store.ts'
import { PageButton, useMountedSlice } from './page-button.tsx'
import type {
  AppKitAccountButtonProps,
  AppKitButtonProps,
  AppKitConnectButtonProps,
  AppKitNetworkButtonProps,
} from './types.ts'

const useAccount = (namespace: AppKitAccountButtonProps['namespace']) =>
  useMountedSlice((state) => accountIn(state, namespace))

/** Connects a wallet. */
export function AppKitConnectButton(props: AppKitConnectButtonProps) {
  const { size, disabled, namespace } = props
  const messages = useButtonMessages()
  const { label = messages.connect, loadingLabel = messages.connecting } = props
  const status = useAccount(namespace)?.status
  const isOpening = useMountedSlice((state) => state.status === 'opening')
  const busy = isOpening || status === 'connecting' || status === 'reconnecting'
  return (
    <PageButton
      testId={`connect-button${namespace ?? ''}`}
      {...{ size, disabled, busy }}
      onPress={() => findAppKit()?.open(namespace && { namespace })}
    >
      <span data-widest={loadingLabel}>{busy ? loadingLabel : label}</span>
    </PageButton>
  )
}

/** Shows the connected account and opens it; renders nothing while there is none. */
export function AppKitAccountButton(props: AppKitAccountButtonProps) {
  const { disabled, namespace, balance = 'show', charsStart = 4, charsEnd = 6 } = props
  const messages = useButtonMessages()
  const account = accountOf(useAccount(namespace))
  const chain = chainOf(useMountedSlice((state) => networksIn(state, namespace)))
  if (!account) return null
  const shown = { ...account, displayName: shorten(account.address, charsStart, charsEnd) }
  const lost = chain?.unsupported === true
  return (
    <PageButton
      testId={`account-button${namespace ?? ''}`}
      connected
      {...{ disabled, lost }}
      onPress={() => findAppKit()?.open(namespace && { namespace })}
    >
      {lost ? (
        <span data-testid="wui-account-button-unsupported-chain">{messages.wrongNetwork}</span>
      ) : (
        <Suspense fallback={<bdi>{shown.displayName}</bdi>}>
          <AccountLabel account={shown} chain={chain} chainStatus="none" showBalance={balance === 'show'} />
        </Suspense>
      )}
    </PageButton>
  )
}

/** Connects a wallet, then shows the account. */
export function AppKitButton(props: AppKitButtonProps) {
  const isConnected = useAccount(props.namespace)?.address !== undefined
  return isConnected ? <AppKitAccountButton {...props} /> : <AppKitConnectButton {...props} />
}

/** Shows the selected network, and opens the list of networks. */
export function AppKitNetworkButton(props: AppKitNetworkButtonProps) {
  const messages = useButtonMessages()
  const { disabled, label = messages.network } = props
  const chain = chainOf(useMountedSlice(networksIn))
  const icon = useNetworkIcon(chain, true)
  const lost = chain?.unsupported === true
  return (
    <PageButton
      testId="w3m-network-button"
      connected
      {...{ disabled, lost }}
      onPress={() => findAppKit()?.open({ view: 'Networks' })}
    >
      {icon ? <img src={icon} alt="" width={24} height={24} /> : null}
      <span data-testid="wui-network-button">{lost ? messages.wrongNetwork : (chain?.name ?? label)}</span>
    </PageButton>
  )
}
