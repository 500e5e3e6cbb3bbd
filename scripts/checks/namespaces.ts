import { Visitor } from 'oxc-parser'
import { namespaces } from '../../core/namespaces.ts'
import { type Finding, isTest, lineAt, parse, type SourceFile } from './source.ts'

/** The product's folders: tests, tools and the folders around the product may name namespaces freely. */
const product = /^(core|machines|services|siwx|adapters|views|ui|react|devtools|locales)\//

/** Where a namespace may be named, and why. */
const homes: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^core\/namespaces?(-details|-onramps)?\.ts$/, 'this is where it is described'],
  [/^core\/\w+-networks\.ts$/, 'the networks that come with the package are each of one namespace'],
  [/^adapters\/(evm|solana|bitcoin|polkadot|cosmos)\//, 'an adapter is of one namespace'],
  [/^react\/solana\//, 'what only dApps of Solana import'],
  [/^adapters\/auth\/solana-/, 'the embedded wallet is a wallet of each namespace’s own kind'],
  [/^services\/directory\/known-pictures\.ts$/, 'the directory’s own list of networks, by their CAIP-2 ids'],
  [/^siwx\/verifiers\//, 'a verifier is of one namespace'],
  [/^siwx\/siwe\//, 'EIP-4361 is of EVM alone, and its sessions know chains by their numbers'],
  [/^devtools\/samples\/table\.ts$/, 'generated: what stories and samples play'],
]

/** Finds namespaces named outside their own files: knowledge of a namespace belongs in its descriptor. */
export function checkNamespaces(files: SourceFile[]): Finding[] {
  return files.flatMap((file) => {
    const isFree = !product.test(file.path) || isTest(file.path) || homes.some(([pattern]) => pattern.test(file.path))
    return isFree ? [] : namesIn(file)
  })
}

function namesIn(file: SourceFile): Finding[] {
  const findings: Finding[] = []
  const look = (text: string, offset: number) => {
    const name = namespaces.find((each) => text === each || text.startsWith(`${each}:`))
    if (name === undefined) return
    const message = `${name} is named: ask core/namespaces.ts or its details for what is so of it`
    findings.push({ path: file.path, line: lineAt(file.text, offset), message })
  }
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === 'string') look(value, start)
    },
    TemplateElement({ value, start }) {
      look(value.cooked ?? value.raw, start)
    },
    MemberExpression({ property, computed }) {
      if (!computed && property.type === 'Identifier') look(property.name, property.start)
    },
    Property({ key, computed }) {
      if (!computed && key.type === 'Identifier') look(key.name, key.start)
    },
  }).visit(parse(file).program)
  return findings
}
