import MagicString from 'magic-string'
import type { Kit } from './kit.ts'
import { lineAt, type Note, type Rewrite } from './note.ts'
import { idleOptions } from './options.ts'
import { type ImportedName, type Reference, referencesIn } from './references.ts'
import { adviceFor, adviceForName, isOld, isStyle, type Row, rowOf } from './specifiers.ts'
import { parseScript, replaceString, type SyntaxNode } from './syntax.ts'
import { typeReferencesIn } from './type-references.ts'

const noModule = 'Portico is made of ES modules: write an import.'

/** Rewrites what a file of JavaScript or TypeScript imports; all else stays as it is, to the letter. */
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
      for (const name of reference.names) rename(text, name, target)
      for (const { imported, node } of unknownNames(reference, target, kit))
        note(node.start, `${imported} is not in ${target.entry}: ${adviceForName(imported)}`)
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

/** What a reference becomes, where the entry is there and has what is asked of it. */
function targetOf(reference: Reference, kit: Kit): Row | undefined {
  const row = rowOf(reference.specifier)
  if (!row || !kit.has(row.entry)) return undefined
  if (row.whole && (reference.names.length === 0 || unknownNames(reference, row, kit).length > 0)) return undefined
  return row
}

function unknownNames({ names }: Reference, { entry, renames = {} }: Row, kit: Kit): ImportedName[] {
  const exported = kit.namesOf(entry)
  if (exported.open) return []
  return names.filter(({ imported }) => !Object.hasOwn(renames, imported) && !exported.names.has(imported))
}

/** What the file calls by the old name keeps it: `useAppKit as useWeb3Modal`. */
function rename(text: MagicString, { imported, node, local }: ImportedName, { renames = {} }: Row): void {
  const name = Object.hasOwn(renames, imported) ? renames[imported] : undefined
  if (name === undefined || !/Specifier$/.test(node.type)) return
  const type = node.importKind === 'type' || node.exportKind === 'type' ? 'type ' : ''
  text.update(node.start, node.end, `${type}${name} as ${local}`)
}

/** Takes a statement out, with its line where it has one of its own. */
function removeLine(text: MagicString, before: string, { start, end }: SyntaxNode): void {
  const rest = /^[ \t]*(?:\r?\n|$)/.exec(before.slice(end))
  const begins = /(?:^|\n)[ \t]*$/.exec(before.slice(0, start))
  if (rest && begins) text.remove(start - begins[0].replace(/^\n/, '').length, end + rest[0].length)
  else text.remove(start, end)
}
