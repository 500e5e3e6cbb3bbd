import type { StorybookConfig } from '@storybook/react-vite'
import { sandboxPlugin } from './live/plugin.ts'

export default {
  framework: {
    name: '@storybook/react-vite',
    // Not the config of the package's build.
    options: { builder: { viteConfigPath: 'vite.source.ts' } },
  },
  stories: ['../views/**/*.stories.tsx', '../devtools/**/*.stories.tsx', './live/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), sandboxPlugin()] }),
} satisfies StorybookConfig
