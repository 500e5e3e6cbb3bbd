import { type ReactNode, useEffect } from 'react'
import { findAppKit } from '../handle/singleton.ts'
import { ConnectButton as Button, type ConnectButtonRenderProps } from '../hooks/connect-button.tsx'
import { useSlice } from '../hooks/use-public-state.ts'
import { accountIn, networkIn } from '../store/store.ts'
import { type AuthenticationStatus, authenticationIn } from './connection-status.ts'

type Base = Omit<ConnectButtonRenderProps, 'account' | 'chain' | 'authenticationStatus'>

/** What a render prop is given: every field of RainbowKit's, and those of Portico's own button. */
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
  authenticationStatus?: AuthenticationStatus | undefined
}

/** A connect button with the account's balance, fetched for each account that is connected; it looks as you like: `children` draws it. */
export function Custom({ children }: { children: (props: RainbowKitRenderProps) => ReactNode }) {
  const authenticationStatus = useSlice('ConnectButton', authenticationIn)
  const caipAddress = useSlice('ConnectButton', (state) => accountIn(state)?.caipAddress)
  const balance = useSlice('ConnectButton', (state) => accountIn(state)?.balance)
  const balanceSymbol = useSlice('ConnectButton', (state) => accountIn(state)?.balanceSymbol)
  const balanceDecimals = useSlice('ConnectButton', (state) => networkIn(state)?.nativeCurrency.decimals)
  useEffect(() => {
    // The kit reports what is wrong; no balance is shown then.
    if (caipAddress)
      findAppKit()
        ?.fetchBalance()
        .catch(() => undefined)
  }, [caipAddress])
  const more = { balanceFormatted: balance, balanceDecimals, balanceSymbol, hasPendingTransactions: false }
  return (
    <Button.Custom>
      {({ account, ...props }) =>
        children({
          ...props,
          account: account && { ...account, ...more },
          authenticationStatus,
        })
      }
    </Button.Custom>
  )
}
