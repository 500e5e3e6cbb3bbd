export const messages = {
  'title.EmailLogin': 'Continue with email',
  'title.EmailVerifyDevice': 'Approve this browser',
  'title.EmailVerifyOtp': 'Confirm email',
  'email.continue': 'Continue',
  'email.hint': 'Confirm by email. No password, no app.',
  'device.text': 'Approve the login link we sent to',
  'device.expires': 'The link expires in 20 minutes.',
} as const
