import { type ConnectMethod, connectMethods } from '../../core/connect-methods.ts'
import { walletRows } from '../../core/wallet-rows.ts'
import type { connectMachine } from '../../machines/connect.ts'
import { currentOf } from '../../machines/wallet-facts.ts'
import type { ViewProps } from '../define-views.ts'
import { kitOf, useWallets } from '../use-kit.ts'
import { useSelector } from '../use-selector.ts'
import { Wallets } from './wallets.tsx'

/** What each method shows. */
const sections: Partial<Record<ConnectMethod, typeof Wallets>> = { wallet: Wallets }

/** The ways to connect here and now (SPEC 2, Connect). */
export default function Connect({ actor }: ViewProps<typeof connectMachine>) {
  const { environment, features, remembered } = useSelector(kitOf(actor), ({ context }) => context)
  const only = useSelector(actor, ({ context }) => context.namespace)
  const wallets = useWallets(actor).filter(({ context }) => only === null || context.namespace === only)
  const rows = walletRows(
    wallets.flatMap(({ context }) => context.connectors),
    {
      mobile: environment.mobile,
      recents: remembered.recents,
      connected: wallets.flatMap(({ context }) => currentOf(context) ?? []),
      order: features.connectorTypeOrder,
    },
  )
  const hasWallet = rows.some(({ type }) => type !== 'EXTERNAL' && type !== 'WALLET_CONNECT')
  return connectMethods(['wallet'], { order: features.connectMethodsOrder, hasWallet }).map((method) => {
    const Section = sections[method]
    return (
      Section && <Section key={method} actor={actor} rows={rows} lost={wallets.some((one) => one.hasTag('lost'))} />
    )
  })
}
