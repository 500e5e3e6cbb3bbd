import { expect, it } from 'vitest'
import { copiesFor } from './copies.ts'

const files = new Map([
  [
    'adapters/ethers.js',
    'import { Wagmi } from "./wagmi.js";\nimport { t as Failure } from "../chunks/core/errors.js";\n',
  ],
  ['adapters/ethers5.js', 'import { Ethers } from "./ethers.js";\n'],
  [
    'adapters/wagmi.js',
    'import { t as Failure } from "../chunks/core/errors.js";\nimport { createConfig, http as h } from "wagmi";\nconst late = () => import("../chunks/evm/late.js");\n',
  ],
  ['adapters/solana.js', 'import { t as Failure } from "../chunks/core/errors.js";\n'],
  ['chunks/core/errors.js', 'const Failure = Error;\nexport { Failure as t };\n'],
  [
    'chunks/evm/late.js',
    'export { t } from "./deeper.js";\nimport { getAddress } from "viem";\nimport("./apart.js");\n',
  ],
  [
    'chunks/evm/deeper.js',
    'import { connect } from "wagmi/actions";\nimport { http } from "wagmi";\nexport { connect as t };\n',
  ],
  ['chunks/evm/apart.js', 'import { getAddress } from "viem";\nexport { getAddress };\n'],
])

it('copies what imports wagmi, and nothing else, and has it import wagmi from the package [api-ethers]', () => {
  const copies = copiesFor(['adapters/ethers.js', 'adapters/ethers5.js'], files, 'chunks/own')
  expect(Object.fromEntries([...copies.files].map(([place, { of, text }]) => [place, [of, text]]))).toEqual({
    'adapters/ethers.js': [
      'adapters/ethers.js',
      'import { Wagmi } from "../chunks/own/adapters/wagmi.js";\nimport { t as Failure } from "../chunks/core/errors.js";\n',
    ],
    'adapters/ethers5.js': ['adapters/ethers5.js', 'import { Ethers } from "./ethers.js";\n'],
    'chunks/own/adapters/wagmi.js': [
      'adapters/wagmi.js',
      'import { t as Failure } from "../../core/errors.js";\nimport { createConfig, http as h } from "../wagmi.js";\nconst late = () => import("../evm/late.js");\n',
    ],
    'chunks/own/evm/late.js': [
      'chunks/evm/late.js',
      'export { t } from "./deeper.js";\nimport { getAddress } from "viem";\nimport("../../evm/apart.js");\n',
    ],
    'chunks/own/evm/deeper.js': [
      'chunks/evm/deeper.js',
      'import { connect } from "../wagmi/actions.js";\nimport { http } from "../wagmi.js";\nexport { connect as t };\n',
    ],
  })
  expect(copies.taken).toEqual(
    new Map([
      ['wagmi', new Set(['createConfig', 'http'])],
      ['wagmi/actions', new Set(['connect'])],
    ]),
  )
})

it.each(['import * as all from "wagmi"', 'import one from "wagmi"', 'export * from "wagmi"', 'import("wagmi")'])(
  'rejects %s, which would import all of it',
  (text) => {
    expect(() => copiesFor(['entry.js'], new Map([['entry.js', text]]), 'own')).toThrow('entry.js takes all of wagmi')
  },
)
