import type { SnapshotFrom } from 'xstate'
import type { accountMachine } from '../machines/account.ts'
import type { connectMachine } from '../machines/connect.ts'
import type { FlowOf } from '../machines/contract.ts'
import type { kitMachine } from '../machines/kit.ts'
import type { profileWalletsMachine } from '../machines/profile-wallets.ts'
import type { signInMachine } from '../machines/sign-in.ts'
import type { switchNetworkMachine } from '../machines/switch-network.ts'
import type { walletConnectMachine } from '../machines/wallet-connect.ts'
import type { walletListMachine } from '../machines/wallet-list.ts'
import { defineViews, lateView } from './define-views.ts'
import { firstViews } from './first-views.ts'

/** State → view, in one place. The key is the flow's name in its place's `meta`; `kit` holds the kit's own views. */
export const registry = {
  kit: defineViews<typeof kitMachine>({
    Arriving: lateView(() => import('./shell/arriving.tsx')),
    Unavailable: lateView(() => import('./shell/unavailable.tsx')),
    Downloads: lateView(() => import('./all-wallets/downloads.tsx')),
    GetWallet: lateView(() => import('./learn/get-wallet.tsx')),
    Networks: lateView(() => import('./networks/networks.tsx')),
    SwitchActiveChain: lateView(() => import('./networks/switch-active-chain.tsx')),
    UnsupportedChain: lateView(() => import('./networks/unsupported-chain.tsx')),
    WhatIsANetwork: lateView(() => import('./learn/what-is-a-network.tsx')),
    WhatIsAWallet: lateView(() => import('./learn/what-is-a-wallet.tsx')),
  }),
  connect: defineViews<typeof connectMachine>({
    ...firstViews.connect,
    ConnectingMultiChain: lateView(() => import('./connect/connecting-multi-chain.tsx')),
    ConnectingExternal: lateView(() => import('./connect/connecting-external.tsx')),
  }),
  account: defineViews<typeof accountMachine>({
    Account: lateView(() => import('./account/account.tsx')),
  }),
  profileWallets: defineViews<typeof profileWalletsMachine>({
    ProfileWallets: lateView(() => import('./wallets/profile-wallets.tsx')),
  }),
  switchNetwork: defineViews<typeof switchNetworkMachine>({
    SwitchNetwork: lateView(() => import('./networks/switch-network.tsx')),
  }),
  walletConnect: defineViews<typeof walletConnectMachine>({
    ConnectingWalletConnect: lateView(() => import('./wallet-connect/connecting-wallet-connect.tsx')),
  }),
  signIn: defineViews<typeof signInMachine>({
    SIWXSignMessage: lateView(() => import('./sign-in/siwx-sign-message.tsx')),
  }),
  walletList: defineViews<typeof walletListMachine>({
    AllWallets: lateView(() => import('./all-wallets/all-wallets.tsx')),
  }),
} satisfies Record<'kit' | FlowOf<SnapshotFrom<typeof kitMachine>>, object>
