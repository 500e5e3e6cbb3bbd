// Written by `npm run docs` from docs/replay.md, so that its examples compile.

import { replay } from 'portico/devtools'
import { expect, it } from 'vitest'
import trace from '../../traces/connect.portico.json'

it('asks the wallet again, after it has refused once', () => {
  const { simulation } = replay(trace)
  expect(simulation.find('route:1')?.getSnapshot().value).toEqual({ requesting: 'asking' })
})
