import { expect, it } from 'vitest'
import { diff } from './diff.ts'

it('lists the innermost differences by path', () => {
  expect(
    diff(
      { open: true, deep: { same: [1], gone: 1 }, list: [1, 2] },
      { open: false, deep: { same: [1], added: 2 }, list: [1] },
    ),
  ).toEqual([
    { path: 'open', kind: 'changed', before: true, after: false },
    { path: 'deep.gone', kind: 'removed', before: 1 },
    { path: 'deep.added', kind: 'added', after: 2 },
    { path: 'list.1', kind: 'removed', before: 2 },
  ])
})

it('does not look into equal values or values that are not plain data', () => {
  const same = {
    get never(): never {
      throw new Error('looked into')
    },
  }
  const [one, other] = [new Map(), new Map()]
  expect(diff({ same, table: one }, { same, table: other })).toEqual([
    { path: 'table', kind: 'changed', before: one, after: other },
  ])
})

it('compares any values', () => {
  expect(diff(null, { a: 1 })).toEqual([{ path: '', kind: 'changed', before: null, after: { a: 1 } }])
  expect(diff([], {})).toEqual([{ path: '', kind: 'changed', before: [], after: {} }])
  expect(diff(Number.NaN, Number.NaN)).toEqual([])
})

it('terminates for circular values', () => {
  const ring = (): object => {
    const all: Record<string, unknown> = {}
    all.self = all
    return all
  }
  expect(diff(ring(), ring())).toHaveLength(1)
  const many = (value: number) => Object.fromEntries(Array.from({ length: 1_000 }, (_, key) => [`k${key}`, value]))
  expect(diff(many(1), many(2))).toHaveLength(100)
})
