export const messages = {
  'title.ApproveTransaction': 'Approve transaction',
  'approve.title': 'Continue in {wallet}',
  'approve.text': 'Approve or reject the request in your wallet.',
} as const
