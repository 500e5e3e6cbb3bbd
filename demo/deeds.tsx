import { useAppKitAccount, useAppKitState } from 'portico'
import { lazy, Suspense } from 'react'
import { Card } from './pieces.tsx'

const SignForm = lazy(() => import('./sign-form.tsx'))
const SendForm = lazy(() => import('./send-form.tsx'))
const SolanaSignForm = lazy(() => import('./solana-sign-form.tsx'))
const SolanaSend = lazy(() => import('./solana-send.tsx'))

/** The actions of the demo's dApp. Their code loads once an account is connected. */
export function Deeds() {
  const { address } = useAppKitAccount()
  const { activeChain } = useAppKitState()
  const later = <p className="later">{address ? '…' : 'Connect a wallet to try it.'}</p>
  const [Sign, Send] = activeChain === 'solana' ? [SolanaSignForm, SolanaSend] : [SignForm, SendForm]
  return (
    <>
      <Card title="Sign a message" about="Proves that the account is yours. It costs nothing and moves nothing.">
        <Suspense fallback={later}>{address ? <Sign key={address} /> : later}</Suspense>
      </Card>
      <Card title="Send a transaction" about="The wallet asks you first. Then the network confirms it.">
        <Suspense fallback={later}>{address ? <Send key={address} /> : later}</Suspense>
      </Card>
    </>
  )
}
