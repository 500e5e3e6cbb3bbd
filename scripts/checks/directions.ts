import { Visitor } from 'oxc-parser'
import { type Finding, isTest, lineAt, parse, type SourceFile } from './source.ts'

const sided =
  /^((scroll-)?(margin|padding)-(left|right)|left|right|border-(left|right)(-.+)?|border-(top|bottom)-(left|right)-radius)$/
const aligned = /^(text-align|float|clear)$/
const side = /^\s*(left|right)\b/

/** Finds physical sides in the CSS of ui/ and views/, including style attributes: they break right-to-left. */
export function checkDirections(files: SourceFile[]): Finding[] {
  return files.flatMap((file) => {
    if (!/^(ui|views|react)\//.test(file.path) || isTest(file.path)) return []
    if (file.path.endsWith('.css')) return inSheet(file)
    return file.path.endsWith('.tsx') ? inStyles(file) : []
  })
}

const breaks = (property: string, value: string) => sided.test(property) || (aligned.test(property) && side.test(value))

const findingOf = ({ path, text }: SourceFile, property: string, offset: number): Finding => ({
  path,
  line: lineAt(text, offset),
  message: `${property} names a side: use the logical property`,
})

function inSheet(file: SourceFile): Finding[] {
  const blank = (comment: string) => comment.replace(/[^\n]/g, ' ')
  const sheet = file.text.replace(/\/\*[\s\S]*?\*\//g, blank)
  return [...sheet.matchAll(/(?<=^|[\s;{])([a-z-]+)\s*:([^;{}]*)(?=[;}])/g)].flatMap((match) => {
    const [, property = '', value = ''] = match
    return breaks(property, value) ? [findingOf(file, property, match.index)] : []
  })
}

function inStyles(file: SourceFile): Finding[] {
  const findings: Finding[] = []
  new Visitor({
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'style') return
      if (value?.type !== 'JSXExpressionContainer' || value.expression.type !== 'ObjectExpression') return
      for (const property of value.expression.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
        const css = property.key.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
        const set = property.value.type === 'Literal' ? String(property.value.value) : ''
        if (breaks(css, set)) findings.push(findingOf(file, property.key.name, property.start))
      }
    },
  }).visit(parse(file).program)
  return findings
}
