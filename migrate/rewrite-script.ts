import MagicString from 'magic-string'
import type { Kit } from './kit.ts'
import { lineAt, type Note, type Rewrite } from './note.ts'
import { idleOptions } from './options.ts'
import { type Reference, referencesIn } from './references.ts'
import { adviceFor, adviceForName, adviceForType, isOld, isStyle, type Row, rowOf } from './specifiers.ts'
import { isNode, parseScript, replaceString, type SyntaxNode, stringOf } from './syntax.ts'
import type { TakenName } from './taken-names.ts'
import { typeReferencesIn } from './type-references.ts'
import { isUsedAsValue } from './value-uses.ts'
import { moveCreateConfig } from './wagmi-config.ts'

/** The functions that create the connectors of listed wallets. */
const makers = new Set(['connectorsForWallets', 'getDefaultWallets'])

const noModule = 'Portico is made of ES modules: write an import.'

/** Rewrites the imports of a JavaScript or TypeScript file; everything else stays unchanged. */
export function rewriteScript(path: string, before: string, kit: Kit): Rewrite {
  const notes: Note[] = []
  const left: string[] = []
  const note = (offset: number, text: string) => notes.push({ path, line: lineAt(before, offset), text })
  let program: unknown
  try {
    program = parseScript(path, before)
  } catch (error) {
    note(0, `can't be read (${error instanceof Error ? error.message : String(error)}): migrate it by hand.`)
    return { after: before, notes, left: [...before.matchAll(/@[\w-]+\/[\w-]+/g)].map(([name]) => name).filter(isOld) }
  }

  const text = new MagicString(before)
  // A namespace in an inner block may shadow one of the same name.
  const seen = new Set<SyntaxNode>()
  for (const reference of [...typeReferencesIn(before, program, isOld), ...referencesIn(program, isOld)]) {
    const { specifier, kind, literal, statement } = reference
    const target = targetOf(reference, kit)
    if (kind === 'effect' && isStyle(specifier)) removeLine(text, before, statement ?? literal)
    else if (kind === 'string' || kind === 'augmentation' || kind === 'require') {
      left.push(specifier)
      const advice = target ? `${target.entry} takes its place.` : adviceFor(specifier)
      note(
        literal.start,
        `'${specifier}' is ${described[kind]}. ${kind === 'require' ? `${advice} ${noModule}` : advice}`,
      )
    } else if (target) {
      replaceString(text, before, literal, target.entry)
      for (const name of reference.names.filter(({ node }) => !seen.has(node)))
        rename(text, before, name, target.renames)
      for (const { node } of reference.names) seen.add(node)
      if (reference.names.some(({ imported }) => makers.has(imported)))
        moveCreateConfig(text, before, program, target.entry)
      for (const { imported, node } of unknownNames(reference, target, kit).filter(isFirst))
        note(node.start, `${imported} is not in ${target.entry}: ${adviceForName(imported)}`)
      for (const { imported, node } of typesAsValues(reference, target, kit, program).filter(isFirst))
        note(node.start, `${imported} is only a type in ${target.entry}: ${adviceForType(imported)}`)
    } else {
      left.push(specifier)
      note(literal.start, `'${specifier}' stays: ${adviceFor(specifier)}`)
    }
  }
  for (const { node, text: said } of idleOptions(program)) note(node.start, said)
  return { after: text.toString(), notes, left }
}

const described = {
  string: 'named in a string',
  augmentation: 'a module whose types are added to',
  require: 'required',
}

/** The replacement for a reference, if the entry exists and exports the requested names. */
function targetOf(reference: Reference, kit: Kit): Row | undefined {
  const row = rowOf(reference.specifier)
  if (!row || !kit.has(row.entry)) return undefined
  const { names } = kit.namesOf(row.entry)
  const isWhole = reference.names.length > 0 && reference.names.every(({ imported }) => names.has(imported))
  return row.whole && !isWhole ? undefined : row
}

const isFirst = ({ imported }: TakenName, index: number, names: readonly TakenName[]): boolean =>
  names.findIndex((one) => one.imported === imported) === index

function unknownNames({ names }: Reference, { entry, renames = {} }: Row, kit: Kit): TakenName[] {
  const exported = kit.namesOf(entry)
  if (exported.open) return []
  return names.filter(
    ({ imported, isMocked }) => !isMocked && !Object.hasOwn(renames, imported) && !exported.names.has(imported),
  )
}

/** Names used as values that the entry exports as types only. */
function typesAsValues({ names }: Reference, { entry }: Row, kit: Kit, program: unknown): TakenName[] {
  const { types } = kit.namesOf(entry)
  return names.filter(
    ({ imported, as, local, isType, isMocked }) =>
      types.has(imported) && !isType && !isMocked && (as !== 'specifier' || isUsedAsValue(local, program)),
  )
}

/** The local name stays the same: `useAppKit as useWeb3Modal`. */
function rename(text: MagicString, before: string, { imported, node, as, local }: TakenName, renames: Row['renames']) {
  const name = renames && Object.hasOwn(renames, imported) ? renames[imported] : undefined
  if (name === undefined) return
  if (as === 'specifier') {
    const type = node.importKind === 'type' || node.exportKind === 'type' ? 'type ' : ''
    text.update(node.start, node.end, `${type}${name} as ${local}`)
  } else if (as === 'key' && node.shorthand === true) text.appendRight(node.start, `${name}: `)
  else {
    const written = as === 'key' && isNode(node.key) ? node.key : node
    if (stringOf(written) === undefined) text.update(written.start, written.end, name)
    else replaceString(text, before, written, name)
  }
}

/** Removes a statement, with its line if it is alone on it, otherwise with the blanks around it. */
function removeLine(text: MagicString, before: string, { start, end }: SyntaxNode): void {
  const [head, tail] = [before.slice(0, start), before.slice(end)]
  const from = head.replace(/[ \t]+$/, '').length
  const line = /^[ \t]*(?:\r?\n|$)/.exec(tail)?.[0]
  if (line === undefined) text.remove(start, end + tail.length - tail.replace(/^[ \t]+/, '').length)
  else text.remove(from, /(?:^|\n)$/.test(head.slice(0, from)) ? end + line.length : end)
}
