import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { compareBoxes } from './scripts/boxes/command.ts'
import { chromiumArgs, findChromium } from './scripts/chromium.ts'
import { compareControls } from './scripts/controls/command.ts'
import { forceColours } from './scripts/forced-colours.ts'
import { LongestFirst } from './scripts/longest-first.ts'

const executablePath = findChromium()
const subjects =
  'core,machines,adapters,services,siwx,examples,ui,react,locales,views,server,devtools,migrate,sandbox,scripts,demo,bench'

/** vitest leaves a core free, which is half of a small machine. A project does not take this from the root. */
const maxWorkers = availableParallelism()

/** Several files drive a browser and a chain at once on as few as two cores. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    silent: 'passed-only',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: './vite.source.ts',
        test: {
          name: 'unit',
          maxWorkers,
          include: [`{${subjects}}/**/*.test.{ts,tsx}`],
          environment: 'node',
          setupFiles: ['tests/support/seed.ts', 'tests/support/patience.ts'],
          testTimeout: 40_000,
          hookTimeout: 60_000,
          css: { include: /.+/ },
        },
      },
      {
        extends: './vite.source.ts',
        test: {
          name: 'model',
          maxWorkers,
          include: ['tests/model/**/*.test.{ts,tsx}'],
          // Charts hold nothing outside their actors, so that the files of a worker share what they import.
          isolate: false,
          setupFiles: ['tests/support/seed.ts', 'tests/support/sentences.ts'],
          // Tens of thousands of situations in one test take minutes on a machine that is busy; a hang is longer.
          testTimeout: 400_000,
        },
      },
      {
        extends: './vite.source.ts',
        test: {
          name: 'contract',
          maxWorkers,
          include: ['tests/contract/**/*.test.ts'],
          setupFiles: 'tests/support/seed.ts',
          ...patience,
        },
      },
      {
        extends: './vite.source.ts',
        test: {
          name: 'browser',
          // A person at a page waits more than they do.
          maxWorkers: maxWorkers + 1,
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/setup.ts',
          // A worker's files share its browser, for starting one takes as long as a test.
          isolate: false,
          ...patience,
          // Each wait has its own limit: a long test has many of them, and takes minutes on a machine that is busy.
          testTimeout: 400_000,
        },
      },
      {
        extends: './vite.source.ts',
        test: {
          name: 'engines',
          // Three browsers and a sandbox, which the files share, for starting them takes longer than a journey.
          maxWorkers: 1,
          isolate: false,
          include: ['tests/engines/*.test.ts'],
          globalSetup: 'tests/engines/setup.ts',
          ...patience,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          setupFiles: ['.storybook/vitest.setup.ts'],
          testTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
              // What is looked at is at rest, and comes there sooner.
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
            commands: { compareBoxes, compareControls, forceColours },
          },
        },
      },
    ],
  },
})
