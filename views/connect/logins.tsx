import { useSelector } from '@xstate/react'
import type { ConnectMethod } from '../../core/connect-methods.ts'
import { Or } from '../../ui/logins.tsx'
import EmailField from './email-field.tsx'
import { useText } from './rare-part-messages.ts'
import SocialMethods from './social-methods.tsx'
import { useOfferedLogins } from './use-offered-logins.ts'
import type { WalletsProps } from './wallets.tsx'

export interface LoginsProps extends Pick<WalletsProps, 'actor'> {
  method: 'email' | 'social'
  /** All methods, in display order. */
  methods: readonly ConnectMethod[]
}

/**
 * A login to the embedded wallet by one method, separated from the wallets; it loads only if there is such a wallet.
 */
export default function Logins({ actor, method, methods }: LoginsProps) {
  const t = useText()
  const { email, providers } = useOfferedLogins(actor)
  const listsWallets = useSelector(actor, (snapshot) => !snapshot.matches({ choosing: 'hidden' }))
  const offered = { wallet: listsWallets, email, social: providers.length > 0 }
  const shown = methods.filter((each) => offered[each])
  const at = shown.indexOf(method)
  if (at < 0) return null
  const or = <Or>{t('connect.or')}</Or>
  return (
    <>
      {shown[at - 1] === 'wallet' ? or : null}
      {method === 'email' ? <EmailField actor={actor} /> : <SocialMethods actor={actor} providers={providers} />}
      {shown[at + 1] === 'wallet' ? or : null}
    </>
  )
}
