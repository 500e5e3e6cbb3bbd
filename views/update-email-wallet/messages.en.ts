export const messages = {
  'title.UpdateEmailWallet': 'Edit email',
  'title.UpdateEmailPrimaryOtp': 'Confirm current email',
  'title.UpdateEmailSecondaryOtp': 'Confirm new email',
  'updateEmail.save': 'Continue',
  'updateEmail.hint': 'We’ll send a code to your current email, then one to the new one.',
} as const
