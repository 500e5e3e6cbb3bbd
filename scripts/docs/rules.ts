import type { AnyStateMachine } from 'xstate'
import { nodesOf } from '../../devtools/chart-text.ts'
import { readDescription, type StateRule } from '../../devtools/rules/index.ts'
import { rulesIn } from '../checks/rules.ts'
import { filesOf } from '../checks/source.ts'

/** Each rule's current sentence in `docs/rules`, by id. */
const sentences = Object.fromEntries(rulesIn(filesOf('docs/rules/*.md')).map(({ id, sentence }) => [id, sentence]))

/** A description and the rules that it cites, including new ones, which the devtools' table may not have yet. */
export const described = (text: string): StateRule => readDescription(text, sentences)

/** The file that the devtools read the charts' descriptions and the rules' sentences from. */
export function rulesText(machines: AnyStateMachine[]): string {
  const table = Object.fromEntries(machines.map((machine) => [machine.id, descriptionsIn(machine)]))
  return `// Written by \`npm run docs\` from the charts, whose descriptions a build leaves out, and from docs/rules.

/** Each rule's sentence, by its id. */
export const ruleSentences: Readonly<Record<string, string>> = ${JSON.stringify(sentences)}

/** What each state of each chart is there for, by the chart's id and the state's path. */
export const descriptions: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(table)}
`
}

const descriptionsIn = ({ root }: AnyStateMachine): Record<string, string> =>
  Object.fromEntries(
    nodesOf(root).flatMap(({ path, description }) =>
      description === undefined ? [] : [[path.join('.'), description]],
    ),
  )

const heading = /^# (\w+): (.+)$/m

/** The page that lists the pages of rules, by their headings. */
export function rulesIndexText(): string {
  const rows = filesOf('docs/rules/*.md').flatMap(({ text }) => {
    const [, area, subject] = heading.exec(text) ?? []
    return area === undefined ? [] : [`| [${area}](${area}.md) | ${subject} |`]
  })
  return `# Rules

What Portico has to do, by area. A chart's descriptions, the tests and the docs cite a rule by its id in brackets, such as [nav-push-ignored]; an id never changes its meaning. \`npm run lint\` fails for an id that is not on these pages, for a rule that no test cites, and for a rule that is written twice.

| area | what it is about |
|---|---|
${rows.toSorted().join('\n')}
`
}
