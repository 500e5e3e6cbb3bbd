import {
  type ComponentPropsWithoutRef,
  lazy,
  type ReactNode,
  Suspense,
  useInsertionEffect,
  useSyncExternalStore,
} from 'react'
import type { AccountState } from '../../core/account.ts'
import type { NetworkState } from '../../core/network.ts'
import { shorten } from '../../core/shorten.ts'
import { buttonMessages } from '../../locales/buttons.ts'
import { requireAppKit } from '../handle/singleton.ts'
import { type AuthenticationStatus, authenticationIn } from '../store/authentication.ts'
import { isOpen } from '../store/selectors.ts'
import { accountIn, networksIn } from '../store/store.ts'
import type Account from './account-label.tsx'
import type { ChainStatus } from './account-label.tsx'
import { adoptButtonStyles } from './button-styles.ts'
import { useSlice } from './use-public-state.ts'

/** The argument of the render prop, named as in RainbowKit. The fields for ENS are those of `portico/rainbowkit`. */
export interface ConnectButtonRenderProps {
  account?:
    | {
        address: string
        displayName: string
        /** The last fetched balance with its symbol, truncated to 3 decimals; undefined until it is requested. */
        displayBalance?: string | undefined
        status: AccountState['status']
      }
    | undefined
  chain?:
    | { id: number | string; name: string; iconUrl?: string | undefined; hasIcon: boolean; unsupported: boolean }
    | undefined
  /** Whether the account is signed in; undefined if the dApp has no sign-in. */
  authenticationStatus?: AuthenticationStatus | undefined
  /** False on the server and in the first render: until it is true, render nothing that depends on the visitor. */
  mounted: boolean
  connectModalOpen: boolean
  accountModalOpen: boolean
  chainModalOpen: boolean
  /** The modal's code is loading, or a wallet request is pending. */
  loading: boolean
  /** The modal's code failed to load; the next attempt may succeed. */
  failed: boolean
  openConnectModal(): void
  openAccountModal(): void
  openChainModal(): void
  /** Spread these on any element that opens the modal: they load its code when the user approaches. */
  approach: { onPointerEnter(): void; onFocus(): void; onTouchStart(): void }
}

const never = () => () => undefined
/** Whether the visitor's state may be rendered: not on the server, and not during hydration. */
export const useMounted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** A network as a button shows it. */
export function chainOf(networks: NetworkState | undefined): ConnectButtonRenderProps['chain'] {
  const network = networks?.caipNetwork
  if (!network) return
  const { id, name, assets } = network
  const iconUrl = assets?.imageUrl
  return { id, name, hasIcon: !!iconUrl, unsupported: !networks.requestedCaipNetworks.includes(network), iconUrl }
}

/** An account as a button shows it: balances are cut to 3 decimals [account-balance-cut]. */
export function accountOf(account: AccountState | undefined): ConnectButtonRenderProps['account'] {
  const { address, status, balance, balanceSymbol } = account ?? {}
  if (!address || !status) return
  const displayBalance =
    balance && `${balance.replace(/(\.\d{3}).+/, '$1').replace(/^0\.000$/, '<0.001')} ${balanceSymbol}`
  return { address, displayName: shorten(address), status, displayBalance }
}

/** A connect button with your own appearance, rendered by `children`. */
function Custom({ children }: { children: (props: ConnectButtonRenderProps) => ReactNode }) {
  const kit = requireAppKit('ConnectButton')
  const account = useSlice('ConnectButton', accountIn)
  const networks = useSlice('ConnectButton', networksIn)
  const modalStatus = useSlice('ConnectButton', (state) => state.status)
  const modal = useSlice('ConnectButton', (state) => (isOpen(state) ? state.modal : undefined))
  const mounted = useMounted()
  const status = account?.status
  const openModal = () => void kit.open().catch(reportError)
  const approach = () => kit.approach()
  return children({
    account: accountOf(account),
    chain: chainOf(networks),
    authenticationStatus: useSlice('ConnectButton', authenticationIn),
    mounted,
    connectModalOpen: modal === 'connect',
    accountModalOpen: modal === 'account',
    chainModalOpen: modal === 'chain',
    loading: modalStatus === 'opening' || status === 'connecting' || status === 'reconnecting',
    failed: modalStatus === 'failed',
    openConnectModal: openModal,
    openAccountModal: openModal,
    openChainModal: () => void kit.open({ view: 'Networks' }).catch(reportError),
    approach: { onPointerEnter: approach, onFocus: approach, onTouchStart: approach },
  })
}

export interface ConnectButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'onClick' | 'type'> {
  /** The label while no wallet is connected. */
  label?: string
  /** Shows the balance before the address, if there is room; false by default. */
  showBalance?: boolean
  /** What is shown of the network; `none` by default. An unsupported network is always indicated. */
  chainStatus?: ChainStatus
}

/** Calls the page's handler, then ours. */
const both =
  <E,>(theirs: ((event: E) => void) | undefined, ours: () => void) =>
  (event: E) => {
    theirs?.(event)
    ours()
  }

/** The optional parts of an account. They load later; until then only the name is shown. */
export const AccountLabel = lazy<typeof Account>(() =>
  import('./account-label.tsx').catch(() => ({ default: ({ account }) => <bdi>{account.displayName}</bdi> })),
)

/** The button in the page: connects, then shows the account and opens it, or indicates an unsupported network. */
export function ConnectButton(props: ConnectButtonProps) {
  const messages = useSlice('ConnectButton', (state) => state.buttons) ?? buttonMessages
  const { label = messages.connect, showBalance = false, chainStatus = 'none', className, style, ...rest } = props
  useInsertionEffect(adoptButtonStyles, [])
  const variables = useSlice('ConnectButton', (state) => state.themeVariables)
  return (
    <Custom>
      {({ account, chain, mounted, loading, failed, openConnectModal, approach }) => {
        const busy = mounted && loading && !account
        const lost = account && chain?.unsupported
        return (
          <button
            type="button"
            data-testid={account ? 'account-button' : 'connect-button'}
            {...rest}
            onPointerEnter={both(rest.onPointerEnter, approach.onPointerEnter)}
            onFocus={both(rest.onFocus, approach.onFocus)}
            onTouchStart={both(rest.onTouchStart, approach.onTouchStart)}
            className={`portico-button${className ? ` ${className}` : ''}`}
            style={mounted ? { ...variables, ...style } : style}
            data-connected={!!account}
            data-lost={lost || undefined}
            aria-busy={busy}
            aria-haspopup="dialog"
            onClick={openConnectModal}
          >
            {account && !lost && !failed ? (
              <Suspense fallback={<bdi>{account.displayName}</bdi>}>
                <AccountLabel {...{ account, chain, chainStatus, showBalance }} />
              </Suspense>
            ) : (
              <span data-widest={messages.connecting}>
                {busy ? messages.connecting : failed ? messages.failed : lost ? messages.wrongNetwork : label}
              </span>
            )}
          </button>
        )
      }}
    </Custom>
  )
}

ConnectButton.Custom = Custom
