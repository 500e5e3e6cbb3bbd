import { Visitor } from 'oxc-parser'
import { lackingApis } from '../floor/lacking.ts'
import { type Finding, isTest, lineAt, parse, type SourceFile } from './source.ts'

/** The code that ships. */
const shipped = /^(core|machines|services|adapters|siwx|ui|views|locales|react|devtools)\//

/** APIs that a browser may lack, since the code checks for them. */
const niceties = new Set(['requestIdleCallback'])

const lacking = new Set(
  lackingApis.map(({ owner, member }) =>
    member === undefined ? owner : owner === 'Window' ? member : `${owner}.${member}`,
  ),
)

/**
 * Finds globals and their static members that one of the oldest supported browsers lacks, by MDN's data. Members of
 * instances are left to the compiler, whose `lib` is that of those browsers, and to `tests/engines`, where one engine
 * has nothing newer.
 */
export function checkFloor(files: readonly SourceFile[]): Finding[] {
  return files.filter(({ path }) => shipped.test(path) && !isTest(path)).flatMap(inFile)
}

function inFile(file: SourceFile): Finding[] {
  const findings: Finding[] = []
  const note = (name: string, offset: number) => {
    if (!lacking.has(name) || niceties.has(name)) return
    const message = `${name} is newer than the oldest browsers that package.json names`
    findings.push({ path: file.path, line: lineAt(file.text, offset), message })
  }
  new Visitor({
    MemberExpression({ object, property, computed, start }) {
      if (computed || property.type !== 'Identifier' || object.type !== 'Identifier') return
      note(object.name === 'globalThis' ? property.name : `${object.name}.${property.name}`, start)
    },
    NewExpression({ callee, start }) {
      if (callee.type === 'Identifier') note(callee.name, start)
    },
    CallExpression({ callee, start }) {
      if (callee.type === 'Identifier') note(callee.name, start)
    },
  }).visit(parse(file).program)
  return findings
}
