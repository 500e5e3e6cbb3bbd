import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import source from '../vite.source.ts'
import { sandboxPlugin } from './live/plugin.ts'

export default {
  framework: {
    name: '@storybook/react-vite',
    // Not the config of the package's build.
    options: { builder: { viteConfigPath: 'vite.source.ts' } },
  },
  stories: ['../views/**/*.stories.tsx', '../devtools/**/*.stories.tsx', './**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [sandboxPlugin()],
      // As in that config, of which Storybook takes only parts when it builds.
      build: { cssTarget: source.build?.cssTarget },
      // What only the worker imports is found late, and the server then reloads the page in the midst of a story.
      optimizeDeps: { include: ['elkjs/lib/elk-worker.min.js'] },
      // The dev server would take the folder of that name for the package.
      resolve: { alias: [{ find: /^react$/, replacement: fileURLToPath(import.meta.resolve('react')) }] },
    }),
} satisfies StorybookConfig
