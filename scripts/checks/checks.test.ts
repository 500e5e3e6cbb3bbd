import { expect, it } from 'vitest'
import { checkBaseNames } from './base-names.ts'
import { checkDirections } from './directions.ts'
import { checkFloor } from './floor.ts'
import { checkHygiene } from './hygiene.ts'
import { checkImports } from './imports.ts'
import { checkLight } from './light.ts'
import { checkMessages } from './messages.ts'
import { checkNames } from './names.ts'
import { checkNamespaces } from './namespaces.ts'
import { checkRules } from './rules.ts'
import { checkSchemas } from './schemas.ts'
import type { Finding, SourceFile } from './source.ts'

const linesOf = (findings: Finding[]) => findings.map(({ path, line, message }) => `${path}:${line} ${message}`)
const file = (path: string, text: string): SourceFile => ({ path, text })
const chart = 'export const machine = setup({}).createMachine({})'

it.each([
  ['core/a.ts', "import { x } from '../machines/contract.ts'", 'core/ may not import values of machines/contract.ts'],
  ['core/a.ts', "import type { X } from '../ui/x.tsx'", 'core/ may not import types of ui/x.tsx'],
  ['machines/a.ts', "import React from 'react'", 'machines/ may not import the package react'],
  ['machines/a.ts', "import { get } from '../services/http.ts'", 'machines/ may not import values of services/http.ts'],
  [
    'services/a.ts',
    "import { kitMachine } from '../machines/kit/index.ts'",
    'services/ may not import values of machines/kit/index.ts',
  ],
  [
    'views/a/a.tsx',
    "import { kitMachine } from '../../machines/kit/index.ts'",
    'views/ may not import values of machines/kit/index.ts',
  ],
  [
    'react/modal/a.ts',
    "import { routeId } from '../../machines/modal/stack.ts'",
    'react/ may not import values of machines/modal/stack.ts',
  ],
  ['views/a/a.tsx', "import { get } from '../../services/http.ts'", 'views/ may not import values of services/http.ts'],
  ['views/a/a.tsx', "import B from '../b/b.tsx'", "a flow's views import no other flow's (views/b/b.tsx)"],
  ['ui/a.tsx', "import { isCaipAddress } from '../core/caip.ts'", 'ui/ may not import values of core/caip.ts'],
  ['ui/a.tsx', "import { assign } from 'xstate'", 'ui/ may not import the package xstate'],
  ['react/a.tsx', "const x = import('../services/http.ts')", 'react/ may not import values of services/http.ts'],
  ['react/engine/compose.ts', "import '../../sandbox/main.ts'", 'the product never imports sandbox/'],
  ['react/a.ts', "type T = import('../tests/simulation.ts').T", 'the product never imports tests/'],
  [
    'adapters/evm/a.ts',
    "import { connect } from '@wagmi/core'",
    '@wagmi/core: wagmi/actions serves wagmi 2 and 3 alike',
  ],
  ['services/a.ts', "export { z } from 'zod'", 'zod: zod/mini is a fifth of the size'],
])('rejects in %s %s', (path, text, message) => {
  expect(linesOf(checkImports([file(path, text)]))).toEqual([`${path}:1 ${message}`])
})

it.each([
  ['machines/a.ts', "import { setup } from 'xstate'\nimport { constants } from '../core/constants.ts'"],
  ['services/a.ts', "import type { KitEvent } from '../machines/kit/index.ts'"],
  [
    'views/a/a.tsx',
    "import type { kitMachine } from '../../machines/kit/index.ts'\nimport { Row } from '../../ui/row.tsx'",
  ],
  [
    'react/engine/compose.ts',
    "import { kitMachine } from '../../machines/kit/index.ts'\nimport { http } from '../../services/http.ts'",
  ],
  ['views/account/a.tsx', "import Portfolio from '../portfolio/portfolio.tsx'"],
  ['views/a/a.stories.tsx', "import { simulate } from '../../tests/simulation.ts'"],
])('accepts %s', (path, text) => {
  expect(linesOf(checkImports([file(path, text)]))).toEqual([])
})

it('keeps flows apart [flow-apart], but lets the kit host them and flows know its actors', () => {
  const files = [
    file(
      'machines/account/chart.ts',
      `import type { sign } from '../sign-in/chart.ts'\nimport type { walletMachine } from '../wallet/chart.ts'\n${chart}`,
    ),
    file('machines/sign-in/chart.ts', chart),
    file('machines/wallet/chart.ts', chart),
    file('machines/kit/index.ts', `import { accountMachine } from '../account/chart.ts'\n${chart}`),
  ]
  expect(linesOf(checkImports(files))).toEqual([
    'machines/account/chart.ts:1 a flow imports no other chart (machines/sign-in/chart.ts): they talk by events and outputs',
  ])
})

it('finds a circular import, of types too, once [lazy-layers]', () => {
  const files = [
    file('core/a.ts', "import type { B } from './b.ts'"),
    file('core/b.ts', "export * from './c.ts'"),
    file('core/c.ts', "const a = await import('./a.ts')"),
  ]
  expect(linesOf(checkImports(files))).toEqual([
    'core/a.ts:1 imports run in a circle: core/a.ts → core/b.ts → core/c.ts → core/a.ts',
  ])
})

it('finds texts in views, and sentences in charts', () => {
  const view = `export default () => (
    <p aria-label="Your wallet" className="wide row">
      {busy ? 'Please wait' : words.done}
      Connect
      {words.connect} ·
      <img alt={\`Icon of \${name}\`} src="a b.png" />
    </p>
  )`
  const machine = `const region = { description: 'Says what it holds', error: 'Something went wrong', code: 'request.timeout' }`
  expect(linesOf(checkMessages([file('views/a/a.tsx', view), file('machines/a.ts', machine)]))).toEqual([
    'views/a/a.tsx:3 text for users belongs in messages: "Please wait"',
    'views/a/a.tsx:3 text for users belongs in messages: "Connect"',
    'views/a/a.tsx:2 text for users belongs in messages: "Your wallet"',
    'views/a/a.tsx:6 text for users belongs in messages: "Icon of"',
    'machines/a.ts:1 a chart knows codes, not sentences: "Something went wrong"',
  ])
})

it('finds two modules with one name', () => {
  const paths = ['ui/list.test.tsx', 'ui/list.ts', 'ui/list.tsx', 'views/list.tsx']
  expect(linesOf(checkBaseNames(paths.map((path) => file(path, ''))))).toEqual([
    'ui/list.tsx:1 ui/list.ts has the same name',
  ])
})

it('finds CSS that names a physical side', () => {
  const sheet = `/* left: 0; */
.row { margin-left: 4px; padding-inline-start: 4px }
.row::after { inset-inline-end: 0; left: 0; text-align: start }
.end { text-align: right; border-top-left-radius: 4px; }`
  const view = '<p style={{ marginLeft: 4, color, textAlign: "left", insetInlineStart: 0 }} />'
  expect(linesOf(checkDirections([file('ui/row.css', sheet), file('views/a/a.tsx', view)]))).toEqual([
    'ui/row.css:2 margin-left names a side: use the logical property',
    'ui/row.css:3 left names a side: use the logical property',
    'ui/row.css:4 text-align names a side: use the logical property',
    'ui/row.css:4 border-top-left-radius names a side: use the logical property',
    'views/a/a.tsx:1 marginLeft names a side: use the logical property',
    'views/a/a.tsx:1 textAlign names a side: use the logical property',
  ])
})

it('finds what must not be committed', () => {
  // The tilde keeps this file from being reported itself.
  const text = [
    'a',
    '// TO~DO: later',
    "it.sk~ip('x')",
    "open('/ho~me/ada/x')",
    '// @ts-ig~nore',
    "base.over~ride('x')",
  ].join('\n')
  const objections = [
    'core/a.ts:2 a mark of unfinished work: TO~DO',
    'core/a.ts:4 the path of a machine: /ho~me/a',
    'core/a.ts:3 a test that does not count: it.sk~ip',
    'core/a.ts:6 a fixture that is changed for other files too: base.over~ride(',
    'core/a.ts:5 a check switched off: @ts-ig~nore',
  ]
  const found = checkHygiene([file('core/a.ts', text.replaceAll('~', ''))])
  expect(linesOf(found)).toEqual(objections.map((objection) => objection.replace('~', '')))
})

it('accepts addresses that only look like a path', () => {
  const text = "const icon = 'https://example.org/root/a.png', here = './work/x', css = 'a:/b'"
  expect(linesOf(checkHygiene([file('core/a.ts', text)]))).toEqual([])
})

it('checks citations of rules against the rules', () => {
  const paper = ['SPEC', '4'].join(' ')
  const unknown = ['[nav', 'closed]'].join('-')
  const strange = ['[naw', 'closed]'].join('-')
  const files = [
    file('docs/rules/nav.md', '- `nav-back` Back goes back.\n- `nav-stay` Stay.\n- `nav-back` Back.\n- `flow-on` On.'),
    file('machines/a/chart.ts', `// See ${unknown}, and ${paper}.`),
    file('tests/model/a.test.ts', ['[nav', 'back]'].join('-')),
    file('machines/b/chart.ts', `description: 'It says so ${strange}.', closest(' [data-index]')`),
    file('CONTRIBUTING.md', `The toy says so ${strange}.`),
  ]
  expect(linesOf(checkRules(files))).toEqual([
    'docs/rules/nav.md:3 the rule nav-back is written twice',
    'docs/rules/nav.md:4 the rule flow-on is not of the area nav',
    `machines/a/chart.ts:1 there is no rule ${unknown.slice(1, -1)}`,
    `machines/a/chart.ts:1 ${paper} is not in this repository: cite a rule`,
    `machines/b/chart.ts:1 no rules are of ${strange.slice(1, -1)}’s area`,
    'docs/rules/nav.md:2 no test cites the rule nav-stay',
    'docs/rules/nav.md:4 no test cites the rule flow-on',
  ])
})

it.each([
  ['react/a.ts', "const active = read() ?? 'eip155'"],
  ['machines/a.ts', "const isSolana = id.startsWith('solana:')"],
  ['views/a/a.tsx', 'const id = `bip122:a`'],
  ['services/a.ts', 'const part = session.parts.cosmos'],
  ['adapters/walletconnect/a.ts', 'const methods = { polkadot: [] }'],
])('%s: %s names a namespace', (path, text) => {
  expect(checkNamespaces([file(path, text)])).toHaveLength(1)
})

it.each([
  ['adapters/evm/a.ts', "const namespace = 'eip155'"],
  ['core/solana-networks.ts', "const namespace = 'solana'"],
  ['core/a.test.ts', "const namespace = 'solana'"],
  ['tests/a.ts', "const namespace = 'solana'"],
  ['sandbox/a.ts', "const namespace = 'solana'"],
  ['views/a/a.tsx', "const label = t('namespace.solana')"],
])('%s: %s may do so, or does not', (path, text) => {
  expect(checkNamespaces([file(path, text)])).toEqual([])
})

it('finds words that leave open who is meant, and names that say too little', () => {
  // The tilde keeps this file from being reported itself.
  const code = [
    '/** Who~ever asks. */',
    "const text = 'Asked ane~w'",
    'const sign = `It knows no~body`',
    'const hasNo~body = other~Ways',
    'const view = <Wa~ys>for some~body</Wa~ys>',
    'type Wa~y = string',
    '// No~body’s.',
  ].join('\n')
  const found = checkNames([
    file('views/a.tsx', code.replaceAll('~', '')),
    file('machines/a.ts', 'const actions = { tellUser: 1 }'),
    file('docs/a.md', ['Asked', 'some~body'.replace('~', '')].join('\n')),
  ])
  expect(linesOf(found).map((each) => each.split(': ')[0])).toEqual(
    [
      'views/a.tsx:1 “Who~ever”',
      'views/a.tsx:7 “No~body”',
      'views/a.tsx:2 “ane~w”',
      'views/a.tsx:3 “no~body”',
      'views/a.tsx:4 hasNo~body',
      'views/a.tsx:4 other~Ways',
      'views/a.tsx:5 Wa~ys',
      'views/a.tsx:5 “some~body”',
      'views/a.tsx:5 Wa~ys',
      'views/a.tsx:6 Wa~y',
      'machines/a.ts:1 tellUser',
      'docs/a.md:2 “some~body”',
    ].map((each) => each.replace('~', '')),
  )
})

it.each([
  ['core/a.test.ts', "const text = 'no~body', name = 'no~body.eth', email = `no~body@example.org`"],
  ['core/a.ts', '// The name nobody.eth, /nobody and nobody@example.org'],
  ['core/a.ts', 'const underWay = always + isAway + wayfarer + tellUser // under way'],
  ['devtools/a.json', '{ "text": "no~body knows" }'],
])('accepts names, data and other words: %s %s', (path, text) => {
  expect(checkNames([file(path, text.replaceAll('~', ''))])).toEqual([])
})

it('finds a kind of schema that no other file uses', () => {
  const ours = "import * as z from 'zod/mini'\nconst a = z.object({ b: z.optional(z.string()) })"
  const files = [
    file('services/a.ts', ours),
    file('devtools/a.ts', `${ours}\nconst c = z.record(a)`),
    file('sandbox/a.ts', "import * as z from 'zod/mini'\nconst c = z.record()"),
  ]
  expect(linesOf(checkSchemas(files)).map((each) => each.slice(0, 23))).toEqual(['devtools/a.ts:3 z.recor'])
})

it('finds what a page would load at the start, and ignores what loads later', () => {
  const files = [
    file('react/index.ts', "import { a } from './a.ts'\nconst later = () => import('../core/late.ts')"),
    file('react/a.ts', "import type { B } from '../core/b.ts'\nimport * as z from 'zod/mini'"),
    file('core/b.ts', "import * as z from 'zod/mini'"),
    file('core/late.ts', "import * as z from 'zod/mini'"),
  ]
  expect(linesOf(checkLight(files, ['react/index.ts']))).toEqual([
    'react/a.ts:2 a page loads this from the start: no zod/mini',
  ])
})

it.each([
  ['core/a.ts', 'URL.parse(text)', 'URL.parse'],
  ['core/a.ts', 'await Promise.try(work)', 'Promise.try'],
  ['core/a.ts', 'new DisposableStack()', 'DisposableStack'],
  ['ui/a.tsx', 'setImmediate(work)', 'setImmediate'],
])('finds what the oldest supported browsers lack: %s %s', (path, text, name) => {
  const message = `${name} is newer than the oldest browsers that package.json names`
  expect(linesOf(checkFloor([file(path, text)]))).toEqual([`${path}:1 ${message}`])
})

it.each([
  ['core/a.ts', 'Promise.withResolvers(); AbortSignal.any([]); AbortSignal.timeout(1); URL.canParse(text)'],
  ['ui/a.tsx', 'new ResizeObserver(work); requestIdleCallback(work); own.parse(text)'],
  ['scripts/a.ts', 'URL.parse(text)'],
])('accepts what they support, and what does not ship: %s %s', (path, text) => {
  expect(checkFloor([file(path, text)])).toEqual([])
})
