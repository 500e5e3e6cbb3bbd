import { expect, it } from 'vitest'
import * as wagmi from 'wagmi'
import { brought, rewriteCore, values } from './wagmi-core.ts'

const rewrite = (before: string) => rewriteCore('config.ts', before, new Set(brought))

it.each([
  [
    "import { cookieStorage, createStorage } from '@wagmi/core'",
    "import { cookieStorage, createStorage } from 'wagmi'",
  ],
  ["import type { Config } from '@wagmi/core'", "import type { Config } from 'wagmi'"],
  ["import { getAccount } from '@wagmi/core/actions'", "import { getAccount } from 'wagmi/actions'"],
  ["import { mainnet } from '@wagmi/core/chains'", "import { mainnet } from 'wagmi/chains'"],
  ["import { safe } from '@wagmi/connectors'", "import { safe } from 'wagmi/connectors'"],
])('imports from wagmi what %s had from its core', (before, after) => {
  expect(rewrite(before)).toEqual({ after, notes: [], left: [] })
  expect(rewrite(after).after).toBe(after)
})

it('says what wagmi does not re-export', () => {
  const before = "import { createStorage, getAccount } from '@wagmi/core'\nconst core = require('@wagmi/core/actions')"
  const { after, notes } = rewrite(before)
  expect(after).toBe(before)
  expect(notes.map(({ line, text }) => `${line} ${text}`)).toMatchInlineSnapshot(`
    [
      "1 '@wagmi/core' came with the adapter of the old kit: import actions from wagmi/actions, and what else there is from wagmi, or add it to package.json.",
      "2 '@wagmi/core/actions' came with the adapter of the old kit: write 'wagmi/actions', or add it to package.json.",
    ]
  `)
})

it('knows what wagmi re-exports', () => {
  expect(Object.keys(wagmi)).toEqual(expect.arrayContaining(values))
})
