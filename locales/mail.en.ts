export const messages = {
  'email.label': 'Email',
  'code.text': 'Enter the code we sent to',
  'code.expires': 'The code expires in 20 minutes.',
  'code.field': 'Code',
  'code.digit': 'Digit {place}',
  'code.checking': 'Checking the code…',
  'email.resend': 'Resend email',
  'email.resendIn': 'Resend in {seconds} s',
  'code.resend': 'Resend code',
} as const
