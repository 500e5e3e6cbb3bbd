import { features, options } from '../react/handle/unheeded.ts'
import { speaks, unheeded } from '../react/rainbowkit/unheeded.ts'
import { isNode, nameOf, nodesIn, type SyntaxNode, walk } from './syntax.ts'

/** An option that has no effect in Portico, or that needs a note. */
export interface Idle {
  node: SyntaxNode
  text: string
}

/**
 * `portico/appkit`, which is imported now, sends events; adapters without options of their own respect the other two.
 */
const heeded = new Set(['features.analytics', 'enableInjected', 'enableEIP6963'])

/** Features that take effect if one of these options is given. */
const heededWith: ReadonlyMap<string, readonly string[]> = new Map([
  ['email', ['embeddedWallet']],
  ['socials', ['embeddedWallet']],
  ['legalCheckbox', ['termsConditionsUrl', 'privacyPolicyUrl']],
])

/**
 * Finds options without effect in the calls and elements that take options, by name; the product's own tables list
 * those options.
 */
export function idleOptions(program: unknown): Idle[] {
  const found: Idle[] = []
  const add = (node: SyntaxNode, name: string, text: string) =>
    found.push({ node, text: `${name} changes nothing: ${text}` })
  walk(program, (node) => {
    if (node.type === 'CallExpression') {
      const [first] = nodesIn(node.arguments)
      const callee = nameOf(node.callee)
      if (callee === 'createAppKit') inAppKit(first, add)
    }
    if (node.type === 'JSXOpeningElement' && nameOf(node.name) === 'RainbowKitProvider')
      for (const attribute of nodesIn(node.attributes)) {
        const name = nameOf(attribute.name) ?? ''
        const row = new Map(Object.entries(unheeded)).get(name)
        const value = attributeValue(attribute.value)
        if (row && isIdle(row, value)) add(attribute, name, row.advice)
        if (name === 'locale' && isForeign(value))
          add(attribute, name, 'the modal does not speak it, and speaks English.')
      }
    return true
  })
  return found
}

function inAppKit(argument: unknown, add: (node: SyntaxNode, name: string, text: string) => void): void {
  const given = propertiesOf(argument)
  const note = (table: object, properties: readonly Property[], prefix: string) => {
    const rows = new Map<string, { taken: unknown; advice: string }>(Object.entries(table))
    for (const { key, value, property } of properties) {
      const row = rows.get(key)
      if (row && isIdle(row, value) && !heeded.has(`${prefix}${key}`)) add(property, `${prefix}${key}`, row.advice)
    }
  }
  note(options, given, '')
  const isGiven = (name: string) => given.some(({ key }) => key === name)
  for (const { key, property } of given) {
    if (key !== 'features') continue
    const asked = propertiesOf(property.value).filter((one) => !heededWith.get(one.key)?.some(isGiven))
    note(features, asked, 'features.')
  }
}

/** A literal value; undefined for a value computed at run time. */
type Written = { is: unknown } | undefined

/** Whether a value asks for something that does not exist. */
const isIdle = ({ taken }: { taken: unknown }, value: Written): boolean =>
  value === undefined || (value.is !== undefined && value.is !== taken)

/** Whether a value asks for a language that the modal does not support. */
const isForeign = (value: Written): boolean => typeof value?.is === 'string' && !speaks(value.is)

/** An attribute's value; an attribute without one means `true`. */
const attributeValue = (value: unknown): Written => {
  if (!isNode(value)) return { is: true }
  return writtenIn(isNode(value, 'JSXExpressionContainer') ? value.expression : value)
}

interface Property {
  key: string
  property: SyntaxNode
  value: Written
}

function propertiesOf(node: unknown): Property[] {
  if (!isNode(node, 'ObjectExpression')) return []
  return nodesIn(node.properties).flatMap((property) => {
    const key = nameOf(property.key)
    if (key === undefined) return []
    return [{ key, property, value: writtenIn(property.value) }]
  })
}

/** An empty list asks for nothing, as `false` does. */
function writtenIn(node: unknown): Written {
  if (isNode(node, 'BooleanLiteral', 'StringLiteral')) return { is: node.value }
  if (isNode(node, 'ArrayExpression') && nodesIn(node.elements).length === 0) return { is: false }
  return nameOf(node) === 'undefined' ? { is: undefined } : undefined
}
