import { useSelector } from '@xstate/react'
import { connectMethods } from '../../core/connect-methods.ts'
import { currentOf } from '../../core/connector.ts'
import { acceptedText } from '../../core/legal.ts'
import { walletRows } from '../../core/wallet-rows.ts'
import type { connectMachine } from '../../machines/connect/chart.ts'
import { type LazyView, lazyView, type ViewProps } from '../define-views.ts'
import { LazyPart } from '../lazy-part.tsx'
import { kitOf, useWallets } from '../use-kit.ts'
import { useDirectory } from '../use-project-services.ts'
import type { LoginsProps } from './logins.tsx'
import { rarePartMessages } from './rare-part-messages.ts'
import { rarePart, Wallets } from './wallets.tsx'

const logins: LazyView<LoginsProps> = lazyView(() => import('./logins.tsx'), rarePartMessages)

/** The ways to connect on this device. */
export default function Connect({ actor }: ViewProps<typeof connectMachine>) {
  const { environment, features, remembered } = useSelector(kitOf(actor), ({ context }) => context)
  const only = useSelector(actor, ({ context }) => context.namespace)
  const wallets = useWallets(actor).filter(({ context }) => only === null || context.namespace === only)
  const connectors = wallets.flatMap(({ context }) => context.connectors)
  const excluded = useDirectory(actor, ({ context }) => context.excluded)
  const rows = walletRows(connectors, {
    mobile: environment.mobile,
    recents: remembered.recents,
    connected: wallets.flatMap(({ context }) => currentOf(context) ?? []),
    excluded,
  })
  const hasWallet = rows.some(({ type }) => type !== 'EXTERNAL' && type !== 'WALLET_CONNECT')
  const offersLogin = useSelector(actor, (snapshot) => snapshot.can({ type: 'social.choose' }))
  // Their parts know which logins the dApp enables.
  const methods = offersLogin ? connectMethods(features.connectMethodsOrder, hasWallet) : (['wallet'] as const)
  return (
    <>
      {methods.map((method) =>
        method === 'wallet' ? (
          <Wallets key={method} actor={actor} rows={rows} order={features.connectorTypeOrder} />
        ) : (
          <LazyPart key={method} part={logins} props={{ actor, method, methods }} />
        ),
      )}
      {acceptedText(features) || features.listExtras ? (
        <LazyPart part={rarePart} props={{ actor, name: 'around' }} />
      ) : null}
    </>
  )
}
