/** What is said of the ways to log in to the embedded wallet: it loads with them. */
export const messages = {
  'connect.continue': 'Continue',
  'connect.continueWith': 'Continue with {provider}',
  'connect.email': 'Email',
  'connect.moreSocials': 'More accounts',
  'connect.or': 'or',
  'connect.socials': 'Accounts to log in with',
} as const
