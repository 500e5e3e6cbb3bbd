import type { MessageCode } from '../../support/messages.ts'
import { type Check, closes } from './world.ts'

/** The title of each view that a dApp can name; the embedded wallet's views lead to this wallet's account. */
export const views: Readonly<Record<string, { title: MessageCode; params?: { wallet: string } }>> = {
  Connect: { title: 'title.Connect' },
  Account: { title: 'title.Account' },
  ProfileWallets: { title: 'title.ProfileWallets' },
  WalletReceive: { title: 'title.WalletReceive' },
  WalletSend: { title: 'title.WalletSend' },
  Swap: { title: 'title.Swap' },
  OnRampProviders: { title: 'title.OnRampProviders' },
  Transactions: { title: 'title.Transactions' },
  Portfolio: { title: 'title.Portfolio' },
  AllWallets: { title: 'title.AllWallets' },
  ConnectingWalletConnect: { title: 'title.ConnectingWalletConnect', params: { wallet: 'WalletConnect' } },
  ConnectingWalletConnectBasic: { title: 'title.ConnectingWalletConnect', params: { wallet: 'WalletConnect' } },
  WhatIsAWallet: { title: 'title.WhatIsAWallet' },
  Networks: { title: 'title.Networks' },
  WhatIsANetwork: { title: 'title.WhatIsANetwork' },
  ApproveTransaction: { title: 'title.Account' },
  UpdateEmailWallet: { title: 'title.Account' },
  SmartSessionList: { title: 'title.Account' },
  SmartSessionCreated: { title: 'title.Account' },
  AccountSettings: { title: 'title.Account' },
}

export const viewChecks = Object.fromEntries(
  Object.entries(views).map(([view, shown]): [string, Check] => [
    view,
    async (world) => {
      const { page, modal } = world
      await page.evaluate(
        (named) => Reflect.apply(dropIn.kit.open, dropIn.kit, [{ view: named }]).then(() => undefined),
        view,
      )
      await modal.isAt(shown.title, shown.params)
      await closes(world)
    },
  ]),
)
