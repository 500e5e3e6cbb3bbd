import type { AnyStateMachine } from 'xstate'
import type { Move } from '../../devtools/simulation.ts'
import { leads, reaching } from '../../machines/directory/payloads.ts'
import type { KitInput } from '../../machines/kit/index.ts'
import { longSignIn, maySignIn, mustSignIn, readings } from '../../machines/sign-in/payloads.ts'
import { onPhone } from '../../machines/wallet-connect/payloads.ts'
import { pages } from '../../machines/wallet-list/payloads.ts'
import { allCharts } from '../../tests/charts.ts'
import { profiles, threeNamespaces } from '../../tests/model/profiles.ts'
import type { ChartScenario } from '../../tests/model/scenario.ts'
import { startKit } from '../../tests/model/start-kit.ts'
import {
  collapsedWallets,
  crowds,
  featuredFirst,
  hiddenWallets,
  inGroups,
  listed,
  manualPairing,
  ofProject,
  ofSessions,
  reports,
  secondVisit,
  solanaReports,
  suggestedByProject,
  twoNamespaces,
  twoProviders,
  withLessons,
  withoutAllWallets,
  withoutGuide,
  withoutOnramps,
  withoutSuggestions,
  withTerms,
  withTermsLine,
} from '../../tests/model/world.ts'
import { formatted } from '../formatted.ts'
import { mapFiles } from './maps.ts'
import { type Plan, plans } from './plan.ts'
import { type Seen, statesSeen } from './states.ts'
import { type Where, whereIs } from './where.ts'

/** A story file with its expected content. */
export interface StoryFile {
  path: string
  text: string
}

/** Every story file, generated from the charts. */
export const storyFiles = (): StoryFile[] =>
  [...plans.map((plan) => ({ file: plan.file, text: textOf(plan) })), ...mapFiles()].map(({ file, text }) => {
    const path = `${file}.stories.tsx`
    return { path, text: formatted(path, text) }
  })

function textOf(plan: Plan): string {
  const found = statesOf(plan).filter((seen) => !isOthers(plan, seen))
  const states = found.toSorted((one, other) => one.turn - other.turn)
  const stories = [
    ...states.map((seen) => story(nameOf(seen, states), seen)),
    ...Object.entries(plan.extras ?? {}).map(([name, path]) => story(name, { path })),
    ...Object.entries(plan.visits ?? {}).map(([name, visit]) => story(name, visit)),
    ...Object.entries(plan.lazy ?? {}).map(([name, path]) => story(name, { path, lazy: true })),
    ...firstOfEachView(found).flatMap((seen) => varied(seen.view ?? '', lookOf(plan, seen))),
    ...Object.entries(plan.varied ?? {}).flatMap(([name, visit]) => [story(name, visit), ...varied(name, visit)]),
  ]
  const body = stories.join('\n')
  return `// Written by \`npm run stories\`: each story takes the shortest path to its state on the real charts.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrived, Scene } from '${toRoot(plan)}.storybook/scene.tsx'
${importsOf(body, toRoot(plan))}

export default { title: '${plan.title}', component: Scene, play: arrived } satisfies Meta<typeof Scene>

type Story = StoryObj<typeof Scene>

${body}`
}

/**
 * A story in other settings. Among axe's checks, these settings can affect only colours, and only in the dark theme.
 */
const varied = (name: string, shown: Shown): string[] => [
  story(`${name}Pseudo`, shown, { globals: { locale: 'pseudo' }, axe: false }),
  story(`${name}RightToLeft`, shown, { globals: { direction: 'rtl' }, axe: false }),
  story(`${name}Dark`, shown, { globals: { theme: 'dark' } }),
  story(`${name}Phone`, shown, { globals: { viewport: { value: 'phone' } }, axe: false }),
]

/** The states of all scenarios; a state that several scenarios reach is shown by the first. */
function statesOf({ walks }: Plan): Seen[] {
  const all = walks.map((walk) => statesSeen(walk, chartOf(walk)))
  const isNew = ({ where }: Seen, at: number) =>
    all.slice(0, at).every((earlier) => earlier.every((one) => one.where.path !== where.path))
  return all.flatMap((states, at) => states.filter((seen) => isNew(seen, at)))
}

/** Whether a flow's own stories show this state of the kit, which hosts the flow. */
const isOthers = ({ walks }: Plan, { where }: Seen) =>
  walks[0]?.chart === 'kit' && !where.path.startsWith('modal.open.')

const toRoot = ({ file }: Plan) => '../'.repeat(file.split('/').length - 1)

/** The story that shows a view in every setting. */
const lookOf = ({ looks }: Plan, seen: Seen): Shown => {
  const path = looks?.[seen.view ?? '']
  return path ? { path } : seen
}

const firstOfEachView = (states: Seen[]) =>
  states.filter(({ view }, index) => view !== undefined && states.findIndex((one) => one.view === view) === index)

function nameOf({ where: { path }, code }: Seen, states: Seen[]): string {
  const paths = states.map(({ where }) => where.path)
  const failure = paths.filter((one) => one === path).length > 1 ? (code ?? '') : ''
  return pascal(`${path.slice(sharedBy(paths))}.${failure}`)
}

/** The length of the path prefix that all states of a chart share. */
function sharedBy(paths: string[]): number {
  const [first = ''] = paths
  const ends = [...first.matchAll(/\./g)].map(({ index }) => index + 1)
  return ends.findLast((end) => paths.every((path) => path.startsWith(first.slice(0, end)))) ?? 0
}

const pascal = (words: string) =>
  words.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9]|$)/g, (_, first: string) => first.toUpperCase())

const charts = await allCharts()

function chartOf({ chart }: ChartScenario): AnyStateMachine {
  const machine = charts.get(chart)
  if (!machine) throw new Error(`machines/${chart} holds no chart`)
  return machine
}

interface Shown {
  path: Move[]
  input?: Partial<KitInput> | undefined
  lazy?: boolean
  where?: Where
}

interface Setting {
  globals?: object
  axe?: boolean
}

function story(
  name: string,
  { path, input, lazy, where = placeOf(path, input, lazy) }: Shown,
  { globals, axe = true }: Setting = {},
): string {
  return `export const ${name}: Story = {
  args: { path: [${path.map(literal).join(', ')}]${input ? `, input: ${inputName(input)}` : ''}${lazy ? ', lazy: true' : ''} },
  ${globals ? `globals: ${JSON.stringify(globals)},\n  ` : ''}parameters: { state: ${JSON.stringify(where)}${axe ? '' : ", a11y: { test: 'off' }"} },
}
`
}

function placeOf(path: Move[], input?: Partial<KitInput>, lazy?: boolean): Where {
  const simulation = startKit(path, input, lazy)
  const where = whereIs(simulation)
  simulation.stop()
  return { ...where, extra: true }
}

// A long input is written by its name: in full it would hide the path.
const inputs = {
  twoNamespaces,
  twoProviders,
  secondVisit,
  threeNamespaces,
  onPhone,
  manualPairing,
  ofProject,
  mustSignIn,
  maySignIn,
  longSignIn,
  withoutAllWallets,
  featuredFirst,
  inGroups,
  ofSessions,
  withoutOnramps,
  suggestedByProject,
  withoutSuggestions,
  collapsedWallets,
  hiddenWallets,
  withTerms,
  withTermsLine,
  withLessons,
  withoutGuide,
}
const allReports = { crowds, reports, solanaReports, profiles, listed, pages, leads, reaching, readings }
const files = {
  'machines/directory/payloads': ['leads', 'reaching'],
  'machines/sign-in/payloads': ['longSignIn', 'maySignIn', 'mustSignIn', 'readings'],
  'machines/wallet-connect/payloads': ['onPhone'],
  'machines/wallet-list/payloads': ['pages'],
  'tests/model/profiles': ['profiles', 'threeNamespaces'],
  'tests/model/world': [
    'crowds',
    'listed',
    'manualPairing',
    'ofProject',
    'reports',
    'secondVisit',
    'solanaReports',
    'twoNamespaces',
    'twoProviders',
    'withoutAllWallets',
    'featuredFirst',
    'inGroups',
    'ofSessions',
    'withoutOnramps',
    'suggestedByProject',
    'withoutSuggestions',
    'collapsedWallets',
    'hiddenWallets',
    'withTerms',
    'withTermsLine',
    'withLessons',
    'withoutGuide',
  ],
}
/** A text without its string literals. */
const codeOf = (body: string) => body.replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
const importsOf = (body: string, toRoot: string): string =>
  Object.entries(files)
    .map(([file, names]) => [file, names.filter((name) => new RegExp(`\\b${name}\\b`).test(codeOf(body)))] as const)
    .filter(([, names]) => names.length > 0)
    .map(([file, names]) => `import { ${names.join(', ')} } from '${toRoot}${file}.ts'`)
    .join('\n')

function inputName(input: Partial<KitInput>): string {
  const [name] = Object.entries(inputs).find(([, one]) => one === input) ?? []
  if (!name) throw new Error('A story needs an input that has a name')
  return name
}

function literal(move: Move): string {
  const named = Object.entries(allReports).flatMap(([all, each]) =>
    Object.entries(each).map(([name, report]) => [JSON.stringify(report), `${all}.${name}`] as const),
  )
  return named.reduce((text, [report, name]) => text.replaceAll(report, name), JSON.stringify(move))
}
