/** What is said of a dApp’s terms: it loads where the dApp has any. */
export const messages = {
  'title.AcceptTerms': 'Before you connect',
  'terms.ask': 'Read and accept how this app works with you.',
  'terms.both': 'I accept the terms of service and the privacy policy',
  'terms.terms': 'I accept the terms of service',
  'terms.privacy': 'I accept the privacy policy',
  'terms.readTerms': 'Terms of service',
  'terms.readPrivacy': 'Privacy policy',
  'terms.continue': 'Continue',
  'terms.ready': 'You can continue now.',
  'terms.line': 'By connecting you accept:',
} as const
