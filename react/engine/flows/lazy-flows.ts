// Written by `npm run charts` from the table of routes.
import type { EngineFlow, Flow } from '../../../core/routes.ts'
import type { FlowDefinition } from '../define-flow.ts'

type Loaders = { readonly [F in Exclude<Flow, EngineFlow>]: () => Promise<{ default: FlowDefinition<F> }> }

/** The other flows: each loads when its route is first entered. */
export const lazyFlows: { readonly [F in Flow]?: () => Promise<{ default: FlowDefinition<F> }> } = {
  acceptTerms: () => import('./accept-terms.ts'),
  account: () => import('./account.ts'),
  profileWallets: () => import('./profile-wallets.ts'),
  receive: () => import('./receive.ts'),
  send: () => import('./send.ts'),
  swap: () => import('./swap.ts'),
  buy: () => import('./buy.ts'),
  activity: () => import('./activity.ts'),
  portfolio: () => import('./portfolio.ts'),
  walletList: () => import('./wallet-list.ts'),
  walletConnect: () => import('./wallet-connect.ts'),
  downloads: () => import('./downloads.ts'),
  switchNetwork: () => import('./switch-network.ts'),
  switchActiveChain: () => import('./switch-active-chain.ts'),
  signIn: () => import('./sign-in.ts'),
  emailLogin: () => import('./email-login.ts'),
  socialLogin: () => import('./social-login.ts'),
  approveTransaction: () => import('./approve-transaction.ts'),
  registerAccountName: () => import('./register-account-name.ts'),
  updateEmailWallet: () => import('./update-email-wallet.ts'),
  smartSessions: () => import('./smart-sessions.ts'),
  grantPermissions: () => import('./grant-permissions.ts'),
  accountSettings: () => import('./account-settings.ts'),
} satisfies Loaders
