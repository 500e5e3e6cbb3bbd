// Written by `npm run charts` from the table of routes.
import type { AnyStateMachine } from 'xstate'
import type { Flow, RowOf } from '../../../core/routes.ts'
import type { FlowDefinition } from '../define-flow.ts'
import connect from './connect.ts'

type Definitions = {
  readonly [F in Flow]: RowOf<F> extends { load: 'engine' }
    ? FlowDefinition<F, AnyStateMachine>
    : () => Promise<{ default: FlowDefinition<F> }>
}

/** Each flow with its ports filled: loaded when its route is first entered, unless its row says otherwise. */
export const flows: Definitions = {
  connect,
  account: () => import('./account.ts'),
  profileWallets: () => import('./profile-wallets.ts'),
  receive: () => import('./receive.ts'),
  send: () => import('./send.ts'),
  walletList: () => import('./wallet-list.ts'),
  walletConnect: () => import('./wallet-connect.ts'),
  downloads: () => import('./downloads.ts'),
  switchNetwork: () => import('./switch-network.ts'),
  switchActiveChain: () => import('./switch-active-chain.ts'),
  signIn: () => import('./sign-in.ts'),
}
