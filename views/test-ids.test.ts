import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = '../react/drop-in/buttons'

/**
 * The test ids that end-to-end tests of dApps use, by file; an id that ends with `${` continues with a variable part.
 */
const ids: Readonly<Record<string, readonly string[]>> = {
  [`${page}/index.tsx`]: [
    ...['connect-button${', 'account-button${', 'wui-account-button-unsupported-chain'],
    ...['w3m-network-button', 'wui-network-button'],
  ],
  [`${page}/wallet-button.tsx`]: ['wallet-button-${'],
  '../ui/dialog.tsx': ['w3m-modal', 'w3m-modal-card', 'w3m-modal-overlay'],
  '../ui/frame.tsx': ['w3m-header-close', 'w3m-header-text', 'header-back'],
  '../ui/feedback.tsx': ['wui-snackbar-message'],
  '../ui/alert-bar.tsx': ['wui-alertbar-text'],
  '../ui/search-field.tsx': ['wui-input-text'],
  '../ui/email-form.tsx': ['wui-email-input'],
  '../ui/code-field.tsx': ['wui-otp-input'],
  '../ui/logins.tsx': ['wui-list-social'],
  'connect/wallets.tsx': ['wallet-selector-${', 'walletconnect', 'w3m-wallet-guide-get-started'],
  'connect/more-wallets.tsx': ['all-wallets', 'wallet-selector-${'],
  'connect/connecting-multi-chain.tsx': ['wui-list-chain-${'],
  'connect/social-methods.tsx': ['w3m-social-login-widget', 'social-selector-${', 'social-selector-more'],
  'social-login/connect-socials.tsx': ['social-selector-${'],
  'all-wallets/all-wallets.tsx': ['wui-certified-switch', 'wallet-search-item-${'],
  'wallet-connect/code.tsx': ['wui-qr-code'],
  'wallet-connect/connecting-wallet-connect.tsx': ['wui-link-copy', 'tab-${'],
  'wallet-connect/progress.tsx': ['w3m-connecting-widget-secondary-button'],
  'sign-in/cancel-button.tsx': ['w3m-connecting-siwe-cancel'],
  'networks/network-list.tsx': ['w3m-network-switch-${'],
  'networks/switch-active-chain.tsx': ['w3m-switch-active-chain-button'],
  'networks/unsupported-chain.tsx': ['disconnect-button'],
  'account/who.tsx': ['single-account-avatar'],
  'account/where.tsx': ['w3m-account-select-network'],
  'account/wallets-tile.tsx': ['wui-wallet-switch'],
  'account/offers.tsx': [
    ...['wallet-features-${', 'w3m-account-default-${'],
    ...['w3m-account-default-activity-button', 'account-settings-button'],
  ],
  'account-settings/account-settings.tsx': [
    ...['account-choose-name-button', 'disconnect-button', 'w3m-account-select-network', 'w3m-wallet-upgrade-card'],
  ],
  'account-settings/account-type-row.tsx': ['account-toggle-preferred-account-type'],
  'account-settings/user-row.tsx': ['w3m-account-email-update'],
  'register-account-name/register-account-name.tsx': ['wui-ens-input'],
  'register-account-name/suggestions.tsx': ['account-name-suggestion'],
  'buy/providers.tsx': ['onramp-provider-${'],
  'swap/sides.tsx': [
    ...['swap-input-sourceToken', 'swap-input-toToken', 'swap-input-token-sourceToken', 'swap-input-token-toToken'],
  ],
  'swap/swap-select-token.tsx': ['swap-select-token-search-input', 'swap-select-token-item'],
  'swap/swap.tsx': ['swap-action-button'],
  'wallets/active-wallet.tsx': [
    ...['active-connection', 'wui-active-profile-wallet-item', 'wui-active-profile-wallet-item-more-button'],
    ...['wui-active-profile-wallet-item-disconnect-button'],
  ],
  'wallets/other-wallets.tsx': ['wui-inactive-profile-wallet-item-button'],
  'wallets/profile-wallets.tsx': ['add-connection-button'],
}

test.each(Object.entries(ids))('%s has the test ids that dApps’ tests use', (file, wanted) => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  const parts = text.split(/['"`]/)
  const has = (id: string) => parts.some((part) => (id.endsWith('${') ? part.startsWith(id) : part === id))
  expect(wanted.filter((id) => !has(id))).toEqual([])
})
