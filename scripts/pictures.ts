import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { buildArgs } from './book/build.ts'
import { serveBook } from './book/serve.ts'
import { contactSheet } from './book/sheet.ts'
import { type BuiltStory, storiesOf } from './book/stories.ts'
import { chromiumArgs, ensureChromium } from './chromium.ts'
import { root, run } from './shell.ts'

const folder = join(root, '.cache/pictures')
/** Room for the card and some of the page around it. */
const around = { width: 480, height: 760 }
const wide = { width: 1440, height: 1000 }

/** Storybook's state for the story that it renders. */
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

/** How a story's play function ended, and the story's window size, if it sets one. */
function toldBy() {
  const { phase, story } = (globalThis as Drawing).__STORYBOOK_PREVIEW__?.currentRender ?? {}
  const styles = story?.parameters.viewport?.options?.[story.storyGlobals?.viewport?.value ?? '']?.styles
  const size = styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
  return { isBroken: phase !== 'finished', size }
}

const isOver = () =>
  /^(finished|errored|aborted)$/.test((globalThis as Drawing).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '')

/** Scrolls through a page once, for content that renders when it becomes visible. */
async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += 400) {
    window.scrollTo(0, y)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  window.scrollTo(0, 0)
}

/** Opens a story, and waits until it has rendered and its play function has ended. */
async function draw(page: Page, url: string, { id }: BuiltStory) {
  await page.goto(`${url}iframe.html?id=${id}&viewMode=story`)
  await page.waitForFunction(isOver)
  return page.evaluate(toldBy)
}

/** Photographs the stories that `next` returns, one after the other. */
async function photograph(browser: Browser, url: string, next: () => BuiltStory | undefined): Promise<void> {
  const context = await browser.newContext({ deviceScaleFactor: 2, reducedMotion: 'reduce' })
  const page = await context.newPage()
  for (let story = next(); story; story = next()) {
    const isMap = story.title.endsWith('/Map')
    await page.setViewportSize(isMap ? wide : around)
    const { isBroken, size } = await draw(page, url, story)
    if (isBroken) broken.push(story)
    if (size) {
      // Set the story's window size before it renders: the picture shows the state, not the transition to it.
      await page.setViewportSize(size)
      await draw(page, url, story)
    }
    if (isMap) await page.evaluate(scrollThrough)
    await page.screenshot({ path: join(folder, `${story.id}.png`), fullPage: isMap })
  }
  await context.close()
}

if (!process.argv.includes('--built') && (await run('storybook', ...buildArgs)) !== 0) process.exit(1)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

await using book = await serveBook()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
// Live stories have nothing to show without the sandbox.
const stories = (await storiesOf(book.url)).filter(({ title }) => !title.startsWith('Live/'))
const broken: BuiltStory[] = []
const left = [...stories]
const next = () => left.shift()
await Promise.all([1, 2].map(() => photograph(browser, book.url, next)))
await browser.close()

writeFileSync(join(folder, 'index.html'), contactSheet(stories))
for (const { title, name } of broken) console.error(`Broken: ${title}, ${name}`)
if (broken.length > 0) process.exitCode = 1
console.log(`${stories.length} pictures: ${join(folder, 'index.html')}`)
