import { messages as moneyErrorMessages } from './money-errors.en.ts'
import { messages as setupErrorMessages } from './setup-errors.en.ts'
import { messages as signInErrorMessages } from './sign-errors.en.ts'
import { messages as statusMessages } from './status.en.ts'

/** What toasts, alerts and reports say beside the views. */
export const messages = {
  ...statusMessages,
  ...moneyErrorMessages,
  ...signInErrorMessages,
  ...setupErrorMessages,

  'alert.network': 'Network Not Found',
  'alert.invalid': 'Invalid App Configuration',
  'alert.session': 'Session Expired',
  'alert.project': 'Project ID Not Configured',
  'alert.server': 'Server Error',
  'alert.limited': 'Rate Limited',
  'alert.ignored': 'Local configuration ignored',
  'alert.single': 'Multi-Wallet Not Enabled',
  'notice.dismiss': 'Dismiss',
  'notices.label': 'Notifications',
  'report.copy': 'Copy diagnostics',
  'report.copied': 'Diagnostics copied',
  'report.download': 'Download trace',
  'report.failed': 'Couldn’t save the trace',
  'transaction.view': 'View',
  'transaction.started': 'Transaction started',
  'transaction.confirmed': '{amount} sent',
  'transaction.failed': 'Sending {amount} failed. Only the fee was charged.',
  'transaction.spedUp': '{amount} sent at a higher fee',
  'transaction.cancelled': 'Sending {amount} was cancelled in your wallet. Only the fee was charged.',
  'transaction.replaced': 'Sending {amount} was replaced in your wallet',
  'transaction.dropped': 'The network dropped your transfer of {amount}. Nothing was sent.',
  'swap.started': 'Swapping {symbol} to {bought}',
  'swap.confirmed': 'Swapped {symbol} to {bought}',
  'swap.failed': 'Swapping {amount} failed. Only the fee was charged.',
  'swap.spedUp': 'Swapped {symbol} to {bought} at a higher fee',
  'swap.cancelled': 'Swapping {amount} was cancelled in your wallet. Only the fee was charged.',
  'swap.replaced': 'Swapping {amount} was replaced in your wallet',
  'swap.dropped': 'The network dropped your swap of {amount}. Nothing was swapped.',
  'approval.started': 'Approving {amount}',
  'approval.confirmed': '{amount} approved for swapping',
  'approval.failed': 'Approving {amount} failed. Only the fee was charged.',
  'approval.spedUp': '{amount} approved at a higher fee',
  'approval.cancelled': 'Approving {amount} was cancelled in your wallet. Only the fee was charged.',
  'approval.replaced': 'Approving {amount} was replaced in your wallet',
  'approval.dropped': 'The network dropped your approval of {amount}.',
} as const
