import { expect, it } from 'vitest'
import { allCharts } from '../charts.ts'

/** The timers of the charts, in milliseconds; `computed` where one follows from what a chart holds. */
const delays = {
  'account.feedback': 2000,
  'account.lookup': 30000,
  'account.request': 30000,
  'activity.request': 30000,
  'balance.cacheLife': 30000,
  'balance.request': 30000,
  'balance.retryGap': 30000,
  'approve-transaction.prompt': 300_000,
  'config.request': 30000,
  'connect.hint': 20000,
  'connect.success': 900,
  'directory.giveUp': 2000,
  'directory.request': 30000,
  'email-login.patience': 120_000,
  'email-login.second': 1_000,
  'headless.prompt': 300000,
  'headless.request': 30000,
  'kit.exit': 2000,
  'kit.load': 30000,
  'kit.shake': 500,
  'pairing.expiry': 230000,
  'pairing.reach': 20000,
  'pairing.request': 30000,
  'portfolio.poll': 10_000,
  'portfolio.request': 30_000,
  'portfolio.retryGap': 30_000,
  'profile-wallets.feedback': 2000,
  'profile-wallets.request': 30000,
  'receive.feedback': 2000,
  'receive.request': 30000,
  'report.feedback': 2000,
  'report.request': 30_000,
  'reconnect.reconnect': 5000,
  'send.hint': 20_000,
  'send.prompt': 300_000,
  'send.request': 30_000,
  'send.resolveWait': 500,
  'send.reviewLife': 15_000,
  'session.request': 30000,
  'session.reread': 'computed',
  'sign-in.disconnectCap': 3000,
  'sign-in.hint': 20000,
  'sign-in.messageLife': 240000,
  'sign-in.prompt': 300000,
  'sign-in.request': 30000,
  'snackbar.life': 2500,
  'snackbar.reopen': 150,
  'switch-network.hint': 20000,
  'transaction.receiptGap': 3_000,
  'transaction.request': 30_000,
  'wallet-connect.feedback': 2000,
  'wallet-connect.hint': 20000,
  'wallet-connect.request': 30000,
  'wallet-connect.success': 900,
  'wallet-list.request': 30000,
  'wallet-list.searchWait': 300,
  'wallet.disconnect': 3000,
  'wallet.prompt': 300000,
  'wallet.relink': 5000,
  'wallet.request': 30000,
}

it('every timer of every chart has the value of its rule [flow-timeout] [flow-prompt-hint] [flow-prompt-timeout]', async () => {
  const found: Record<string, number | 'computed'> = {}
  for (const [name, { implementations }] of await allCharts())
    for (const [delay, value] of Object.entries(implementations.delays))
      found[`${name}.${delay}`] = typeof value === 'number' ? value : 'computed'
  expect(found).toEqual(delays)
})
