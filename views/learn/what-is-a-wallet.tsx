import { useSelector } from '@xstate/react'
import type { kitMachine } from '../../machines/kit/index.ts'
import type { ViewProps } from '../define-views.ts'
import WalletLessons from '../wallet-lessons.tsx'

/** Explains wallets, with a link to getting one. */
export default function WhatIsAWallet({ actor }: ViewProps<typeof kitMachine>) {
  const learnMoreUrl = useSelector(actor, ({ context }) => context.features.learnMoreUrl)
  return <WalletLessons learnMoreUrl={learnMoreUrl} onGet={() => actor.send({ type: 'wallet.get' })} />
}
