import { type Browser, chromium } from 'playwright-core'
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.ts'

/** A Chromium that can reach only this machine, whatever a page requests. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
  })
