/** The parts of each story of a file, as lines, by the story's name. */
export type Sheet = Map<string, string[]>

const head = `# Written by \`npm run boxes\`: where each part of the card lies in it and how large it is, in px,
# and its colours, where they are not those of the part around it.
`

/** A part as a line: its name, its box and its colours. */
export function part(name: string, [x, y, width, height]: number[], colours: Record<string, string>): string {
  const colourParts = Object.entries(colours).map(([kind, colour]) => `  ${kind} ${rounded(colour)}`)
  return `${name.padEnd(24)}  ${x},${y} ${width}x${height}${colourParts.join('')}`
}

/** Rounds to thousandths: smaller differences are invisible, and browsers agree on the result. */
const rounded = (colour: string) =>
  colour.replace(/-?\d*\.\d+|-0\b/g, (digits) => String(Number(Number(digits).toFixed(3)) + 0))

/** A sheet of boxes as the text of its file, sorted by story. */
export const printed = (sheet: Sheet): string => withHead(head, sheet)

/** A sheet as the text of its file, below a head that says how it was made. */
export function withHead(head: string, sheet: Sheet): string {
  const stories = [...sheet].sort(([one], [other]) => (one < other ? -1 : 1))
  return [head, ...stories.map(([name, lines]) => [name, ...lines.map((line) => `  ${line}`), ''].join('\n'))].join(
    '\n',
  )
}

/** Parses a sheet's file. */
export function parsed(text: string): Sheet {
  const sheet: Sheet = new Map()
  let lines: string[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('  ')) lines.push(line.slice(2))
    else if (line !== '' && !line.startsWith('#')) {
      lines = []
      sheet.set(line, lines)
    }
  }
  return sheet
}
