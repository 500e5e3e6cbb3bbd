import { allCharts } from '../../tests/charts.ts'
import { formatted } from '../formatted.ts'
import { exampleFiles } from './examples.ts'
import { indexText, pageText } from './page.ts'
import { rulesIndexText, rulesText } from './rules.ts'

/** A documentation file with its expected content. */
export interface DocFile {
  path: string
  text: string
}

/** Every file for readers that is generated from the charts. */
export async function docFiles(): Promise<DocFile[]> {
  const charts = await allCharts()
  const rules = 'devtools/rules/table.ts'
  return [
    { path: rules, text: formatted(rules, rulesText([...charts.values()])) },
    { path: 'docs/rules/README.md', text: rulesIndexText() },
    ...exampleFiles(),
    { path: 'docs/charts/README.md', text: indexText(charts) },
    ...[...charts].map(([name, machine]) => ({
      path: `docs/charts/${name}.md`,
      text: pageText(name, machine, charts),
    })),
  ]
}
