import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { reports } from '../../tests/model/payloads/world.ts'
import type { Move } from '../../tests/rehearsal.ts'
import { root } from '../shell.ts'
import { type Plan, plans } from './plan.ts'
import { type Seen, statesSeen } from './states.ts'

/** A story file as it ought to be. */
export interface StoryFile {
  path: string
  text: string
}

/** Every story file, written from the charts. */
export const storyFiles = (): StoryFile[] =>
  plans.map((plan) => {
    const path = `${plan.file}.stories.tsx`
    return { path, text: formatted(path, textOf(plan)) }
  })

function textOf(plan: Plan): string {
  const states = plan.walks.flatMap(statesSeen).filter(({ state }) => !isOthers(plan, state))
  const stories = [
    ...states.map((seen) => story(nameOf(seen, states), seen.way)),
    ...Object.entries(plan.extras).map(([name, way]) => story(name, way)),
    ...Object.entries(plan.late ?? {}).map(([name, way]) => story(name, way, undefined, true)),
    ...firstOfEachView(states).flatMap(({ view, way }) => [
      story(`${view}Pseudo`, way, { locale: 'pseudo' }),
      story(`${view}RightToLeft`, way, { direction: 'rtl' }),
      story(`${view}Dark`, way, { theme: 'dark' }),
      story(`${view}Phone`, way, { viewport: { value: 'phone' } }),
    ]),
  ]
  const body = stories.join('\n')
  return `// Written by \`npm run stories\`: each story takes the shortest way to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '${toRoot(plan)}.storybook/scene.tsx'
${body.includes('reports.') ? `import { reports } from '${toRoot(plan)}tests/model/payloads/world.ts'` : ''}

export default { title: '${plan.title}', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

${body}`
}

/** A state of the kit that hosts a flow is told by that flow's stories. */
const isOthers = ({ title }: Plan, state: string) => title === 'Learn' && !state.startsWith('modal.open.')

const toRoot = ({ file }: Plan) => '../'.repeat(file.split('/').length - 1)

const firstOfEachView = (states: Seen[]) =>
  states.filter(({ view }, index) => view !== undefined && states.findIndex((one) => one.view === view) === index)

function nameOf({ state, code }: Seen, states: Seen[]): string {
  const told = states.filter((one) => one.state === state).length > 1 ? (code ?? '') : ''
  return pascal(`${state.slice(sharedBy(states.map((one) => one.state)))}.${told}`)
}

/** How long the path is that all states of a chart lie below. */
function sharedBy(paths: string[]): number {
  const [first = ''] = paths
  const ends = [...first.matchAll(/\./g)].map(({ index }) => index + 1)
  return ends.findLast((end) => paths.every((path) => path.startsWith(first.slice(0, end)))) ?? 0
}

const pascal = (words: string) =>
  words.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9]|$)/g, (_, first: string) => first.toUpperCase())

const story = (name: string, way: Move[], globals?: object, late = false) => `export const ${name}: Story = {
  args: { way: [${way.map(literal).join(', ')}]${late ? ', late: true' : ''} },
  ${globals ? `globals: ${JSON.stringify(globals)},` : ''}
}
`

// A report is told by its name: in full it would hide the way.
function literal(move: Move): string {
  const named = Object.entries(reports).map(([name, report]) => [JSON.stringify(report), `reports.${name}`] as const)
  return named.reduce((text, [report, name]) => text.replaceAll(report, name), JSON.stringify(move))
}

const formatted = (path: string, text: string) =>
  execFileSync('biome', ['check', '--write', '--stdin-file-path', path], {
    cwd: root,
    input: text,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
  })
