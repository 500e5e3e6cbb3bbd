// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { connectionMemory } from './storage.ts'

const KEY = '@appkit/connections'
const memory = () => connectionMemory(() => localStorage)
const connected = (connectorId: string) => ({ type: 'memo.connected', namespace: 'eip155', connectorId }) as const
const disconnected = (connectorId: string) => ({ type: 'memo.disconnected', namespace: 'eip155', connectorId }) as const

beforeEach(() => localStorage.clear())

describe('SPEC 4: stored connectors, most recently used first', () => {
  it('puts the newest first and each connector once, without regard to case', () => {
    for (const id of ['io.fox', 'io.rabbit', 'IO.FOX']) memory().note(connected(id))
    expect(memory().connectorIds('eip155')).toEqual(['IO.FOX', 'io.rabbit'])
  })

  it('forgets one that disconnected, and says when none is left', () => {
    memory().note(connected('io.fox'))
    memory().note(connected('io.rabbit'))
    memory().note(disconnected('io.FOX'))
    expect(memory().connectorIds('eip155')).toEqual(['io.rabbit'])
    expect(localStorage.getItem('@appkit/connection_status')).toBe('connected')
    memory().note(disconnected('io.rabbit'))
    expect(localStorage.getItem('@appkit/connection_status')).toBe('disconnected')
  })

  it('sees what another tab has written since', () => {
    const [one, other] = [memory(), memory()]
    one.note(connected('io.fox'))
    other.note(connected('io.rabbit'))
    expect(one.connectorIds('eip155')).toEqual(['io.rabbit', 'io.fox'])
  })
})

describe('storage that cannot be trusted', () => {
  it('counts garbage as empty, and mends it at the next note', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (garbage) => {
        localStorage.setItem(KEY, garbage)
        expect(Array.isArray(memory().connectorIds('eip155'))).toBe(true)
        memory().note(connected('io.fox'))
        expect(memory().connectorIds('eip155')[0]).toBe('io.fox')
      }),
    )
  })

  it('reads what other versions wrote beside what it knows', () => {
    localStorage.setItem(KEY, JSON.stringify({ eip155: [{ connectorId: 'io.fox', accounts: [], name: 'Fox' }] }))
    expect(memory().connectorIds('eip155')).toEqual(['io.fox'])
  })

  it('works without a trace where storage is forbidden or full', () => {
    const forbidden = connectionMemory(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(() => forbidden.note(connected('io.fox'))).not.toThrow()
    expect(forbidden.connectorIds('eip155')).toEqual([])
  })
})
