import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin } from 'vite'
import { sandboxPlugin } from './live/plugin.ts'

/** By its bare name the server would take `react` for the folder of ours that lies beside its page. */
const reactOfPackages: Plugin = {
  name: 'portico-react',
  enforce: 'post',
  config(config) {
    const { include = [], ...rest } = config.optimizeDeps ?? {}
    config.optimizeDeps = { ...rest, include: include.map((name) => (name === 'react' ? 'react-dom > react' : name)) }
  },
}

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
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), reactOfPackages, sandboxPlugin()] }),
} satisfies StorybookConfig
