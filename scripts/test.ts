import { buildArgs } from './book/build.ts'
import { ensureChromium } from './chromium.ts'
import { inOnePiece, run, show } from './shell.ts'
import { type StageTime, writeTimes } from './stage-times.ts'
import { type Count, filesNamed, runSuites, summary, total } from './suites.ts'

interface Stage {
  name: string
  /** Needs a Chromium. */
  browser?: true
  run: () => Promise<Count>
}

const command = (...words: [string, ...string[]]): Stage['run'] => {
  return async () => ((await run(...words)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}
const script = (name: string) => command('npm', 'run', '--silent', name)

const lint: Stage = { name: 'lint', run: script('lint') }
const types: Stage = { name: 'types', run: script('typecheck') }
const unit: Stage = { name: 'unit', run: () => runSuites(['unit', 'contract']) }
const model: Stage = {
  name: 'model',
  run: async () => {
    await run('node', 'scripts/explore.ts')
    return runSuites(['model'])
  },
}

/** In three runs, each in a page of its own: Vitest often loses a page in which nearly all stories have been drawn. */
const stories: Stage = {
  name: 'stories',
  browser: true,
  async run() {
    const parts: Count[] = []
    for (const part of ['1/3', '2/3', '3/3']) parts.push(await runSuites(['storybook'], [`--shard=${part}`]))
    return total(parts)
  },
}
/** The book as a site. */
const book: Stage = { name: 'book', run: command('storybook', ...buildArgs) }
const build: Stage = { name: 'build', run: script('build') }
const size: Stage = { name: 'size', browser: true, run: command('node', 'scripts/size.ts', '--built') }
/** Apps on the package as npm would install it, those of other kits' users migrated as the documentation says. */
const apps: Stage = {
  name: 'apps',
  browser: true,
  run: command('node', 'scripts/check-matrix.ts', '--built', '--here'),
}
/** Some journeys through the package that was built, in Firefox and WebKit as well. */
const engines: Stage = {
  name: 'engines',
  browser: true,
  run: async () =>
    (await run('node', 'scripts/install-engines.ts')) === 0
      ? runSuites(
          ['engines'],
          ['open', 'connect', 'close'].flatMap((name) => filesNamed('engines', name)),
        )
      : { passed: 0, failed: 1 },
}
const browser: Stage = { name: 'browser', browser: true, run: () => runSuites(['browser']) }

/**
 * What runs side by side, one after the other: programs of one thread, of which a page that draws stories is one, beside tests
 * that take all there is; and what drives a browser as a person would alone.
 */
const everything = [
  [
    [lint, types, build, size, apps, engines, book, stories],
    [unit, model],
  ],
  [[browser]],
]
const single = { unit, model, stories, browser }

/** The stages that the command line asks for: all, one, or one's files that hold a word. */
function asked([name, word]: string[]): Stage[][][] {
  if (name === undefined) return everything
  const stage = Object.values(single).find((one) => one.name === name)
  if (!stage) throw new Error(`No suite is called "${name}"`)
  if (word === undefined) return [[[stage]]]
  const files = filesNamed(name, word)
  if (files.length > 0) return [[[{ ...stage, run: () => runSuites([name], files) }]]]
  console.error(`No file of tests/${name} has "${word}" in its name`)
  return [[[{ name, run: async () => ({ passed: 0, failed: 1 }) }]]]
}

const plan = asked(process.argv.slice(2))
if (plan.flat(2).some((stage) => stage.browser)) process.env.CHROMIUM_PATH = ensureChromium()

const counts: Count[] = []
const report: string[] = []
const times: StageTime[] = []

async function perform(stage: Stage): Promise<void> {
  show(`\n── ${stage.name} ──\n`)
  const start = performance.now()
  const count = await stage.run()
  counts.push(count)
  const seconds = Math.round((performance.now() - start) / 1000)
  times.push({ name: stage.name, seconds })
  report.push(`${count.failed === 0 ? '✓' : '✗'} ${stage.name.padEnd(8)} ${summary(count)} (${seconds} s)`)
}

async function performAll(stages: Stage[], aside: boolean): Promise<void> {
  for (const stage of stages) await (aside ? inOnePiece(() => perform(stage)) : perform(stage))
}

for (const lanes of plan) await Promise.all(lanes.map((stages) => performAll(stages, lanes.length > 1)))

console.log(`\n${report.join('\n')}\n`)
if (process.argv.length === 2) writeTimes({ seconds: Math.round(performance.now() / 1000), stages: times })
const sum = total(counts)
console.log(summary(sum))
process.exitCode = sum.failed === 0 ? 0 : 1
