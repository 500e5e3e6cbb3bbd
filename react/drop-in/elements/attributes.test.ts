import { expect, it } from 'vitest'
import { readAttributes } from './attributes.ts'

const read = (attributes: Record<string, string>) =>
  readAttributes({ getAttribute: (name) => attributes[name] ?? null })

it('reads an element’s attributes, and treats invalid values as not given [api-elements]', () => {
  const all = { size: 'sm', label: 'Enter', disabled: '', balance: 'hide', charsstart: '3', namespace: 'solana' }
  expect(read(all)).toMatchObject({
    ...{ size: 'sm', label: 'Enter', disabled: true, balance: 'hide', charsStart: 3, namespace: 'solana' },
  })
  expect(read({ size: 'xl', disabled: 'false', charsstart: '-1', charsend: '1e9', namespace: 'tezos' })).toEqual({
    size: 'md',
    disabled: false,
    balance: 'show',
  })
})
