import '@fontsource/inter/400.css'
import '@fontsource/inter/500.css'
import '@fontsource/inter/600.css'
import '@fontsource/inter/700.css'
import type { Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { createCatalog, type MessageCatalog } from '../locales/catalog.ts'
import { commonMessages } from '../locales/index.ts'
import { localeOf, translated } from '../locales/languages.ts'
import { lazyNotices } from '../react/modal/notices.tsx'
import { loadViews } from '../react/modal/views.ts'
import { registry } from '../views/registry.ts'
import { useReducedMotion } from './motion.ts'
import { SettingsContext } from './scene.tsx'
import { useTextSpacing } from './text-spacing.ts'

const localeIn = (value: unknown) => (typeof value === 'string' && localeOf(value)) || 'en'

/** The toolbar's colour; undefined for the modal's own. */
const accentIn = (value: unknown) => (typeof value === 'string' && value !== 'own' ? value : undefined)

const nameOf = new Intl.DisplayNames('en', { type: 'language' })

const isCatalog = (value: unknown): value is MessageCatalog =>
  typeof value === 'object' && value !== null && 'locale' in value

/** The colours of a dApp's page behind the modal. */
const pages = { light: '#ffffff', dark: '#101114' }

export default {
  initialGlobals: { theme: 'light', direction: 'ltr', locale: 'en', motion: 'full', accent: 'own', spacing: 'usual' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'pseudo', title: 'Pseudo', right: 'a third longer' },
          ...translated.map((value) => ({ value, title: nameOf.of(value) ?? value })),
        ],
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    accent: {
      description: 'Accent',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'own', title: 'Portico’s accent' },
          { value: '#0b7a4b', title: 'Green' },
          { value: '#b94a00', title: 'Orange' },
          { value: '#c2185b', title: 'Pink' },
        ],
      },
    },
    spacing: {
      description: 'Text spacing',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'usual', title: 'Usual spacing' },
          { value: 'wide', title: 'Wide spacing', right: 'WCAG 1.4.12' },
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', context: 'w3m-modal' },
    backgrounds: { disabled: true },
    options: {
      storySort: {
        order: [
          'Modal',
          ['Map', 'Routes', 'Lazy parts'],
          'Connect',
          ['Map', 'States'],
          'Account',
          ['Map', 'States'],
          'Networks',
          ['Map', 'States'],
          'Wallets',
          ['Map', 'States'],
          'Notices',
          ['Map', 'Toasts', 'Snackbar', 'Alerts'],
          'Keyboard',
          'Live',
        ],
      },
    },
    viewport: {
      options: {
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
        narrow: { name: 'Desktop at 200 %', styles: { width: '640px', height: '400px' } },
        phone: { name: 'Phone', styles: { width: '360px', height: '740px' } },
      },
    },
  },
  loaders: [
    async ({ globals }) => {
      const catalog = createCatalog(localeIn(globals.locale))
      const messages = catalog.load(commonMessages)
      await Promise.all([messages, loadViews(), ...views.map((view) => view.load(catalog)), ...fonts()])
      return { catalog }
    },
  ],
  decorators: [
    (Story, { globals, loaded }) => {
      const { catalog } = loaded
      const themeMode = globals.theme === 'dark' ? ('dark' as const) : ('light' as const)
      useReducedMotion(globals.motion === 'reduced')
      useTextSpacing(globals.spacing === 'wide')
      useLayoutEffect(() => {
        document.body.style.background = pages[themeMode]
      }, [themeMode])
      if (!isCatalog(catalog)) return <Story />
      const direction = globals.direction === 'rtl' ? ('rtl' as const) : ('ltr' as const)
      return (
        <SettingsContext.Provider value={{ catalog, themeMode, direction, accent: accentIn(globals.accent) }}>
          <Story />
        </SettingsContext.Provider>
      )
    },
  ],
} satisfies Preview

/** Everything that the modal loads on demand: a story shows a state, not the loading of its code. */
const views = [...Object.values(registry).flatMap((flow) => Object.values(flow)), ...lazyNotices]

/** Loads the faces of Storybook's only font before anything renders, so that nothing shifts later. */
const fonts = () => [400, 500, 600, 700].map((weight) => document.fonts.load(`${weight} 1em Inter`, 'aé—…ō'))
