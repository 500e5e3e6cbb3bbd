import { eventually } from '../../browser/harness/eventually.ts'
import type { Browser } from './browser.ts'
import { User } from './user.ts'

/** Answers in the wallet's open window, and waits until it is gone. */
export async function answers(browser: Browser, url: string, answer: 'Approve' | 'Reject'): Promise<void> {
  await eventually(async () => (await browser.windowAt(url)) !== undefined).toBe(true)
  const window = await browser.windowAt(url)
  if (!window) throw new Error('The wallet’s window closed before it was answered')
  await new User(window).clicks({ button: answer })
  await eventually(async () => (await browser.windowAt(url)) === undefined).toBe(true)
}
