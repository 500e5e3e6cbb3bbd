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
  'sending.started': 'Transaction started',
  'sending.confirmed': '{amount} sent',
  'sending.failed': 'Sending {amount} failed. Only the fee was charged.',
  'sending.spedUp': '{amount} sent at a higher fee',
  'sending.cancelled': 'Sending {amount} was cancelled in your wallet. Only the fee was charged.',
  'sending.replaced': 'Sending {amount} was replaced in your wallet',
  'sending.dropped': 'The network dropped your transfer of {amount}. Nothing was sent.',
  'swapping.started': 'Swapping {symbol} to {bought}',
  'swapping.confirmed': 'Swapped {symbol} to {bought}',
  'swapping.failed': 'Swapping {amount} failed. Only the fee was charged.',
  'swapping.spedUp': 'Swapped {symbol} to {bought} at a higher fee',
  'swapping.cancelled': 'Swapping {amount} was cancelled in your wallet. Only the fee was charged.',
  'swapping.replaced': 'Swapping {amount} was replaced in your wallet',
  'swapping.dropped': 'The network dropped your swap of {amount}. Nothing was swapped.',
  'approving.started': 'Approving {amount}',
  'approving.confirmed': '{amount} approved for swapping',
  'approving.failed': 'Approving {amount} failed. Only the fee was charged.',
  'approving.spedUp': '{amount} approved at a higher fee',
  'approving.cancelled': 'Approving {amount} was cancelled in your wallet. Only the fee was charged.',
  'approving.replaced': 'Approving {amount} was replaced in your wallet',
  'approving.dropped': 'The network dropped your approval of {amount}.',
} as const
