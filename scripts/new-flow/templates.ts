import type { FlowName } from './flow-name.ts'

/** A name in words, as in a title: `Coin toss`. */
const titleOf = (route: string) => route.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const chart = ({ route, flow, area }: FlowName) => `import { setup } from 'xstate'

export type ${route}Output = { status: 'finished' }

const ${flow}Setup = setup({
  types: {} as {
    events: { type: '${flow}.finish' }
    output: ${route}Output
    meta: { view: '${route}' }
  },
})

/** ${titleOf(route)}: shows a text until the user has read it. */
export const ${flow}Machine = ${flow}Setup.createMachine({
  id: '${flow}',
  description: 'Shows a text until the user has read it [${area}-shown].',
  initial: 'shown',
  states: {
    shown: {
      description: 'The text is there, and the user can say that it is read [${area}-shown].',
      meta: { view: '${route}' },
      on: { '${flow}.finish': 'finished' },
    },
    finished: {
      description: 'The user has read it. The kit decides what follows [flow-apart].',
      type: 'final',
      output: { status: 'finished' },
    },
  },
  output: { status: 'finished' },
})
`

const scenarios = ({ route, flow }: FlowName) => `import { reported, send } from '../../tests/model/moves.ts'
import type { Scenario } from '../../tests/model/scenario.ts'
import { reports } from '../../tests/model/world.ts'

export const scenarios: Scenario[] = [
  {
    name: 'the dApp opens ${flow}',
    prelude: [reported(reports.disconnected), send('modal.open', '', { view: '${route}' })],
    at: 'route:1',
  },
]
`

const payloads = ({ flow }: FlowName) => `import type { Payloads } from '../../tests/model/payloads.ts'

export const payloads: Payloads = { commands: [{ type: '${flow}.finish' }] }
`

const view = ({
  route,
  flow,
  folder,
  area,
}: FlowName) => `import type { ${flow}Machine } from '../../machines/${folder}/chart.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/prose.tsx'
import type { ViewProps } from '../define-views.ts'
import { useText } from './messages.ts'

/** A text, and the button that ends the flow [${area}-shown]. */
export default function ${route}({ actor }: ViewProps<typeof ${flow}Machine>) {
  const t = useText()
  return (
    <Stack gap={16}>
      <Text tone="quiet" align="center">
        {t('${flow}.text')}
      </Text>
      <Button wide testId="${folder}-finish" onPress={() => actor.send({ type: '${flow}.finish' })}>
        {t('${flow}.finish')}
      </Button>
    </Stack>
  )
}
`

const english = ({ route, flow }: FlowName) => `export const messages = {
  'title.${route}': '${titleOf(route)}',
  '${flow}.text': 'Nothing here yet.',
  '${flow}.finish': 'Done',
} as const
`

const messages = ({ flow }: FlowName) => `import { type CodeOf, defineMessages } from '../../locales/messages.ts'
import { useText as useTextOf } from '../text.tsx'

/** The messages of the ${flow} views. */
export const ${flow}Messages = defineMessages({ en: () => import('./messages.en.ts') })

export const useText = useTextOf<CodeOf<typeof ${flow}Messages>>
`

const ports = ({ flow, folder }: FlowName) => `import { ${flow}Machine } from '../../../machines/${folder}/chart.ts'
import { defineFlow } from '../define-flow.ts'

/** Fills no ports, since the chart has none. */
export default defineFlow('${flow}', () => ${flow}Machine)
`

const test = ({ route, flow, folder, area }: FlowName) => `import { expect, it } from 'vitest'
import { ${flow}Machine } from '../../machines/${folder}/chart.ts'
import { send } from './moves.ts'
import { kitOf, snapshotOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { walksAsReviewed } from './walk.ts'

walksAsReviewed('${folder}', ${flow}Machine)

it('is there until the user has read it [${area}-shown]', () => {
  const kit = startKit([send('modal.open', '', { view: '${route}' })])
  expect(snapshotOf(kit, 'route:1')?.value).toBe('shown')
  kit.play(send('${flow}.finish', 'route:1'))
  expect(kitOf(kit).hasTag('open')).toBe(false)
})
`

const rules = ({ route, area }: FlowName) => `# ${area}: what ${titleOf(route)} shows, and the way on from it

- \`${area}-shown\` A text is shown until the user has read it.
`

/** The files of a new flow, by path. */
export const templates = (name: FlowName): Record<string, string> => ({
  [`docs/rules/${name.area}.md`]: rules(name),
  [`machines/${name.folder}/chart.ts`]: chart(name),
  [`machines/${name.folder}/payloads.ts`]: payloads(name),
  [`machines/${name.folder}/scenarios.ts`]: scenarios(name),
  [`views/${name.folder}/${name.folder}.tsx`]: view(name),
  [`views/${name.folder}/messages.en.ts`]: english(name),
  [`views/${name.folder}/messages.ts`]: messages(name),
  [`react/engine/flows/${name.folder}.ts`]: ports(name),
  [`tests/model/${name.folder}.test.ts`]: test(name),
})

const endOfTable = '} as const satisfies Record<string, RouteRow>'

/** The table of routes with a row for the new flow at its end. @throws if the table's end is not found. */
export function withRow(table: string, { route, flow }: FlowName): string {
  if (!table.includes(endOfTable)) throw new Error('core/routes.ts has no table that a row could be added to')
  const row = `  ${route}: { flow: '${flow}', after: { finished: 'back' }, open: true, modal: 'account' },\n`
  return table.replace(endOfTable, `${row}${endOfTable}`)
}
