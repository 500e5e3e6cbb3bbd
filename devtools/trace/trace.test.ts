import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lazyConstants } from '../../core/lazy-constants.ts'
import { replay } from './replay.ts'
import { checkTrace, limits, readTrace, TraceError } from './trace.ts'

const trace = {
  format: 'portico-trace',
  version: 1,
  charts: '0123abcd',
  input: { networks: [] },
  steps: [
    { t: 0, move: { do: 'send', at: '', event: { type: 'modal.open' } }, after: '00000000' },
    { t: 4, move: { do: 'resolve', at: 'wallet:eip155/reconnect/readStored', output: [] } },
    { t: 5, move: { do: 'reject', at: 'loadFlow', code: 'engine.failed', params: { name: 'x' } } },
    {
      t: 6,
      move: { do: 'emit', at: 'connectionStorage', event: { type: 'otherTab.network', caipNetworkId: 'eip155:1' } },
    },
    { t: 7, move: { do: 'fire', at: 'toasts', timer: 'toast.expired toast-1' } },
  ],
  missed: 0,
}
const text = JSON.stringify(trace)
const reasonOf = (said: string) => {
  try {
    readTrace(said)
  } catch (cause) {
    return cause instanceof TraceError ? cause.message : cause
  }
  return 'read'
}

describe('a trace is validated on reading [trace-inputs]', () => {
  it('reads what was written', () => expect(readTrace(text)).toEqual(trace))

  it('has room for the longest id that a wallet may give a batch of calls', () => {
    const at = `transfer:0x${'f'.repeat(lazyConstants.longestCallsId - 2)}/watchReceipt`
    const steps = [{ t: 0, move: { do: 'send', at, event: { type: 'transaction.retry' } } }]
    expect(checkTrace({ ...trace, steps }).steps).toEqual(steps)
  })

  it.each([
    ['a truncated file', text.slice(0, -20), 'The file is not a whole trace: it is cut off, or no JSON'],
    ['an empty file', '', 'The file is not a whole trace: it is cut off, or no JSON'],
    ['a picture', '\u0089PNG', 'The file is not a whole trace: it is cut off, or no JSON'],
    ['other JSON', '{"hello":1}', 'The file is not a trace of Portico'],
    ['a list', '[]', 'The file is not a trace of Portico'],
    ['nothing', 'null', 'The file is not a trace of Portico'],
    [
      'another version',
      JSON.stringify({ ...trace, version: 2 }),
      'The trace is of version 2; this reader knows version 1',
    ],
    [
      'an edited input',
      text.replace('"do":"fire"', '"do":"run"'),
      'The trace has been changed: steps.4.move is not as it was written',
    ],
    [
      'an edited time',
      text.replace('"t":5', '"t":"<b>5</b>"'),
      'The trace has been changed: steps.2.t is not as it was written',
    ],
    [
      'more inputs than a trace holds',
      JSON.stringify({ ...trace, steps: Array.from({ length: limits.steps + 1 }, () => trace.steps[0]) }),
      'The trace has been changed: steps is not as it was written',
    ],
    [
      'what is nested without end',
      text.replace('"output":[]', `"output":${'['.repeat(20_000)}${']'.repeat(20_000)}`),
      'The trace has been changed: something in it is nested deeper than anything that is recorded',
    ],
    ['a hundred megabytes', ' '.repeat(100_000_000), 'The file is larger than any trace'],
  ])('rejects %s', (_, said, reason) => expect(reasonOf(said)).toBe(reason))

  it('reads any input, or says why not', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(trace)), (value, key) => {
        const reason = reasonOf(JSON.stringify({ ...trace, [key]: value }))
        expect(reason === 'read' || typeof reason === 'string').toBe(true)
      }),
    )
  })

  it('a replay of any trace ends, and names what it could not do', () => {
    const event = fc.record({
      type: fc.constantFrom('modal.open', 'nav.push', 'network.choose'),
      place: fc.jsonValue(),
    })
    const at = fc.constantFrom('', 'route:1', 'wallet:eip155', 'nowhere')
    fc.assert(
      fc.property(
        fc.array(fc.record({ do: fc.constantFrom('send', 'emit'), at, event }), { maxLength: 4 }),
        (moves) => {
          const steps = moves.map((move, t) => ({ t, move }))
          const { difference } = replay(checkTrace({ ...trace, steps }))
          expect(difference?.message ?? 'Input').toMatch(/^(Input|The kit does not start)/)
        },
      ),
    )
  })
})
