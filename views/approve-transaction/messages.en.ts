export const messages = {
  'title.ApproveTransaction': 'Approve transaction',
  'approve.title': 'Review the request',
  'approve.text': 'Approve or reject it in your wallet’s window.',
} as const
