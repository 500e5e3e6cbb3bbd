import { buildArgs } from './book/build.ts'
import { run } from './shell.ts'
import { type Count, filesNamed, runSuites, total } from './suites.ts'

/** A part of the tests. */
export interface Stage {
  name: string
  /** Whether it needs a Chromium. */
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

/** In three runs, each in its own page: Vitest often loses a page that has rendered nearly all stories. */
const stories: Stage = {
  name: 'stories',
  browser: true,
  async run() {
    const parts: Count[] = []
    for (const part of ['1/3', '2/3', '3/3']) parts.push(await runSuites(['storybook'], [`--shard=${part}`]))
    return total(parts)
  },
}
/** Builds Storybook as a site. */
const book: Stage = { name: 'book', run: command('storybook', ...buildArgs) }
const build: Stage = { name: 'build', run: script('build') }
const size: Stage = { name: 'size', browser: true, run: command('node', 'scripts/size.ts', '--built') }
/** Apps on the package as npm would install it; those of other kits' users are migrated as the documentation says. */
const apps: Stage = {
  name: 'apps',
  browser: true,
  run: command('node', 'scripts/check-matrix.ts', '--built', '--here'),
}
/** Some journeys through the built package, in Firefox and WebKit as well. */
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
 * The stages of a complete run. Its groups run one after the other, the lanes of a group at the same time, and the
 * stages of a lane one after the other: stages that keep one core busy run beside tests that use all cores, and the
 * stage that drives several pages runs alone.
 */
export const everything: Stage[][][] = [
  [
    [lint, types, build, size, apps, engines, stories],
    [unit, model, book],
  ],
  [[browser]],
]
/** The stages that can be run separately, or for some of their files. */
export const single = { unit, model, stories, browser }

/** Stages that run only by name: they span several suites, or take too long for every run of all tests. */
export const onDemand: Readonly<Record<string, Stage>> = {
  'browser hostile': {
    name: 'hostile',
    browser: true,
    // Most hostile inputs need no page, and are tested without one in every run of all tests.
    run: () =>
      runSuites(
        ['browser', 'contract'],
        ['hostile', 'monkey', 'relay-faults', 'walletconnect-relay'].flatMap((word) => [
          ...filesNamed('browser', word),
          ...filesNamed('contract', word),
        ]),
      ),
  },
  'browser next': { name: 'next', browser: true, run: command('node', 'scripts/check-matrix.ts', 'next-cookie') },
}

/** The names of all stages of a complete run. */
export const stageNames: readonly string[] = everything.flat(2).map(({ name }) => name)
