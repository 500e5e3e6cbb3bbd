import { type OpenView, useAppKit, useAppKitAccount } from 'portico'

type NamedView = readonly [view: OpenView, name: string]

const before: readonly NamedView[] = [
  ['Connect', 'Connect'],
  ['AllWallets', 'All wallets'],
  ['WhatIsAWallet', 'What is a wallet?'],
]
const connected: readonly NamedView[] = [
  ['Account', 'Account'],
  ['Networks', 'Networks'],
  ['Portfolio', 'Assets'],
  ['WalletSend', 'Send'],
  ['WalletReceive', 'Receive'],
]
/** The views that need a project's services. */
const served: readonly NamedView[] = [
  ['Swap', 'Swap'],
  ['OnRampProviders', 'Buy'],
  ['Transactions', 'Activity'],
]

/** Opens the modal at one of the views that a dApp may name. */
export function Views({ hasProject }: { hasProject: boolean }) {
  const { open } = useAppKit()
  const { isConnected } = useAppKitAccount()
  const views = isConnected ? [...connected, ...(hasProject ? served : [])] : before
  return (
    <fieldset className="choices views">
      <legend>Open it at</legend>
      <div className="row">
        {views.map(([view, name]) => (
          <button
            key={view}
            type="button"
            className="quiet"
            data-testid={`open-${view}`}
            onClick={() => open({ view })}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
