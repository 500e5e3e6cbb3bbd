// Written by `npm run charts` from the table of routes.
import type { AnyStateMachine } from 'xstate'
import type { Flow } from '../core/routes.ts'
import { acceptTermsMachine } from '../machines/accept-terms/chart.ts'
import { accountMachine } from '../machines/account/chart.ts'
import { accountSettingsMachine } from '../machines/account-settings/chart.ts'
import { activityMachine } from '../machines/activity/chart.ts'
import { approveTransactionMachine } from '../machines/approve-transaction/chart.ts'
import { buyMachine } from '../machines/buy/chart.ts'
import { connectMachine } from '../machines/connect/chart.ts'
import { downloadsMachine } from '../machines/downloads/chart.ts'
import { emailLoginMachine } from '../machines/email-login/chart.ts'
import { grantPermissionsMachine } from '../machines/grant-permissions/chart.ts'
import { portfolioMachine } from '../machines/portfolio/chart.ts'
import { profileWalletsMachine } from '../machines/profile-wallets/chart.ts'
import { receiveMachine } from '../machines/receive/chart.ts'
import { registerAccountNameMachine } from '../machines/register-account-name/chart.ts'
import { sendMachine } from '../machines/send/chart.ts'
import { signInMachine } from '../machines/sign-in/chart.ts'
import { smartSessionsMachine } from '../machines/smart-sessions/chart.ts'
import { socialLoginMachine } from '../machines/social-login/chart.ts'
import { swapMachine } from '../machines/swap/chart.ts'
import { switchActiveChainMachine } from '../machines/switch-active-chain/chart.ts'
import { switchNetworkMachine } from '../machines/switch-network/chart.ts'
import { updateEmailWalletMachine } from '../machines/update-email-wallet/chart.ts'
import { walletConnectMachine } from '../machines/wallet-connect/chart.ts'
import { walletListMachine } from '../machines/wallet-list/chart.ts'

/** The chart of each flow, with nothing behind its ports. */
export const flowCharts: Readonly<Record<Flow, AnyStateMachine>> = {
  acceptTerms: acceptTermsMachine,
  connect: connectMachine,
  account: accountMachine,
  profileWallets: profileWalletsMachine,
  receive: receiveMachine,
  send: sendMachine,
  swap: swapMachine,
  buy: buyMachine,
  activity: activityMachine,
  portfolio: portfolioMachine,
  walletList: walletListMachine,
  walletConnect: walletConnectMachine,
  downloads: downloadsMachine,
  switchNetwork: switchNetworkMachine,
  switchActiveChain: switchActiveChainMachine,
  signIn: signInMachine,
  emailLogin: emailLoginMachine,
  socialLogin: socialLoginMachine,
  approveTransaction: approveTransactionMachine,
  registerAccountName: registerAccountNameMachine,
  updateEmailWallet: updateEmailWalletMachine,
  smartSessions: smartSessionsMachine,
  grantPermissions: grantPermissionsMachine,
  accountSettings: accountSettingsMachine,
}
