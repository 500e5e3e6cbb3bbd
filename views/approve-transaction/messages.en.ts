export const messages = {
  'title.ApproveTransaction': 'Approve transaction',
  'approve.text': 'Look at the request in your wallet, and approve or reject it there.',
} as const
