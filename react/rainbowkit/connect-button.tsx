import { Suspense, useSyncExternalStore } from 'react'
import { PageButton } from '../drop-in/buttons/page-button.tsx'
import { useButtonMessages } from '../hooks/button-messages.ts'
import { AccountLabel } from '../hooks/connect-button.tsx'
import { Custom } from './connect-button-custom.tsx'
import { useConnectionStatus } from './connection-status.ts'

type AccountStatus = 'full' | 'avatar' | 'address'
type ChainStatus = 'full' | 'icon' | 'name' | 'none'

/** One value, or one for small screens and one for the rest. */
type Responsive<T> = T | { smallScreen: T; largeScreen?: T }

export interface ConnectButtonProps {
  /** The text while no wallet is connected. */
  label?: string
  accountStatus?: Responsive<AccountStatus>
  chainStatus?: Responsive<ChainStatus>
  showBalance?: Responsive<boolean>
}

const large = () => globalThis.matchMedia?.('(min-width: 768px)')

const follow = (listener: () => void) => {
  const query = large()
  query?.addEventListener?.('change', listener)
  return () => query?.removeEventListener?.('change', listener)
}

const isLarge = () => large()?.matches ?? true

/** The value for the current screen. */
function valueFor<T extends string | boolean>(value: Responsive<T>, largeScreen: boolean): T {
  if (typeof value !== 'object') return value
  return largeScreen ? (value.largeScreen ?? value.smallScreen) : value.smallScreen
}

const run = (open: () => void) => async () => open()

/** The button in the page: connects, then shows network and account, each of which opens its view. */
export function ConnectButton(props: ConnectButtonProps) {
  const status = useConnectionStatus()
  const largeScreen = useSyncExternalStore(follow, isLarge, () => true)
  const messages = useButtonMessages()
  const { label = messages.connect, accountStatus = 'full' } = props
  const { chainStatus = { smallScreen: 'icon', largeScreen: 'full' } } = props
  const { showBalance = { smallScreen: false, largeScreen: true } } = props
  const chainPart = valueFor(chainStatus, largeScreen)
  const accountPart = valueFor(accountStatus, largeScreen)
  const hasBalance = valueFor(showBalance, largeScreen)
  return (
    <Custom>
      {({ account, chain, mounted, loading, openConnectModal, openAccountModal, openChainModal }) => {
        const waits = mounted && (loading || status === 'loading')
        if (!mounted || !account || status !== 'connected')
          return (
            <PageButton testId="connect-button" busy={waits} onPress={run(openConnectModal)}>
              <span data-widest={messages.connecting}>{waits ? messages.connecting : label}</span>
            </PageButton>
          )
        const lost = chain?.unsupported === true
        return (
          <span style={{ display: 'inline-flex', gap: 12 }}>
            {chain && (lost || chainPart !== 'none') ? (
              <PageButton
                testId="chain-button"
                label={lost ? undefined : chain.name}
                connected
                lost={lost}
                onPress={run(openChainModal)}
              >
                {chainPart !== 'name' && !lost && chain.iconUrl ? (
                  <img src={chain.iconUrl} alt="" width={24} height={24} />
                ) : null}
                {lost ? messages.wrongNetwork : chainPart === 'icon' && chain.iconUrl ? null : chain.name}
              </PageButton>
            ) : null}
            <PageButton
              testId="account-button"
              label={accountPart === 'avatar' ? account.displayName : undefined}
              connected
              onPress={run(openAccountModal)}
            >
              {hasBalance && account.displayBalance ? <small>{account.displayBalance}</small> : null}
              {accountPart === 'address' ? (
                <bdi>{account.displayName}</bdi>
              ) : (
                <Suspense fallback={<bdi>{account.displayName}</bdi>}>
                  <AccountLabel
                    account={{ ...account, displayName: accountPart === 'avatar' ? '' : account.displayName }}
                    chain={undefined}
                    chainStatus="none"
                    showBalance={false}
                  />
                </Suspense>
              )}
            </PageButton>
          </span>
        )
      }}
    </Custom>
  )
}

ConnectButton.Custom = Custom
