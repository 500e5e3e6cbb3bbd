import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The code blocks of the exercise in CONTRIBUTING, in order, and the import named in its text. */
function exerciseIn(text: string): { blocks: string[]; imported: string } {
  const [, exercise = ''] = /^## Your first flow\n(.*?)^## /ms.exec(text) ?? []
  const blocks = [...exercise.matchAll(/^ {3}```tsx?\n(.*?)^ {3}```$/gms)].map(([, block = '']) =>
    block.replace(/^ {3}/gm, ''),
  )
  return { blocks, imported: /`(import \{ useSelector \} [^`]+)`/.exec(exercise)?.[1] ?? '' }
}

/**
 * Follows steps 2 to 4 of the exercise in CONTRIBUTING in a copy of the repository that has the flow *Greeting*.
 * Returns the changed paths. @throws if the blocks differ, or a file lacks the expected line.
 */
export function doExercise(copy: string): string[] {
  const { blocks, imported } = exerciseIn(readFileSync(join(copy, 'CONTRIBUTING.md'), 'utf8'))
  const [events, states, payloads, component, words, event, transition, tile, word, ...more] = blocks
  if (word === undefined || more.length > 0) throw new Error(`The exercise has ${blocks.length} blocks of code, not 9`)
  const changed = new Set<string>()
  const change = (path: string, place: RegExp, put: (found: string) => string) => {
    const text = readFileSync(join(copy, path), 'utf8')
    if (!place.test(text)) throw new Error(`${path} has nothing like ${place}`)
    writeFileSync(
      join(copy, path),
      text.replace(place, (found) => put(found)),
    )
    changed.add(path)
  }
  const before = (block?: string) => (found: string) => `${block}${found}`
  const after = (block?: string) => (found: string) => `${found}${block}`
  const insteadOf = (block?: string) => () => block ?? ''

  const [chart, view] = ['machines/greeting/chart.ts', 'views/greeting/greeting.tsx']
  change(chart, /^ {4}events: .*\n/m, insteadOf(events))
  change(chart, /^ {4}shown: \{\n.*?^ {4}\},\n/ms, insteadOf(states))
  change('machines/greeting/payloads.ts', /^export const payloads.*\n/m, insteadOf(payloads))
  change(view, /^export default function .*/ms, insteadOf(component))
  change(view, /^/, before(`${imported}\n`))
  change('views/greeting/messages.en.ts', /^\} as const/m, before(words))

  change('machines/account/setup.ts', /^ *\| \{ type: 'receive\.open' \}\n/m, after(event))
  change('machines/account/chart.ts', /^ *'receive\.open': .*\n/m, after(transition))
  change('views/account/offers.tsx', /^ *<LeaveTile .*\n/m, before(tile))
  change('views/account/messages.en.ts', /^\} as const/m, before(word))
  return [...changed]
}
