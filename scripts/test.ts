import { buildArgs } from './book/build.ts'
import { ensureChromium } from './chromium.ts'
import { run } from './shell.ts'
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
const model: Stage = { name: 'model', run: () => runSuites(['model']) }
/** The stories as tests, and the book as a site. */
const stories: Stage = {
  name: 'stories',
  browser: true,
  run: async () => total([await runSuites(['storybook']), await command('storybook', ...buildArgs)()]),
}
const build: Stage = { name: 'build', run: script('build') }
const size: Stage = { name: 'size', browser: true, run: command('node', 'scripts/size.ts', '--built') }
const browser: Stage = { name: 'browser', browser: true, run: () => runSuites(['browser']) }

const everything = [lint, types, unit, model, stories, build, size, browser]
const single = { unit, model, stories, browser }

/** The stages that the command line asks for: all, one, or one's files that hold a word. */
function asked([name, word]: string[]): Stage[] {
  if (name === undefined) return everything
  const stage = Object.values(single).find((one) => one.name === name)
  if (!stage) throw new Error(`No suite is called "${name}"`)
  if (word === undefined) return [stage]
  const files = filesNamed(name, word)
  if (files.length > 0) return [{ ...stage, run: () => runSuites([name], files) }]
  console.error(`No file of tests/${name} has "${word}" in its name`)
  return [{ name, run: async () => ({ passed: 0, failed: 1 }) }]
}

const stages = asked(process.argv.slice(2))
if (stages.some((stage) => stage.browser)) process.env.CHROMIUM_PATH = ensureChromium()

const counts: Count[] = []
const report: string[] = []
for (const stage of stages) {
  console.log(`\n── ${stage.name} ──`)
  const start = performance.now()
  const count = await stage.run()
  counts.push(count)
  const seconds = Math.round((performance.now() - start) / 1000)
  report.push(`${count.failed === 0 ? '✓' : '✗'} ${stage.name.padEnd(8)} ${summary(count)} (${seconds} s)`)
}

console.log(`\n${report.join('\n')}\n`)
const sum = total(counts)
console.log(summary(sum))
process.exitCode = sum.failed === 0 ? 0 : 1
