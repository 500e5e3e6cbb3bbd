import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import source from '../vite.source.ts'
import { sandboxPlugin } from './live/plugin.ts'

export default {
  framework: {
    name: '@storybook/react-vite',
    // Not the config that builds the package.
    options: { builder: { viteConfigPath: 'vite.source.ts' } },
  },
  stories: ['../views/**/*.stories.tsx', '../devtools/**/*.stories.tsx', './**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [sandboxPlugin()],
      // As in that config: Storybook's build uses only parts of it.
      build: { cssTarget: source.build?.cssTarget },
      // Vite discovers late what only the worker imports, and then reloads the page in the middle of a story.
      optimizeDeps: { include: ['elkjs/lib/elk-worker.min.js'] },
      // The dev server would resolve the package's name to the folder `react`.
      resolve: { alias: [{ find: /^react$/, replacement: fileURLToPath(import.meta.resolve('react')) }] },
    }),
} satisfies StorybookConfig
