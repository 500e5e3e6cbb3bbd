import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useConfig } from 'wagmi'
import { member } from '../../core/member.ts'
import { findAppKit } from '../handle/singleton.ts'
import { ConnectButton as Button, type ConnectButtonRenderProps, chainOf } from '../hooks/connect-button.tsx'
import { useNetworkIcon } from '../hooks/use-network-icon.ts'
import { useSlice } from '../hooks/use-public-state.ts'
import { accountIn, networkIn, networksIn } from '../store/store.ts'
import { hasPending, subscribePending } from './recent-transactions.ts'
import { useEns } from './use-ens.ts'

type Base = Omit<ConnectButtonRenderProps, 'account' | 'chain'>

/** The argument of a render prop: every field of RainbowKit's, and those of Portico's own button. */
export interface RainbowKitRenderProps extends Base {
  account?:
    | {
        address: string
        balanceDecimals?: number | undefined
        balanceFormatted?: string | undefined
        balanceSymbol?: string | undefined
        displayBalance?: string | undefined
        displayName: string
        ensAvatar?: string | undefined
        ensName?: string | undefined
        hasPendingTransactions: boolean
      }
    | undefined
  chain?: (ConnectButtonRenderProps['chain'] & { iconBackground?: string | undefined }) | undefined
}

/** Whether the account has pending transactions that the dApp added. */
function useHasPending(): boolean {
  const address = useSlice('ConnectButton', (state) => accountIn(state)?.address)
  const chainId = useSlice('ConnectButton', (state) => Number(networkIn(state)?.id))
  return useSyncExternalStore(
    subscribePending,
    () => hasPending(address, chainId),
    () => false,
  )
}

/** The app's background for a network's icon. */
function useIconBackground(id: number | string | undefined): string | undefined {
  const background = member(
    useConfig().chains.find((chain) => chain.id === id),
    'iconBackground',
  )
  return typeof background === 'string' ? background : undefined
}

/** A connect button with your own appearance, rendered by `children`. Fetches the balance of each connected account. */
export function Custom({ children }: { children: (props: RainbowKitRenderProps) => ReactNode }) {
  const caipAddress = useSlice('ConnectButton', (state) => accountIn(state)?.caipAddress)
  const address = useSlice('ConnectButton', (state) => accountIn(state)?.address)
  const balance = useSlice('ConnectButton', (state) => accountIn(state)?.balance)
  const balanceSymbol = useSlice('ConnectButton', (state) => accountIn(state)?.balanceSymbol)
  const balanceDecimals = useSlice('ConnectButton', (state) => networkIn(state)?.nativeCurrency.decimals)
  const iconBackground = useIconBackground(useSlice('ConnectButton', (state) => networkIn(state)?.id))
  // Its users show the network beside the account.
  const iconUrl = useNetworkIcon(chainOf(useSlice('ConnectButton', networksIn)), address !== undefined)
  const hasPendingTransactions = useHasPending()
  const { ensName, ensAvatar } = useEns(address)
  useEffect(() => {
    // The kit reports errors; no balance is shown then.
    if (caipAddress)
      findAppKit()
        ?.fetchBalance()
        .catch(() => undefined)
  }, [caipAddress])
  const name = ensName !== undefined && { displayName: ensName }
  const more = { balanceFormatted: balance, balanceDecimals, balanceSymbol, hasPendingTransactions, ensName, ensAvatar }
  return (
    <Button.Custom>
      {({ account, chain, ...props }) =>
        children({
          ...props,
          account: account && { ...account, ...more, ...name },
          chain: chain && { ...chain, iconUrl, hasIcon: iconUrl !== undefined, iconBackground },
        })
      }
    </Button.Custom>
  )
}
