import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { compareBoxes } from './scripts/boxes/command.ts'
import { chromiumArgs, findChromium } from './scripts/chromium.ts'

const executablePath = findChromium()
const subjects = 'core,machines,adapters,services,siwx,examples,ui,react,locales,views,devtools,sandbox,scripts,demo'

/** Several files drive a browser and a chain at once on as few as two cores. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.source.ts',
        test: {
          name: 'unit',
          include: [`{${subjects}}/**/*.test.{ts,tsx}`],
          environment: 'node',
          setupFiles: 'tests/support/seed.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
          css: { include: /.+/ },
        },
      },
      {
        extends: './vite.source.ts',
        test: {
          name: 'model',
          include: ['tests/model/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/seed.ts', 'tests/support/sentences.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: './vite.source.ts',
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          setupFiles: 'tests/support/seed.ts',
          ...patience,
        },
      },
      {
        extends: './vite.source.ts',
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/setup.ts',
          fileParallelism: false,
          ...patience,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          setupFiles: ['.storybook/vitest.setup.ts'],
          testTimeout: 30_000,
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
            commands: { compareBoxes },
          },
        },
      },
    ],
  },
})
