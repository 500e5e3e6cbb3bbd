export const messages = {
  'title.AcceptTerms': 'Before you connect',
  'terms.title': 'Accept to continue',
  'terms.ask': 'To connect a wallet, read and accept the following.',
  'terms.service': 'Terms of Service',
  'terms.privacy': 'Privacy Policy',
  'terms.acceptBoth': 'I accept both documents',
  'terms.acceptService': 'I accept the Terms of Service',
  'terms.acceptPrivacy': 'I accept the Privacy Policy',
  'terms.continue': 'Continue',
  'terms.ready': 'You can continue now.',
} as const
