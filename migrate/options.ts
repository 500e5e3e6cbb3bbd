import { features, options } from '../react/handle/unheeded.ts'
import { advice } from '../react/rainbowkit/unheeded.ts'
import { isNode, nameOf, nodesIn, type SyntaxNode, walk } from './syntax.ts'

/** Something that is set and changes nothing in Portico, or that has to be said there. */
export interface Idle {
  node: SyntaxNode
  text: string
}

/** Events are sent by `portico/appkit`, which is what is imported now; adapters that have no options heed the others. */
const heeded = new Set(['features.analytics', 'enableInjected', 'enableEIP6963'])

/** Features that are heeded where one of these options is given. */
const heededWith: ReadonlyMap<string, readonly string[]> = new Map([
  ['email', ['embeddedWallet']],
  ['socials', ['embeddedWallet']],
  ['legalCheckbox', ['termsConditionsUrl', 'privacyPolicyUrl']],
])

/** The calls and elements whose options are looked at, by their names; the product's own tables say which are idle. */
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
        const text = new Map(Object.entries(advice)).get(name)
        if (text !== undefined) add(attribute, name, text)
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
      const isIdle = value === undefined || (value.is !== undefined && value.is !== row?.taken)
      if (row && isIdle && !heeded.has(`${prefix}${key}`)) add(property, `${prefix}${key}`, row.advice)
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

interface Property {
  key: string
  property: SyntaxNode
  /** What it is set to, where that is written down. */
  value: { is: unknown } | undefined
}

function propertiesOf(node: unknown): Property[] {
  if (!isNode(node, 'ObjectExpression')) return []
  return nodesIn(node.properties).flatMap((property) => {
    const key = nameOf(property.key)
    if (key === undefined) return []
    return [{ key, property, value: writtenIn(property.value) }]
  })
}

/** A value that is written down. An empty list asks for nothing, as `false` does. */
function writtenIn(node: unknown): Property['value'] {
  if (isNode(node, 'BooleanLiteral', 'StringLiteral')) return { is: node.value }
  if (isNode(node, 'ArrayExpression') && nodesIn(node.elements).length === 0) return { is: false }
  return nameOf(node) === 'undefined' ? { is: undefined } : undefined
}
