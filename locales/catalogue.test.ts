import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { errorMessages, signErrorMessages } from '../core/error-messages.ts'
import { type ErrorCode, earlyErrorMessages } from '../core/errors.ts'
import { root } from '../scripts/shell.ts'
import { english, loaders, type MessageCode } from '../tests/support/messages.ts'
import { type NoticeCode, noticeMessages } from './index.ts'

/** The errors that are thrown, word for word. */
const thrown: Readonly<Partial<Record<ErrorCode, string>>> = {
  'network.unsupported': 'Unsupported chain',
  'network.notFound': 'Network not found',
  'caip.address': 'Invalid CAIP Address',
  'caip.account': 'Invalid CAIP-10 address',
  'caip.network': 'Invalid CAIP-2 network id',
  'hook.uncreated': 'Please call createAppKit before using {hook} hook',
  'hook.namespace': 'No namespace found',
  'balance.uncreated': 'AppKit not initialized when  fetchBalance was called.',
  'adapter.namespace': 'ChainController:addAdapter - adapter must have a namespace',
  'account.chain': 'Chain is required to update chain account data',
  'account.prop': 'Chain is required to set account prop',
  'network.namespace': 'switchActiveNetwork - namespace is required',
  'network.chain': 'getNetworkControllerClient - chain is required',
  'adapter.notFound': 'Chain adapter not found',
  'network.client': 'NetworkController client not set',
  'connection.client': 'ConnectionController client not set',
  'request.aborted': 'Request was aborted',
  unknown: 'Something went wrong',
  'relay.origin': 'Unauthorized: origin not allowed',
  'relay.clock': 'JWT validation error: JWT Token is not yet valid',
  'relay.key': 'Unauthorized: invalid key',
  'frame.unreachable': 'Unable to load email login dependency',
  'frame.failed': 'An error occurred',
  'frame.notAllowed': 'Requested RPC call is not allowed',
  'frame.refused': 'Action not allowed',
  'email.tooSoon': 'Please try again after {seconds} seconds',
  'chain.notConfigured': 'Chain not configured',
  'wallet.alreadyConnected': 'Connector already connected',
  'wallet.notConnected': 'Connector not connected',
  'chain.mismatch': 'The current chain of the connector does not match the requested chain',
  'wallet.notInstalled': 'Provider not found',
  'wallet.switchUnsupported': 'The connector does not support programmatic chain switching',
  'connector.missing': 'Failed to find connector',
  'balance.unavailable': 'Token Balance Unavailable',
  'transfer.incomplete': 'An amount and receiver address are required',
  'transfer.token': 'A token is required',
  'transfer.name': 'Error resolving name',
  'session.unlisted': 'Error fetching smart sessions',
  'session.unrevoked': 'Error revoking smart session',
  'name.suggestions': 'Error fetching name suggestions',
  'name.ofAddress': 'Error fetching names for address',
  'name.failed': 'Error registering name {name}',
  'name.account': 'Address or auth connector not found',
  'transfer.failed': 'Failed to send transaction. Please try again.',
  'api.gasPrice': 'Network not supported for Gas Price',
  'api.swaps': 'Network not supported for Swaps',
  'swap.init': 'Failed to initialize swap',
  'swap.price': 'Failed to fetch network token price',
  'swap.amount': 'Please enter a valid amount',
  'swap.funds': 'Insufficient balance',
  'swap.allowance': 'Failed to check allowance',
  'swap.approval': 'Failed to create approval transaction',
  'swap.build': 'Failed to create transaction',
  'swap.failed': 'Transaction error',
  'swap.address': 'No address found to swap the tokens from.',
  'swap.source': 'createAllowanceTransaction - No source token address found.',
  'onramp.noLink': 'No link found',
  'onramp.failed': 'Buy failed',
  'sign.failed': 'Error signing message',
  'sign.broken': 'A problem occurred while trying initialize authentication',
  'sign.both': 'Cannot set both `siweConfig` and `siwx` options',
  'sign.invalid': 'The signature is not valid',
  'sign.unauthorized': 'Not authenticated',
  'sign.network': 'EIP155.verify: CaipNetwork not found',
  'sign.disabled': 'SIWX is not enabled',
  'sign.noAccount': 'No ActiveCaipAddress found',
  'clipboard.failed': 'Failed to copy',
  'social.blocked': 'Could not create social popup',
  'social.uri': 'Could not fetch the social redirect uri',
  'social.timeout': 'Social login timed out. Please try again.',
  'social.origin': 'Untrusted Origin',
  'social.refused': 'Connection rejected',
  'pairing.failed': 'Connection error',
  'wallet.activateFailed': 'Failed to switch wallet',
  'wallet.disconnectFailed': 'Failed to disconnect',
  'wallets.single': 'Multi-Wallet Not Enabled',
  'config.origin': 'Invalid App Configuration',
  'config.project': 'Project ID Not Configured',
  'config.server': 'Server Error',
  'config.limited': 'Rate Limited',
  'config.ignored': 'Local configuration ignored',
}

/** The texts of toasts, snackbars and alerts, word for word. */
const shown: Readonly<Partial<Record<NoticeCode, string>>> = {
  'balance.unavailable': 'Token Balance Unavailable',
  'transfer.failed': 'Failed to send transaction. Please try again.',
  'sign.failed': 'Error signing message',
  'sign.broken': 'A problem occurred while trying initialize authentication',
  'sign.authenticating': 'Authenticating...',
  'history.failed': 'Failed to fetch transactions',
  'alert.network': 'Network Not Found',
  'alert.invalid': 'Invalid App Configuration',
  'alert.session': 'Session Expired',
  'alert.project': 'Project ID Not Configured',
  'alert.server': 'Server Error',
  'alert.limited': 'Rate Limited',
  'alert.ignored': 'Local configuration ignored',
  'alert.single': 'Multi-Wallet Not Enabled',
}

/** The messages about recent events, word for word. */
const happened: Readonly<Partial<Record<MessageCode, string>>> = {
  'account.switched': 'Account switched',
  'wallet.switched': 'Wallet switched',
  'wallet.disconnected': 'Wallet disconnected',
  'link.copied': 'Link copied',
  'code.resent': 'Code email resent',
  'sending.started': 'Transaction started',
  'send.sent': 'Transaction started',
}

/** The texts of the views of names, swap and on-ramp, word for word. */
const viewed: Readonly<Partial<Record<MessageCode, string>>> = {
  'name.suggestions': 'Error fetching name suggestions',
  'name.ofAddress': 'Error fetching names for address',
  'transfer.name': 'Error resolving name',
  'name.failed': 'Error registering name {name}',
  'name.short': 'Use at least 4 characters.',
  'name.invalid': 'Use letters, digits and hyphens only.',
  'swap.selectToken': 'Select token',
  'swap.enterAmount': 'Enter amount',
  'swap.insufficient': 'Insufficient balance',
  'swap.funds': 'Insufficient balance',
  'swap.incorrect': 'Incorrect amount',
  'swap.review': 'Review swap',
  'swap.noOffer': 'Try again',
  'swap.init': 'Failed to initialize swap',
  'swap.price': 'Failed to fetch network token price',
  'swap.allowance': 'Failed to check allowance',
  'swap.approval': 'Failed to create approval transaction',
  'swap.build': 'Failed to create transaction',
  'swap.address': 'No address found to swap the tokens from.',
  'swap.approve': 'Approve',
  'swap.swap': 'Swap',
  'swap.approveAskingHint': 'Approve limit increase in your wallet',
  'swap.approving': 'Approving...',
  'swap.askingHint': 'Confirm transaction in your wallet',
  'swap.failed': 'Transaction error',
  'swap.sent': 'Swapping {given}',
  'swap.confirmed': 'Swapped {given}',
  'swapping.started': 'Swapping {symbol} to {bought}',
  'swapping.confirmed': 'Swapped {symbol} to {bought}',
  'onramp.noLink': 'No link found',
  'onramp.noPage': 'No link found',
  'onramp.failed': 'Buy failed',
  'modal.retry': 'Try again',
}

it('messages about recent events match the catalogue word for word [error-catalogue]', () => {
  const codes = Object.keys(happened)
  expect(Object.fromEntries(codes.map((code) => [code, english.get(code)]))).toEqual(happened)
})

it('names, swap and on-ramp show the catalogue’s texts word for word [error-catalogue]', () => {
  const codes = Object.keys(viewed)
  expect(Object.fromEntries(codes.map((code) => [code, english.get(code)]))).toEqual(viewed)
})

it('thrown errors have the catalogue’s sentences word for word [error-catalogue]', () => {
  expect({ ...earlyErrorMessages, ...errorMessages, ...signErrorMessages }).toMatchObject(thrown)
})

it('notices show the catalogue’s sentences word for word [error-catalogue] [notice-alert-texts]', async () => {
  expect(await noticeMessages('en')).toMatchObject(shown)
})

it('each code has one text, whichever file loads it: a later file would override an earlier one', async () => {
  const clashes: string[] = []
  const texts = new Map<string, string>()
  for (const load of loaders)
    for (const [code, text] of Object.entries<string>(await load('en'))) {
      if ((texts.get(code) ?? text) !== text) clashes.push(code)
      texts.set(code, text)
    }
  expect(clashes).toEqual([])
})

it('the page about the embedded wallet quotes what the user reads and what the alerts say', async () => {
  const page = readFileSync(join(root, 'docs/embedded-wallet.md'), 'utf8')
  const [, table = ''] = page.split('## What can go wrong with the service\n')
  const rows =
    table
      .split('\n## ')[0]
      ?.match(/^\| .+ \|$/gm)
      ?.slice(1) ?? []
  const quoted = rows.flatMap((row) => row.split('|').slice(2, 4)).map((cell) => cell.trim())
  const texts = new Set(['', ...Object.values<string>(await noticeMessages('en'))])
  for (const load of loaders) for (const text of Object.values<string>(await load('en'))) texts.add(text)
  expect(quoted.length).toBeGreaterThan(10)
  expect(quoted.filter((text) => !texts.has(text))).toEqual([])
})
