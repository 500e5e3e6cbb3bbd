// Written by `npm run charts` from the views that the charts name.
import type { SnapshotFrom } from 'xstate'
import type { FlowOf } from '../core/state-meta.ts'
import { commonMessages } from '../locales/index.ts'
import type { acceptTermsMachine } from '../machines/accept-terms/chart.ts'
import type { accountMachine } from '../machines/account/chart.ts'
import type { accountSettingsMachine } from '../machines/account-settings/chart.ts'
import type { activityMachine } from '../machines/activity/chart.ts'
import type { approveTransactionMachine } from '../machines/approve-transaction/chart.ts'
import type { buyMachine } from '../machines/buy/chart.ts'
import type { connectMachine } from '../machines/connect/chart.ts'
import type { downloadsMachine } from '../machines/downloads/chart.ts'
import type { emailLoginMachine } from '../machines/email-login/chart.ts'
import type { grantPermissionsMachine } from '../machines/grant-permissions/chart.ts'
import type { kitMachine } from '../machines/kit/index.ts'
import type { portfolioMachine } from '../machines/portfolio/chart.ts'
import type { profileWalletsMachine } from '../machines/profile-wallets/chart.ts'
import type { receiveMachine } from '../machines/receive/chart.ts'
import type { registerAccountNameMachine } from '../machines/register-account-name/chart.ts'
import type { sendMachine } from '../machines/send/chart.ts'
import type { signInMachine } from '../machines/sign-in/chart.ts'
import type { smartSessionsMachine } from '../machines/smart-sessions/chart.ts'
import type { socialLoginMachine } from '../machines/social-login/chart.ts'
import type { swapMachine } from '../machines/swap/chart.ts'
import type { switchActiveChainMachine } from '../machines/switch-active-chain/chart.ts'
import type { switchNetworkMachine } from '../machines/switch-network/chart.ts'
import type { updateEmailWalletMachine } from '../machines/update-email-wallet/chart.ts'
import type { walletConnectMachine } from '../machines/wallet-connect/chart.ts'
import type { walletListMachine } from '../machines/wallet-list/chart.ts'
import { acceptTermsMessages } from './accept-terms/messages.ts'
import { accountMessages } from './account/messages.ts'
import { accountSettingsMessages } from './account-settings/messages.ts'
import { activityMessages } from './activity/messages.ts'
import { allWalletsMessages } from './all-wallets/messages.ts'
import { approveTransactionMessages } from './approve-transaction/messages.ts'
import { buyMessages } from './buy/messages.ts'
import { connectingExternalMessages } from './connect/connecting-external-messages.ts'
import { connectingMultiChainMessages } from './connect/connecting-multi-chain-messages.ts'
import { lazyView, type Views } from './define-views.ts'
import { emailLoginMessages } from './email-login/messages.ts'
import { firstViews } from './first-views.ts'
import { learnMessages } from './learn/messages.ts'
import { networksMessages } from './networks/messages.ts'
import { portfolioMessages } from './portfolio/messages.ts'
import { receiveMessages } from './receive/messages.ts'
import { registerAccountNameMessages } from './register-account-name/messages.ts'
import { sendMessages } from './send/messages.ts'
import { unavailableMessages } from './shell/unavailable-messages.ts'
import { signInMessages } from './sign-in/messages.ts'
import { smartSessionsMessages } from './smart-sessions/messages.ts'
import { socialLoginMessages } from './social-login/messages.ts'
import { swapMessages } from './swap/messages.ts'
import { swapStatusMessages } from './swap/swap-status-messages.ts'
import { updateEmailWalletMessages } from './update-email-wallet/messages.ts'
import { walletConnectMessages } from './wallet-connect/messages.ts'
import { profileWalletsMessages } from './wallets/messages.ts'

/** The chart of each flow, and of the kit itself. */
interface Machines {
  kit: typeof kitMachine
  acceptTerms: typeof acceptTermsMachine
  connect: typeof connectMachine
  account: typeof accountMachine
  profileWallets: typeof profileWalletsMachine
  receive: typeof receiveMachine
  send: typeof sendMachine
  swap: typeof swapMachine
  buy: typeof buyMachine
  activity: typeof activityMachine
  portfolio: typeof portfolioMachine
  walletList: typeof walletListMachine
  walletConnect: typeof walletConnectMachine
  downloads: typeof downloadsMachine
  switchNetwork: typeof switchNetworkMachine
  switchActiveChain: typeof switchActiveChainMachine
  signIn: typeof signInMachine
  emailLogin: typeof emailLoginMachine
  socialLogin: typeof socialLoginMachine
  approveTransaction: typeof approveTransactionMachine
  registerAccountName: typeof registerAccountNameMachine
  updateEmailWallet: typeof updateEmailWalletMachine
  smartSessions: typeof smartSessionsMachine
  grantPermissions: typeof grantPermissionsMachine
  accountSettings: typeof accountSettingsMachine
}

/** A component for every view that a chart can ask for: one missing, or one too many, does not compile. */
type Registry = { [Flow in 'kit' | FlowOf<SnapshotFrom<typeof kitMachine>>]: Views<Machines[Flow]> }

/** State → view, in one place. The key is the flow's name in its route's `meta`; `kit` holds the kit's own views. */
export const registry = {
  kit: {
    Loading: lazyView(() => import('./shell/loading.tsx'), commonMessages),
    Unavailable: lazyView(() => import('./shell/unavailable.tsx'), unavailableMessages),
    GetWallet: lazyView(() => import('./learn/get-wallet.tsx'), learnMessages),
    WhatIsAWallet: lazyView(() => import('./learn/what-is-a-wallet.tsx'), learnMessages),
    Networks: lazyView(() => import('./networks/networks.tsx'), networksMessages),
    WhatIsANetwork: lazyView(() => import('./learn/what-is-a-network.tsx'), learnMessages),
    UnsupportedChain: lazyView(() => import('./networks/unsupported-chain.tsx'), networksMessages),
  },
  acceptTerms: {
    AcceptTerms: lazyView(() => import('./accept-terms/accept-terms.tsx'), acceptTermsMessages),
  },
  connect: {
    ...firstViews.connect,
    ConnectingMultiChain: lazyView(() => import('./connect/connecting-multi-chain.tsx'), connectingMultiChainMessages),
    ConnectingExternal: lazyView(() => import('./connect/connecting-external.tsx'), connectingExternalMessages),
  },
  account: {
    Account: lazyView(() => import('./account/account.tsx'), accountMessages),
  },
  profileWallets: {
    ProfileWallets: lazyView(() => import('./wallets/profile-wallets.tsx'), profileWalletsMessages),
  },
  receive: {
    WalletReceive: lazyView(() => import('./receive/wallet-receive.tsx'), receiveMessages),
    WalletCompatibleNetworks: lazyView(() => import('./receive/wallet-compatible-networks.tsx'), receiveMessages),
  },
  send: {
    WalletSend: lazyView(() => import('./send/wallet-send.tsx'), sendMessages),
    WalletSendSelectToken: lazyView(() => import('./send/wallet-send-select-token.tsx'), sendMessages),
    WalletSendScan: lazyView(() => import('./send/wallet-send-scan.tsx'), sendMessages),
    WalletSendPreview: lazyView(() => import('./send/wallet-send-preview.tsx'), sendMessages),
    WalletSendStatus: lazyView(() => import('./send/wallet-send-status.tsx'), sendMessages),
  },
  swap: {
    Swap: lazyView(() => import('./swap/swap.tsx'), swapMessages),
    SwapSelectToken: lazyView(() => import('./swap/swap-select-token.tsx'), swapMessages),
    SwapPreview: lazyView(() => import('./swap/swap-preview.tsx'), swapMessages),
    SwapStatus: lazyView(() => import('./swap/swap-status.tsx'), swapStatusMessages),
  },
  buy: {
    OnRampProviders: lazyView(() => import('./buy/on-ramp-providers.tsx'), buyMessages),
    OnRampFiatSelect: lazyView(() => import('./buy/on-ramp-fiat-select.tsx'), buyMessages),
    OnRampTokenSelect: lazyView(() => import('./buy/on-ramp-token-select.tsx'), buyMessages),
    WhatIsABuy: lazyView(() => import('./buy/what-is-a-buy.tsx'), buyMessages),
    BuyInProgress: lazyView(() => import('./buy/buy-in-progress.tsx'), buyMessages),
    OnRampActivity: lazyView(() => import('./buy/on-ramp-activity.tsx'), buyMessages),
  },
  activity: {
    Transactions: lazyView(() => import('./activity/transactions.tsx'), activityMessages),
  },
  portfolio: {
    Portfolio: lazyView(() => import('./portfolio/portfolio.tsx'), portfolioMessages),
  },
  walletList: {
    AllWallets: lazyView(() => import('./all-wallets/all-wallets.tsx'), allWalletsMessages),
  },
  walletConnect: {
    ConnectingWalletConnect: lazyView(
      () => import('./wallet-connect/connecting-wallet-connect.tsx'),
      walletConnectMessages,
    ),
  },
  downloads: {
    Downloads: lazyView(() => import('./all-wallets/downloads.tsx'), allWalletsMessages),
  },
  switchNetwork: {
    SwitchNetwork: lazyView(() => import('./networks/switch-network.tsx'), networksMessages),
  },
  switchActiveChain: {
    SwitchActiveChain: lazyView(() => import('./networks/switch-active-chain.tsx'), networksMessages),
    JoinNetwork: lazyView(() => import('./networks/join-network.tsx'), networksMessages),
  },
  signIn: {
    SIWXSignMessage: lazyView(() => import('./sign-in/siwx-sign-message.tsx'), signInMessages),
  },
  emailLogin: {
    EmailLogin: lazyView(() => import('./email-login/email-login.tsx'), emailLoginMessages),
    EmailVerifyDevice: lazyView(() => import('./email-login/email-verify-device.tsx'), emailLoginMessages),
    EmailVerifyOtp: lazyView(() => import('./email-login/email-verify-otp.tsx'), emailLoginMessages),
  },
  socialLogin: {
    ConnectSocials: lazyView(() => import('./social-login/connect-socials.tsx'), socialLoginMessages),
    ConnectingSocial: lazyView(() => import('./social-login/connecting-social.tsx'), socialLoginMessages),
    ConnectingFarcaster: lazyView(() => import('./social-login/connecting-farcaster.tsx'), socialLoginMessages),
  },
  approveTransaction: {
    ApproveTransaction: lazyView(
      () => import('./approve-transaction/approve-transaction.tsx'),
      approveTransactionMessages,
    ),
  },
  registerAccountName: {
    ChooseAccountName: lazyView(
      () => import('./register-account-name/choose-account-name.tsx'),
      registerAccountNameMessages,
    ),
    RegisterAccountName: lazyView(
      () => import('./register-account-name/register-account-name.tsx'),
      registerAccountNameMessages,
    ),
    RegisterAccountNameSuccess: lazyView(
      () => import('./register-account-name/register-account-name-success.tsx'),
      registerAccountNameMessages,
    ),
  },
  updateEmailWallet: {
    UpdateEmailWallet: lazyView(
      () => import('./update-email-wallet/update-email-wallet.tsx'),
      updateEmailWalletMessages,
    ),
    UpdateEmailPrimaryOtp: lazyView(
      () => import('./update-email-wallet/update-email-primary-otp.tsx'),
      updateEmailWalletMessages,
    ),
    UpdateEmailSecondaryOtp: lazyView(
      () => import('./update-email-wallet/update-email-secondary-otp.tsx'),
      updateEmailWalletMessages,
    ),
  },
  smartSessions: {
    SmartSessionList: lazyView(() => import('./smart-sessions/smart-session-list.tsx'), smartSessionsMessages),
    SmartSession: lazyView(() => import('./smart-sessions/smart-session.tsx'), smartSessionsMessages),
  },
  grantPermissions: {
    SmartSessionRequest: lazyView(() => import('./smart-sessions/smart-session-request.tsx'), smartSessionsMessages),
    SmartSessionCreated: lazyView(() => import('./smart-sessions/smart-session-created.tsx'), smartSessionsMessages),
  },
  accountSettings: {
    AccountSettings: lazyView(() => import('./account-settings/account-settings.tsx'), accountSettingsMessages),
    UpgradeEmailWallet: lazyView(() => import('./account-settings/upgrade-email-wallet.tsx'), accountSettingsMessages),
  },
} satisfies Registry
