import { ensureChromium } from './chromium.ts'
import { inOnePiece, show } from './shell.ts'
import { type StageTime, writeTimes } from './stage-times.ts'
import { everything, onDemand, type Stage, single } from './stages.ts'
import { type Count, filesNamed, runSuites, summary, total } from './suites.ts'

/** The stages that the command line asks for: all, one, or one's files that hold a word, or what is made on demand. */
function asked([name, word]: string[]): Stage[][][] {
  if (name === undefined) return everything
  const stage = Object.values(single).find((one) => one.name === name)
  if (!stage) throw new Error(`No suite is called "${name}"`)
  if (word === undefined) return [[[stage]]]
  const alone = onDemand[`${name} ${word}`]
  if (alone) return [[[alone]]]
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
  report.push(...(count.failures ?? []).map((failure) => `    ${failure.replaceAll('\n', ' ')}`))
}

async function performAll(stages: Stage[], aside: boolean): Promise<void> {
  for (const stage of stages) await (aside ? inOnePiece(() => perform(stage)) : perform(stage))
}

for (const lanes of plan) await Promise.all(lanes.map((stages) => performAll(stages, lanes.length > 1)))

console.log(`\n${report.join('\n')}\n`)
if (process.argv.length === 2) writeTimes(Math.round(performance.now() / 1000), times)
const sum = total(counts)
console.log(summary(sum))
process.exitCode = sum.failed === 0 ? 0 : 1
