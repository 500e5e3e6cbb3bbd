import EmailField from './email-field.tsx'
import SocialMethods from './social-methods.tsx'
import type { WalletsProps } from './wallets.tsx'

export interface LoginsProps extends Pick<WalletsProps, 'actor'> {
  method: 'email' | 'social'
}

/** What logs in to the embedded wallet, by one of the methods: it loads where such a wallet is offered. */
export default function Logins({ actor, method }: LoginsProps) {
  return method === 'email' ? <EmailField actor={actor} /> : <SocialMethods actor={actor} />
}
