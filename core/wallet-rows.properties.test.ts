import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Connector, ConnectorType } from './connector.ts'
import type { Namespace } from './namespaces.ts'
import { type ConnectorKind, listParts, type WalletRow, type WalletRowsOptions, walletRows } from './wallet-rows.ts'

const namespaces: readonly Namespace[] = ['eip155', 'solana', 'bip122']
const names = ['Meadow', 'meadow', 'Trust', 'Trust Wallet', 'Brook', 'Browser Wallet']
const types: readonly ConnectorType[] = ['ANNOUNCED', 'INJECTED', 'EXTERNAL', 'WALLET_CONNECT']
const kinds: readonly ConnectorKind[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]

/** Reports of adapters: any connectors, with unique ids per namespace, namespace by namespace. */
const connectors = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      name: fc.constantFrom(...names),
      type: fc.constantFrom(...types),
      namespace: fc.constantFrom(...namespaces),
    }),
    { selector: ({ id, namespace }) => `${namespace}:${id}` },
  )
  .map((all): Connector[] =>
    [...all].sort((one, other) => namespaces.indexOf(one.namespace) - namespaces.indexOf(other.namespace)),
  )
const options = fc.record({
  mobile: fc.boolean(),
  recents: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 2 }),
  order: fc.shuffledSubarray([...kinds]),
})

/** The rows in list order. */
const shownRows = (all: readonly Connector[], { order, ...given }: WalletRowsOptions & { order: ConnectorKind[] }) =>
  listParts(walletRows(all, given), order).filter((part) => part.options !== undefined)
const keyOf = ({ namespace, id }: Connector) => `${namespace}:${id}`
const optionsOf = (rows: readonly WalletRow[]) =>
  rows.flatMap(({ options }) => options.map(({ namespace, connectorId }) => `${namespace}:${connectorId}`))

it('loses no connector but a hidden one, and repeats none', () => {
  fc.assert(
    fc.property(connectors, options, (all, given) => {
      const kept = optionsOf(shownRows(all, given))
      const lost = all.filter((one) => !kept.includes(keyOf(one)))
      expect(kept).toEqual([...new Set(kept)])
      expect(kept.length + lost.length).toBe(all.length)
      for (const { type, namespace } of lost) {
        if (given.mobile && type === 'WALLET_CONNECT') continue
        expect(type).toBe('INJECTED')
        expect(all.some((one) => one.type === 'ANNOUNCED' && one.namespace === namespace)).toBe(true)
      }
    }),
  )
})

it('identifies each row, which never reaches a namespace twice, and lists namespaces in the dApp’s order', () => {
  fc.assert(
    fc.property(connectors, options, (all, given) => {
      const shown = shownRows(all, given)
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
      for (const { options, type } of shown) {
        const order = options.map(({ namespace }) => namespaces.indexOf(namespace))
        expect(order).toEqual([...new Set(order)].sort())
        if (type !== 'WALLET_CONNECT') expect(type === 'MULTI_CHAIN').toBe(options.length > 1)
      }
    }),
  )
})

it('keeps the dApp’s order of its own connectors, and sorts this browser’s by name', () => {
  fc.assert(
    fc.property(connectors, options, (all, { mobile, order }) => {
      const rows = shownRows(all, { mobile, order, recents: [] })
      for (const type of [...types, 'MULTI_CHAIN'] as const) {
        const names = rows.filter((row) => row.type === type).map(({ name }) => name.toLowerCase())
        if (type !== 'EXTERNAL' && type !== 'WALLET_CONNECT') {
          expect(names).toEqual(
            names.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base', numeric: true })),
          )
          continue
        }
        const at = rows.filter((row) => row.type === type).map(({ id }) => all.findIndex((one) => keyOf(one) === id))
        expect(at).toEqual([...at].sort((one, other) => one - other))
      }
    }),
  )
})

it('follows any order of the groups', () => {
  // In this test, wallets are identified by the first word of their names.
  const wordOf = (name: string) => name.toLowerCase().split(' ')[0]
  fc.assert(
    fc.property(connectors, options, (all, given) => {
      const { recents, order } = given
      const kindOf = (row: WalletRow): ConnectorKind => {
        if (row.type === 'WALLET_CONNECT') return 'walletConnect'
        if (recents.some((name) => wordOf(name) === wordOf(row.name))) return 'recent'
        return row.type === 'EXTERNAL' ? 'external' : 'injected'
      }
      const whole = [...order, ...kinds.filter((kind) => !order.includes(kind))]
      const turns = shownRows(all, given).map((row) => whole.indexOf(kindOf(row)))
      expect(turns).toEqual([...turns].sort((one, other) => one - other))
    }),
  )
})
