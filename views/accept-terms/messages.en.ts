export const messages = {
  'title.AcceptTerms': 'Before you connect',
  'terms.ask': 'Please read and accept this to connect a wallet.',
  'terms.service': 'Terms of Service',
  'terms.privacy': 'Privacy Policy',
  'terms.acceptBoth': 'I accept the Terms of Service and the Privacy Policy',
  'terms.acceptService': 'I accept the Terms of Service',
  'terms.acceptPrivacy': 'I accept the Privacy Policy',
  'terms.continue': 'Continue',
  'terms.ready': 'You can continue now.',
  'terms.lineBoth': 'By connecting a wallet, you agree to our {service} and {privacy}.',
  'terms.lineService': 'By connecting a wallet, you agree to our {service}.',
  'terms.linePrivacy': 'By connecting a wallet, you agree to our {privacy}.',
} as const
