import type MagicString from 'magic-string'
import { referencesIn } from './references.ts'
import { nodesIn, replaceString } from './syntax.ts'

/**
 * Makes a file that lists wallets as RainbowKit does create its config with the kit's function instead of wagmi's,
 * since the kit has to follow that config.
 */
export function moveCreateConfig(text: MagicString, before: string, program: unknown, entry: string): void {
  for (const { kind, literal, statement, names } of referencesIn(program, (specifier) => specifier === 'wagmi')) {
    const taken = names.find(({ imported, as }) => imported === 'createConfig' && as === 'specifier')
    if (!taken || !statement || kind !== 'import' || statement.type !== 'ImportDeclaration') continue
    const specifiers = nodesIn(statement.specifiers)
    const [first] = specifiers
    if (specifiers.length === 1 || !first) {
      replaceString(text, before, literal, entry)
      continue
    }
    const { start, end } = taken.node
    const index = specifiers.findIndex((one) => one.start === start)
    const next = specifiers[index + 1]
    const previous = specifiers[index - 1]
    text.remove(next ? start : (previous?.end ?? start), next?.start ?? end)
    const quote = before.charAt(literal.start)
    const stop = before.charAt(statement.end - 1) === ';' ? ';' : ''
    const line = /\r\n/.test(before) ? '\r\n' : '\n'
    text.appendLeft(statement.end, `${line}import { ${before.slice(start, end)} } from ${quote}${entry}${quote}${stop}`)
  }
}
