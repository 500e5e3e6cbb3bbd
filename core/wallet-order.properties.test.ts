import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Connector } from './connector.ts'
import type { ListedWallet } from './listed-wallet.ts'
import { leadingWallets, runFrom } from './wallet-lists.ts'
import { type ConnectorKind, listParts, walletRows } from './wallet-rows.ts'

/** One wallet of each group that a page can have, by name. */
const ofPage = {
  walletConnect: { type: 'WALLET_CONNECT' },
  recent: { type: 'ANNOUNCED' },
  injected: { type: 'ANNOUNCED' },
  external: { type: 'EXTERNAL' },
} as const
const kinds: readonly ConnectorKind[] = [
  ...['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended'],
] as const

const connectorOf = (name: keyof typeof ofPage): Connector => ({ id: name, name, namespace: 'eip155', ...ofPage[name] })
const listed = (name: string): ListedWallet => ({ id: name, name, certified: false })

/** The names of all wallets in list order. */
function shown(page: readonly (keyof typeof ofPage)[], isNamed: boolean, order: readonly ConnectorKind[]) {
  const recents = ['recent']
  const rows = walletRows(page.map(connectorOf), { mobile: false, recents })
  const parts = listParts(rows, order)
  const leading = {
    featured: isNamed ? [listed('featured')] : [],
    custom: isNamed ? [listed('custom')] : [],
    recommended: [listed('recommended')],
  }
  const wallets = parts.flatMap((part) => {
    if (part.options) return part.name
    const run = part.id === 'all' ? [] : runFrom(part.id, parts)
    return leadingWallets(leading, { rows, recents }, { parts, shown: run }).map(({ name }) => name)
  })
  return { wallets, last: parts.at(-1)?.id }
}

it('the list follows any order of all seven groups, and neither loses nor repeats a wallet [connect-type-order]', () => {
  const page = fc.shuffledSubarray(['walletConnect', 'recent', 'injected', 'external'] as const)
  fc.assert(
    fc.property(page, fc.boolean(), fc.shuffledSubarray([...kinds]), (connectors, isNamed, order) => {
      const whole = [...order, ...kinds.filter((kind) => !order.includes(kind))]
      const hasRoom = connectors.filter((kind) => kind === 'recent' || kind === 'injected').length < 2
      const ofDirectory = isNamed ? ['featured', 'custom'] : hasRoom ? ['recommended'] : []
      const expected = whole.filter((kind) => [...connectors, ...ofDirectory].includes(kind))
      expect(shown(connectors, isNamed, order)).toEqual({ wallets: expected, last: 'all' })
    }),
  )
})
