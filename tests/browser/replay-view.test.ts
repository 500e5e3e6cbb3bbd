import { describe } from 'vitest'
import { message } from '../support/messages.ts'
import { edited, longest, recorded } from '../support/traces.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { tabTo } from './harness/keyboard.ts'
import { opensTheReplay, ReplayPage } from './harness/replay-page.ts'
import { test as base, expect } from './harness/test.ts'

const test = base.extend('contextOptions', () => ({
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce' as const,
}))

const text = JSON.stringify(recorded)
const length = recorded.steps.length
const declined = message('connecting.declined')

/** Presses a key until the session is at a position. */
const presses = async (replay: ReplayPage, key: string, times: number) => {
  for (let pressed = 0; pressed < times; pressed += 1) await replay.page.keyboard.press(key)
}

describe('a dropped session recording', () => {
  test('can be stepped through, with the view and the states of each step', async ({ visitor }) => {
    const replay = await opensTheReplay(visitor)
    await replay.opens(recorded)
    await replay.shows('The modal is closed.')
    for (let step = 0; step < 3; step += 1) await replay.button('Step').click()
    await replay.shows(message('title.Connect'))
    await replay.shows('Fox')
    await replay.button('Step').click()
    await replay.shows(message('connecting.asking', { wallet: 'Fox' }))
    await replay.button('Step').click()
    await replay.shows(declined)
    expect(await replay.marked()).toBe('0:05.500the failure "wallet.rejected" of wallet:eip155/requestConnection')
    const states = replay.page.getByRole('region', { name: 'States' })
    expect(await states.getByText('failed.declined', { exact: true }).count()).toBe(1)
    expect(await replay.page.getByRole('combobox', { name: 'Chart' }).inputValue()).toBe('*')
    await replay.page.getByText('Of the view: connect').waitFor({ state: 'attached' })
    await replay.button('Step back').click()
    await replay.shows(message('connecting.asking', { wallet: 'Fox' }))
  })

  test('highlights the states of the chart behind the view, and of any other', async ({ visitor }) => {
    const replay = await opensTheReplay(visitor)
    await replay.opens(recorded)
    await replay.inputs.getByRole('option', { name: 'wallet.rejected' }).click()
    const state = (id: string) => replay.page.locator(`[data-state="${id}"]`)
    await eventually(() => state('connect.failed.declined').getAttribute('aria-label')).toMatch(/, active/)
    await replay.page.getByRole('combobox', { name: 'Chart' }).selectOption('wallet:eip155')
    await eventually(() => state('wallet.status.disconnected').getAttribute('aria-label')).toMatch(/, active/)
  })

  test('plays to its end at any speed, and again', async ({ visitor }) => {
    const replay = await opensTheReplay(visitor)
    await replay.opens(recorded)
    await replay.page.getByRole('combobox', { name: 'Speed' }).selectOption('Instant')
    await replay.button('Play').click()
    await replay.isAt(length)
    await replay.shows('The modal is closed.')
    await replay.page.getByRole('combobox', { name: 'Speed' }).selectOption('4×')
    await replay.button('Play').click()
    await eventually(() => replay.position()).toBeGreaterThan(3)
    // Slower again, so that it does not come to its end before it is paused.
    await replay.page.getByRole('combobox', { name: 'Speed' }).selectOption('0.5×')
    await replay.button('Pause').click()
    await replay.button('Play').waitFor()
    const paused = await replay.position()
    await replay.button('Step').click()
    await replay.isAt(paused + 1)
    await replay.button('To the start').click()
    await replay.isAt(0)
    await replay.button('To the end').click()
    await replay.isAt(length)
  })

  test('jumps to the pressed input, forwards and backwards, and shows its payload', async ({ visitor }) => {
    const replay = await opensTheReplay(visitor)
    await replay.opens(recorded)
    await replay.inputs.getByRole('option', { name: 'balance:eip155/fetchBalance' }).click()
    await replay.isAt(12)
    await replay.shows(message('account.disconnect'))
    await replay.inputs.getByRole('option', { name: 'wallet.rejected' }).click()
    await replay.isAt(5)
    await replay.shows(declined)
    await replay.page.getByText('Payload').click()
    await replay.page.getByText('"code": "wallet.rejected"').waitFor()
  })
})

test('everything works by keyboard', async ({ visitor }) => {
  const { page } = visitor
  const replay = await opensTheReplay(visitor)
  // The browser must know that the test handles the dialog, well before the key that opens it.
  const choosing = page.waitForEvent('filechooser')
  await tabTo(page, 'Choose a file')
  await page.keyboard.press('Enter')
  const chooser = await choosing
  await chooser.setFiles({ name: 'session.portico.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await replay.inputs.waitFor()
  await presses(replay, 'ArrowRight', 5)
  await replay.isAt(5)
  await presses(replay, 'ArrowLeft', 2)
  await replay.isAt(3)
  await page.keyboard.press('End')
  await replay.isAt(length)
  await page.keyboard.press('Home')
  await replay.isAt(0)

  await replay.inputs.focus()
  await presses(replay, 'ArrowDown', 5)
  await replay.isAt(0)
  await page.keyboard.press('Enter')
  await replay.isAt(5)
  await presses(replay, 'ArrowUp', 2)
  await page.keyboard.press('Enter')
  await replay.isAt(3)

  await page.keyboard.press('Space')
  await eventually(() => replay.position()).toBeGreaterThan(3)
  await page.keyboard.press('Space')
  await replay.button('Play').waitFor()
  const paused = await replay.position()
  await replay.slider.focus()
  await page.keyboard.press('ArrowRight')
  await replay.isAt(paused + 1)
  await tabTo(page, 'Play')
  await page.keyboard.press('Space')
  await replay.button('Pause').waitFor()
})

test('the session is a separate pane in a dApp’s panel, and is still there when the user returns to it', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.opensTheDemo({ devtools: '' })
  await page.getByTestId('portico-devtools').click()
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Replay').click()
  const replay = new ReplayPage(visitor)
  await replay.button('Choose a file').waitFor()
  await replay.opens(recorded)
  await presses(replay, 'ArrowRight', 5)
  await replay.shows(declined)
  await eventually(() => flaws(visitor)).toEqual([])
  await tab('Log').click()
  await tab('Log').press('ArrowRight')
  await tab('Simulate').press('ArrowRight')
  await replay.isAt(5)
  await replay.shows(declined)
  expect(await tab('Replay').evaluate((shown) => shown.matches(':focus'))).toBe(true)
})

test('pasted text is read as well', async ({ visitor }) => {
  const replay = await opensTheReplay(visitor)
  await replay.page.evaluate((pasted) => {
    const held = new DataTransfer()
    held.setData('text/plain', pasted)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: held, bubbles: true, composed: true }))
  }, text)
  await replay.inputs.waitFor()
  await replay.page.getByRole('heading', { name: 'Pasted session' }).waitFor()
})

describe('an unreadable file', () => {
  const refused = {
    'a truncated file': [text.slice(0, -20), 'The file is not a whole trace: it is cut off, or no JSON.'],
    'a foreign file': ['{"hello":1}', 'The file is not a trace of Portico.'],
    'an edited file': [
      text.replace('"do":"reject"', '"do":"<b>reject</b>"'),
      'The trace has been changed: steps.4.move is not as it was written.',
    ],
    'a file of another version': [
      text.replace('"version":1', '"version":7'),
      'The trace is of version 7; this reader knows version 1.',
    ],
  } as const

  test('is rejected with a message, before or after a session, and the next file is read', async ({ visitor }) => {
    const replay = await opensTheReplay(visitor)
    for (const [content, sentence] of Object.values(refused)) {
      await replay.drops(content)
      await replay.alert.getByText(sentence, { exact: true }).waitFor()
    }
    await replay.opens(recorded)
    await eventually(() => replay.alert.getByRole('paragraph').count()).toBe(0)
    const [content, sentence] = refused['a foreign file']
    await replay.drops(content)
    await replay.alert.getByText(sentence, { exact: true }).waitFor()
    await replay.button('Step').click()
    await replay.isAt(1)
    await replay.button('Dismiss').click()
    await eventually(() => replay.alert.getByRole('paragraph').count()).toBe(0)
  })

  test('is not even read if it has a hundred megabytes', async ({ visitor }) => {
    const { page } = visitor
    const replay = await opensTheReplay(visitor)
    await page.evaluate(() => {
      const read: number[] = []
      Object.assign(window, { read })
      const ask = Blob.prototype.text
      Blob.prototype.text = function () {
        read.push(this.size)
        return ask.call(this)
      }
    })
    const transfer = await page.evaluateHandle(() => {
      const held = new DataTransfer()
      held.items.add(new File([new Uint8Array(100_000_000)], 'large.portico.json'))
      return held
    })
    await page.locator('.replay').dispatchEvent('drop', { dataTransfer: transfer })
    await replay.alert.getByText('The file is larger than any trace.', { exact: true }).waitFor()
    expect(await page.evaluate(() => Reflect.get(window, 'read'))).toEqual([])
    await replay.opens(recorded)
  })
})

test('markup in a trace is shown as text', async ({ visitor }) => {
  const { page } = visitor
  const replay = await opensTheReplay(visitor)
  const markup = '<img src=x onerror="window.broken=1"><script>window.broken=1</script>'
  await replay.drops(
    JSON.stringify(
      edited(5, { move: { do: 'send', at: markup, event: { type: markup, [markup]: `javascript:${markup}` } } }),
    ),
    `${markup}.json`,
  )
  await page.getByRole('heading', { name: markup }).waitFor()
  await replay.inputs
    .getByRole('option')
    .filter({ hasText: `"${markup}" to ${markup}` })
    .click()
  await replay.alert.getByText(`Input 5 of ${length}, "${markup}" to ${markup}, cannot be played`).waitFor()
  await page.getByText('Payload').click()
  await page.getByText(`"type": ${JSON.stringify(markup)}`).waitFor()
  expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toBeUndefined()
})

test('if the replay differs, the view names the input, and the one before is one press away', async ({ visitor }) => {
  const replay = await opensTheReplay(visitor)
  await replay.opens({ ...edited(5), charts: '00000000' })
  await replay.page.getByText('The charts have changed since the trace was recorded.').waitFor()
  await replay.button('To the end').click()
  const named = `Input 5 of ${length}, the failure "wallet.rejected" of wallet:eip155/requestConnection, led to other states than when it was recorded`
  await replay.alert.getByText(named).waitFor()
  await replay.isAt(5)
  await replay.alert.getByText('What was expected, and what is').click()
  await replay.alert.getByText('whose checksum is 00000000').waitFor()
  await replay.alert.getByText('route:1 active {"failed":"declined"}').waitFor()
  for (const name of ['Play', 'Step', 'To the end'])
    expect(await replay.button(name).getAttribute('aria-disabled')).toBe('true')
  await replay.button('To the input before').click()
  await replay.isAt(4)
  await eventually(() => replay.alert.getByText('The replay differs.').count()).toBe(0)
  await replay.shows(message('connecting.asking', { wallet: 'Fox' }))
})

test('five thousand inputs scroll, and only a few of them are drawn', async ({ visitor }) => {
  const replay = await opensTheReplay(visitor)
  await replay.opens(longest(5_000))
  const rows = replay.inputs.getByRole('option')
  const drawn = () => rows.count()
  expect(await drawn()).toBeLessThan(60)
  const worst = await replay.inputs.evaluate(async (list) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    let most = 0
    for (let top = 0; top < list.scrollHeight; top += 14_000) {
      list.scrollTop = top
      await frame()
      most = Math.max(most, list.querySelectorAll('[role="option"]').length)
    }
    return most
  })
  expect(worst).toBeLessThan(60)
  await rows.filter({ hasText: '8:19.900' }).waitFor()
  await rows.first().press('End')
  await replay.isAt(5_000)
  expect(await replay.marked()).toContain('8:19.900')
  expect(await drawn()).toBeLessThan(60)
})

describe('axe finds no violations', () => {
  test('before a session, in one, and when one differs, in light and dark mode', async ({ visitor }) => {
    const replay = await opensTheReplay(visitor)
    const inBoth = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await replay.page.emulateMedia({ colorScheme })
        await eventually(() => replay.page.locator('.replay').getAttribute('data-theme')).toBe(colorScheme)
        await eventually(() => flaws(visitor)).toEqual([])
      }
    }
    await replay.drops('hello')
    await replay.alert.getByRole('paragraph').waitFor()
    await inBoth()
    await replay.opens(edited(5))
    await replay.page.getByText('Payload').click()
    await replay.button('Step').click()
    await inBoth()
    await replay.button('To the end').click()
    await replay.alert.getByText('The replay differs.').waitFor()
    await inBoth()
  })
})

describe('on a right-to-left phone', () => {
  test.override('contextOptions', { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce', hasTouch: true })

  test('everything fits and is large enough for a finger, and the arrow keys follow the reading direction', async ({
    visitor,
  }) => {
    const replay = await opensTheReplay(visitor, 'rtl')
    await replay.opens(recorded)
    await presses(replay, 'ArrowLeft', 5)
    await replay.shows(declined)
    const wide = await replay.page.locator('.replay').evaluate((view) => view.scrollWidth > view.clientWidth)
    expect(wide).toBe(false)
    const step = await replay.button('Step').boundingBox()
    expect(step?.width).toBeGreaterThanOrEqual(40)
    await replay.button('Step').tap()
    await replay.isAt(6)
    await eventually(() => flaws(visitor)).toEqual([])
  })
})
