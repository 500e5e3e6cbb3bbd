import { describe, expect, it } from 'vitest'
import type { Connector } from './connector.ts'
import { visibleConnectors } from './visible-connectors.ts'

const announced: Connector = { id: 'meadow', name: 'Meadow', type: 'ANNOUNCED', namespace: 'eip155', rdns: 'a.meadow' }
const plain: Connector = { id: 'injected', name: 'Browser Wallet', type: 'INJECTED', namespace: 'eip155' }
const named: Connector = { ...plain, id: 'named', rdns: 'a.browser' }

const shown = (connectors: Connector[], mobile: boolean) =>
  visibleConnectors(connectors, { mobile }).map(({ id }) => id)

describe('SPEC 5: wallet visibility', () => {
  it.each([false, true])("hides the plain 'Browser Wallet' beside one that announced itself (mobile: %s)", (mobile) => {
    expect(shown([announced, plain], mobile)).toEqual(['meadow'])
  })

  it('shows on a phone one that has an rdns', () => {
    expect(shown([announced, named], true)).toEqual(['meadow', 'named'])
  })

  it.each([false, true])('leaves nobody without a way in (mobile: %s)', (mobile) => {
    expect(shown([plain], mobile)).toEqual(['injected'])
  })

  it('keeps the order of the list', () => {
    expect(
      shown(
        [
          { ...announced, id: 'b' },
          { ...announced, id: 'a' },
        ],
        false,
      ),
    ).toEqual(['b', 'a'])
  })
})
