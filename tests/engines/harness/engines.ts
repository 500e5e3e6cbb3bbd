import type { Browser } from './browser.ts'
import { chromium, firefox } from './puppeteer.ts'
import { webkit } from './webkit.ts'

export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** Starts a browser of each engine. */
export const engines: Record<EngineName, () => Promise<Browser>> = { chromium, firefox, webkit }

export const engineNames: readonly EngineName[] = ['chromium', 'firefox', 'webkit']
