import type { Browser } from './browser.ts'
import { chromium, firefox } from './puppeteer.ts'
import { webkit } from './webkit.ts'

/** A current engine, or the `oldest`: Chromium without what one of the oldest supported browsers lacks. */
export type EngineName = 'chromium' | 'firefox' | 'webkit' | 'oldest'

/** Starts a browser of each engine. */
export const engines: Record<EngineName, () => Promise<Browser>> = { chromium, firefox, webkit, oldest: chromium }

export const engineNames: readonly EngineName[] = ['chromium', 'firefox', 'webkit', 'oldest']
