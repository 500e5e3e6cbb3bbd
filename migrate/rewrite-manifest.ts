import { parseExpression } from '@babel/parser'
import MagicString from 'magic-string'
import type { Kit } from './kit.ts'
import { lineAt, type Note, type Rewrite } from './note.ts'
import { isOld, isReplaced } from './specifiers.ts'
import { isNode, nameOf, nodesIn, type SyntaxNode, stringOf } from './syntax.ts'

export const sections = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']

/** The imports of a package's files after rewriting. */
export interface Imports {
  /** The old kits' packages that are still imported. */
  left: ReadonlySet<string>
  /** Portico's entries that are imported. */
  entries: ReadonlySet<string>
}

const wagmi = ['wagmi', 'viem', '@tanstack/react-query']
// The old kits depend on WalletConnect's client.
const client = '@walletconnect/universal-provider'
const solana = ['@solana/web3.js', '@solana/wallet-adapter-base', '@wallet-standard/app']

/** The peer dependencies that an entry needs in addition to those that every user needs. */
const peersOf: Readonly<Record<string, readonly string[]>> = {
  'portico/appkit': ['react', 'react-dom', client],
  'portico/rainbowkit': [...wagmi, client],
  'portico/networks': ['viem'],
  'portico/adapters/wagmi': wagmi,
  'portico/adapters/ethers': ['viem'],
  'portico/adapters/ethers5': ['viem'],
  'portico/adapters/solana': solana,
  'portico/adapters/solana/react': solana,
}

interface Member {
  name: string
  node: SyntaxNode
  value: unknown
}

const membersOf = (object: unknown): Member[] =>
  isNode(object, 'ObjectExpression')
    ? nodesIn(object.properties).flatMap((node) => {
        const name = nameOf(node.key)
        return name === undefined ? [] : [{ name, node, value: node.value }]
      })
    : []

/** Replaces packages that are no longer imported by Portico; everything else stays as it is. */
export function rewriteManifest(path: string, before: string, imports: Imports, kit: Kit): Rewrite {
  const notes: Note[] = []
  const note = (offset: number, text: string) => notes.push({ path, line: lineAt(before, offset), text })
  const same: Rewrite = { after: before, notes, left: [] }
  let members: Member[]
  try {
    members = membersOf(parseExpression(before))
  } catch {
    if (/@(?:reown|web3modal|rainbow-me)\//.test(before)) note(0, 'is no JSON: change the dependencies by hand.')
    return same
  }

  const text = new MagicString(before)
  const listed = new Map<string, Member>()
  for (const section of sections)
    for (const one of membersOf(members.find(({ name }) => name === section)?.value)) listed.set(one.name, one)
  let isThere = listed.has('portico')
  for (const section of sections) {
    const all = membersOf(members.find(({ name }) => name === section)?.value)
    const old = all.filter(({ name }) => isOld(name))
    const gone = old.filter(({ name }) => isReplaced(name) && !imports.left.has(name))
    for (const { name, node } of old)
      if (!gone.some((one) => one.name === name)) note(node.start, `${name} stays: something needs it still.`)
    const isNeeded = gone.length > 0 || (old.length > 0 && imports.entries.size > 0 && !isThere)
    if (!isNeeded) continue
    const added: [string, string][] = isThere ? [] : [['portico', `^${kit.version}`]]
    if (section !== 'peerDependencies') {
      isThere = true
      added.push(...missingPeers(imports, listed, kit))
    }
    replaceMembers(text, before, { all, gone, added })
    for (const [name] of added)
      listed.set(name, { name, node: gone[0]?.node ?? { type: '', start: 0, end: 0 }, value: undefined })
  }
  for (const { name, node, value } of members)
    if (['overrides', 'resolutions', 'pnpm'].includes(name) && isNode(value))
      for (const match of before.slice(value.start, value.end).matchAll(/"(@[^"]+)"/g))
        if (isOld(match[1] ?? '')) note(node.start, `${name} has ${match[1]}: nothing needs it with Portico.`)
  for (const text of tooOld(listed)) note(text.node.start, text.text)
  return { ...same, after: text.toString() }
}

/** React and its renderer must have the same version. */
const twins: Readonly<Record<string, string>> = { react: 'react-dom', 'react-dom': 'react' }

const missingPeers = ({ entries }: Imports, listed: ReadonlyMap<string, Member>, kit: Kit): [string, string][] =>
  [...new Set([...entries].flatMap((entry) => peersOf[entry] ?? []))].flatMap((name): [string, string][] => {
    const twin = stringOf(listed.get(twins[name] ?? '')?.value)
    const range = twin !== undefined && /^[\^~<>=\d]/.test(twin) ? twin : kit.peers[name]
    return range === undefined || listed.has(name) ? [] : [[name, range]]
  })

interface Change {
  all: readonly Member[]
  gone: readonly Member[]
  added: readonly [string, string][]
}

/** Replaces some members of an object by others. Each new member is on its own line if the first old one was. */
function replaceMembers(text: MagicString, before: string, { all, gone, added }: Change): void {
  const first = gone[0] ?? all.find(({ name }) => isOld(name))
  if (!first) return
  const start = before.slice(0, first.node.start)
  const indent = /\n[ \t]*$/.exec(start)?.[0] ?? ' '
  const newline = start.endsWith(`\r${indent}`) ? `\r${indent}` : indent
  const put = added.map(([name, range]) => `${JSON.stringify(name)}: ${JSON.stringify(range)}`)
  // If nothing is removed, the new members go before the existing ones.
  if (gone.length === 0 && put.length > 0) text.appendLeft(first.node.start, `${put.join(`,${newline}`)},${newline}`)
  const [replaced, ...rest] = gone
  if (replaced && put.length > 0) text.update(replaced.node.start, replaced.node.end, put.join(`,${newline}`))
  removeMembers(text, all, replaced && put.length === 0 ? gone : rest)
}

/** Removes members, each with the comma after it, or, if no remaining member follows, with the comma before it. */
function removeMembers(text: MagicString, all: readonly Member[], out: readonly Member[]): void {
  const last = all.findLastIndex((one) => !out.includes(one))
  for (const [index, one] of all.entries()) {
    if (!out.includes(one)) continue
    const [before, after] = [all[index - 1], all[index + 1]]
    if (index < last && after) text.remove(one.node.start, after.node.start)
    else text.remove(before?.node.end ?? one.node.start, one.node.end)
  }
}

/** Dependencies listed in a version that Portico does not support. */
function tooOld(listed: ReadonlyMap<string, Member>): { node: SyntaxNode; text: string }[] {
  const oldest: Readonly<Record<string, readonly [number, number]>> = {
    wagmi: [2, 19],
    react: [18, 0],
    viem: [2, 0],
    '@tanstack/react-query': [5, 0],
  }
  return [...listed.values()].flatMap(({ name, node, value }) => {
    const floor = Object.hasOwn(oldest, name) ? oldest[name] : undefined
    const [, major, minor] = /^[\^~]?(\d+)(?:\.(\d+))?/.exec(stringOf(value) ?? '') ?? []
    if (!floor || major === undefined) return []
    const isCaret = stringOf(value)?.startsWith('^') === true
    const [least, lesser] = floor
    const isFine = Number(major) > least || (Number(major) === least && (isCaret || Number(minor ?? 0) >= lesser))
    return isFine ? [] : [{ node, text: `${name} ${stringOf(value)}: Portico needs ${least}.${lesser} or newer.` }]
  })
}
