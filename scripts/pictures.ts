import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { buildBook, serveBook } from './book/serve.ts'
import { contactSheet } from './book/sheet.ts'
import { type BuiltStory, storiesOf } from './book/stories.ts'
import { chromiumArgs, ensureChromium } from './chromium.ts'
import { root } from './shell.ts'

const folder = join(root, '.cache/pictures')
/** Room for the card and a little of the page around it. */
const around = { width: 480, height: 760 }
const wide = { width: 1440, height: 1000 }

/** What Storybook's page says of the story that it draws. */
interface Drawing {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: {
      phase?: string
      story?: {
        storyGlobals?: { viewport?: { value?: string } }
        parameters: { viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> } }
      }
    }
  }
}

/** How large the window of a story is, where the story says so itself. */
function windowOf(): { width: number; height: number } | undefined {
  const { story } = (globalThis as Drawing).__STORYBOOK_PREVIEW__?.currentRender ?? {}
  const styles = story?.parameters.viewport?.options?.[story.storyGlobals?.viewport?.value ?? '']?.styles
  return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
}

const isDrawn = () =>
  /^(finished|completed|errored|aborted)$/.test(
    (globalThis as Drawing).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '',
  )

/** Shows the whole of a page once, for what is drawn when it comes into sight. */
async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += 400) {
    window.scrollTo(0, y)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  window.scrollTo(0, 0)
}

/** Takes the pictures of the stories that `next` hands out, one after the other. */
async function photograph(browser: Browser, url: string, next: () => BuiltStory | undefined): Promise<void> {
  const context = await browser.newContext({ deviceScaleFactor: 2, reducedMotion: 'reduce' })
  const page = await context.newPage()
  for (let story = next(); story; story = next()) {
    const isMap = story.title.endsWith('/Map')
    await page.setViewportSize(isMap ? wide : around)
    await page.goto(`${url}iframe.html?id=${story.id}&viewMode=story`)
    await page.waitForFunction(isDrawn)
    const own = await page.evaluate(windowOf)
    if (own) await page.setViewportSize(own)
    if (isMap) await page.evaluate(scrollThrough)
    await page.screenshot({ path: join(folder, `${story.id}.png`), fullPage: isMap })
  }
  await context.close()
}

if (!process.argv.includes('--built') && (await buildBook()) !== 0) process.exit(1)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

await using book = await serveBook()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
// What runs against the sandbox has nothing to show without it.
const stories = (await storiesOf(book.url)).filter(({ title }) => !title.startsWith('Live/'))
const left = [...stories]
const next = () => left.shift()
await Promise.all([1, 2].map(() => photograph(browser, book.url, next)))
await browser.close()

writeFileSync(join(folder, 'index.html'), contactSheet(stories))
console.log(`${stories.length} pictures: ${join(folder, 'index.html')}`)
