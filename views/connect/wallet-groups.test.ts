import { describe, expect, it } from 'vitest'
import type { ListPart, WalletRow } from '../../core/wallet-rows.ts'
import { groupsOf } from './wallet-groups.ts'

const row = (name: string, badge: WalletRow['badge']): ListPart => ({
  ...{ id: name, kind: 'injected', name, icon: undefined, rdns: undefined, type: 'ANNOUNCED', badge },
  options: [{ namespace: 'eip155', connectorId: name, connected: false }],
})
const harbour = row('Harbour', 'installed')
const meadow = row('Meadow', 'connected')
const sundial = row('Sundial', 'installed')

describe('the groups of a list of wallets', () => {
  it('have different keys, also if a connected wallet is between two installed ones', () => {
    const groups = groupsOf([harbour, meadow, sundial], true)
    expect(groups.map(({ head }) => head)).toEqual(['installed', undefined, 'installed'])
    expect(new Set(groups.map(({ key }) => key)).size).toBe(3)
  })

  it.each([true, false])('keep their keys when a wallet becomes the first of one (many: %s)', (many) => {
    const keys = (...parts: ListPart[]) => groupsOf(parts, many).map(({ key }) => key)
    expect(keys(harbour, sundial)).toEqual(keys(sundial))
    expect(keys(meadow, row('Lantern', 'connected'))).toEqual(keys(meadow))
  })

  it('keep their keys when another group comes before them', () => {
    const keys = (...parts: ListPart[]) => groupsOf(parts, true).map(({ key }) => key)
    const [, , ...others] = keys(meadow, row('Lantern', 'recent'), harbour, row('Orchard', 'connected'))
    expect(others).toEqual(keys(meadow, harbour, row('Orchard', 'connected')).slice(1))
  })
})
