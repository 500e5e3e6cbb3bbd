import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

export default {
  framework: {
    name: '@storybook/react-vite',
    // Not the config of the package's build.
    options: { builder: { viteConfigPath: 'vite.source.ts' } },
  },
  stories: ['../views/**/*.stories.tsx', '../devtools/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  viteFinal: (config) =>
    // The dev server would take the folder of that name for the package.
    mergeConfig(config, {
      resolve: { alias: [{ find: /^react$/, replacement: fileURLToPath(import.meta.resolve('react')) }] },
    }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig
