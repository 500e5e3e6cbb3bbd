import type { Preview } from '@storybook/react-vite'
import { type Locale, loadWords } from '../locales/index.ts'
import { useReducedMotion } from './motion.ts'
import { SettingsContext } from './scene.tsx'

const isLocale = (value: unknown): value is Locale => value === 'en' || value === 'pseudo'

export default {
  initialGlobals: { theme: 'light', direction: 'ltr', locale: 'en', motion: 'full' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
    direction: { toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
    locale: { toolbar: { title: 'Language', icon: 'globe', items: ['en', 'pseudo'], dynamicTitle: true } },
    motion: { toolbar: { title: 'Motion', icon: 'lightning', items: ['full', 'reduced'], dynamicTitle: true } },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', context: 'w3m-modal' },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '740px' } },
        narrow: { name: 'Desktop at 200 %', styles: { width: '640px', height: '400px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  loaders: [
    async ({ globals }) => {
      const locale = isLocale(globals.locale) ? globals.locale : 'en'
      const words = await loadWords(locale)
      await words.fetch()
      return { locale, words }
    },
  ],
  decorators: [
    (Story, { globals, loaded }) => {
      const { locale, words } = loaded
      useReducedMotion(globals.motion === 'reduced')
      if (!isLocale(locale)) return <Story />
      const settings = {
        locale,
        words,
        themeMode: globals.theme === 'dark' ? ('dark' as const) : ('light' as const),
        direction: globals.direction === 'rtl' ? ('rtl' as const) : ('ltr' as const),
      }
      return (
        <SettingsContext.Provider value={settings}>
          <Story />
        </SettingsContext.Provider>
      )
    },
  ],
} satisfies Preview
