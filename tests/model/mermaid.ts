const id = '[A-Za-z][A-Za-z0-9_]*'
const label = '[^:;#"{}]+'
const grammar = {
  state: new RegExp(`^state "(${label})" as (${id})( \\{)?$`),
  arrow: new RegExp(`^(\\[\\*\\]|${id}) --> (\\[\\*\\]|${id})( : ${label})?$`),
}

// Mermaid's reserved words.
const reserved = new Set(
  [
    'as',
    'class',
    'classDef',
    'click',
    'default',
    'direction',
    'end',
    'fork',
    'href',
    'join',
    'note',
    'root',
    'scale',
  ].concat(['state', 'stateDiagram', 'style']),
)

/** What is wrong with a state diagram, in the subset of Mermaid's syntax that the charts' pages use. */
export function faultsIn(mermaid: string): string[] {
  const [head, ...lines] = mermaid.split('\n')
  const faults = head === 'stateDiagram-v2' ? [] : [`begins with ${head}`]
  const declared = new Set<string>()
  // For each open level, the states that can be the ends of its arrows.
  const levels: Set<string>[] = [new Set()]
  const arrows: { text: string; ends: string[]; level: Set<string> }[] = []
  for (const line of lines) {
    const text = line.trim()
    const level = levels.at(-1) ?? new Set<string>()
    const state = grammar.state.exec(text)
    const arrow = grammar.arrow.exec(text)
    if (state) {
      const [, , name = '', opens] = state
      if (declared.has(name)) faults.push(`${name} is declared twice`)
      if (reserved.has(name)) faults.push(`${name} is a word of Mermaid’s own`)
      declared.add(name)
      level.add(name)
      if (opens) levels.push(new Set())
    } else if (arrow) arrows.push({ text, ends: [arrow[1] ?? '', arrow[2] ?? ''], level })
    else if (text === '}') {
      levels.pop()
      if (levels.length === 0) faults.push('closes more than it opens')
    } else if (text === '--') {
      if (levels.length < 2) faults.push('divides what is no state')
    } else faults.push(`does not read ${text}`)
  }
  if (levels.length > 1) faults.push('closes less than it opens')
  for (const { text, ends, level } of arrows)
    if (!ends.every((end) => end === '[*]' || level.has(end))) faults.push(`leaves its level: ${text}`)
  return faults
}
