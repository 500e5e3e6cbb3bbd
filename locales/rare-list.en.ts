/**
 * The messages of a few lists only: an empty list of wallets, the dApp's terms below the list, and the ways to log in
 * to the embedded wallet.
 */
export const messages = {
  'connect.get': 'Get a wallet',
  'connect.none': 'No wallets in this browser',
  'connect.noneHint': 'Install one and it will appear here automatically.',
  'connect.unreached': 'Can’t load wallets',
  'connect.unreachedHint': 'Check your internet connection. We’ll keep trying.',
  'connect.continueWithWallet': 'Continue with a wallet',
  'legal.service': 'Terms of Service',
  'legal.privacy': 'Privacy Policy',
  'legal.both': 'By connecting a wallet, you agree to our {service} and {privacy}.',
  'legal.serviceOnly': 'By connecting a wallet, you agree to our {service}.',
  'legal.privacyOnly': 'By connecting a wallet, you agree to our {privacy}.',
  'connect.continue': 'Continue',
  'connect.continueWith': 'Continue with {provider}',
  'connect.email': 'Email',
  'connect.moreSocials': 'More ways to log in',
  'connect.or': 'or',
  'connect.socials': 'Accounts to log in with',
} as const
