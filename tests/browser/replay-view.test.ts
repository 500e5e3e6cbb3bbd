import { describe } from 'vitest'
import { message } from '../support/messages.ts'
import { edited, longest, recorded } from '../support/traces.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { tabTo } from './harness/keyboard.ts'
import { expect, test } from './harness/test.ts'
import { opensTheTheatre, Theatre } from './harness/theatre.ts'

test.override('contextOptions', { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })

const text = JSON.stringify(recorded)
const length = recorded.steps.length
const declined = message('connecting.declined')

/** Presses a key until the session is somewhere. */
const presses = async (theatre: Theatre, key: string, times: number) => {
  for (let pressed = 0; pressed < times; pressed += 1) await theatre.page.keyboard.press(key)
}

describe('a recorded session that is dropped', () => {
  test('is gone through step by step, with the view and the states of each', async ({ visitor }) => {
    const theatre = await opensTheTheatre(visitor)
    await theatre.opens(recorded)
    await theatre.shows('The modal is closed.')
    for (let step = 0; step < 3; step += 1) await theatre.button('Step').click()
    await theatre.shows(message('title.Connect'))
    await theatre.shows('Fox')
    await theatre.button('Step').click()
    await theatre.shows(message('connecting.asking', { wallet: 'Fox' }))
    await theatre.button('Step').click()
    await theatre.shows(declined)
    expect(await theatre.marked()).toBe('0:05.500the failure "wallet.rejected" of wallet:eip155/requestConnection')
    const states = theatre.page.getByRole('region', { name: 'States' })
    expect(await states.getByText('failed.declined', { exact: true }).count()).toBe(1)
    expect(await theatre.page.getByRole('combobox', { name: 'Chart' }).inputValue()).toBe('*')
    await theatre.page.getByText('Of the view: connect').waitFor({ state: 'attached' })
    await theatre.button('Step back').click()
    await theatre.shows(message('connecting.asking', { wallet: 'Fox' }))
  })

  test('lights the states of the chart behind the view, and of any other', async ({ visitor }) => {
    const theatre = await opensTheTheatre(visitor)
    await theatre.opens(recorded)
    await theatre.inputs.getByRole('option', { name: 'wallet.rejected' }).click()
    const state = (id: string) => theatre.page.locator(`[data-state="${id}"]`)
    await eventually(() => state('connect.failed.declined').getAttribute('aria-label')).toMatch(/, active/)
    await theatre.page.getByRole('combobox', { name: 'Chart' }).selectOption('wallet:eip155')
    await eventually(() => state('wallet.status.disconnected').getAttribute('aria-label')).toMatch(/, active/)
  })

  test('is played to its end at any speed, and again', async ({ visitor }) => {
    const theatre = await opensTheTheatre(visitor)
    await theatre.opens(recorded)
    await theatre.page.getByRole('combobox', { name: 'Speed' }).selectOption('Instant')
    await theatre.button('Play').click()
    await theatre.isAt(length)
    await theatre.shows('The modal is closed.')
    await theatre.page.getByRole('combobox', { name: 'Speed' }).selectOption('4×')
    await theatre.button('Play').click()
    await eventually(() => theatre.position()).toBeGreaterThan(3)
    await theatre.button('Pause').click()
    await theatre.button('Play').waitFor()
    const paused = await theatre.position()
    await theatre.button('Step').click()
    await theatre.isAt(paused + 1)
    await theatre.button('To the start').click()
    await theatre.isAt(0)
    await theatre.button('To the end').click()
    await theatre.isAt(length)
  })

  test('jumps to the input that is pressed, forth and back, and shows what it carries', async ({ visitor }) => {
    const theatre = await opensTheTheatre(visitor)
    await theatre.opens(recorded)
    await theatre.inputs.getByRole('option', { name: 'balance:eip155/fetchBalance' }).click()
    await theatre.isAt(12)
    await theatre.shows(message('account.disconnect'))
    await theatre.inputs.getByRole('option', { name: 'wallet.rejected' }).click()
    await theatre.isAt(5)
    await theatre.shows(declined)
    await theatre.page.getByText('Payload').click()
    await theatre.page.getByText('"code": "wallet.rejected"').waitFor()
  })
})

test('everything is done by keyboard', async ({ visitor }) => {
  const { page } = visitor
  const theatre = await opensTheTheatre(visitor)
  // The browser is told to hand the dialog over well before the key that opens it.
  const choosing = page.waitForEvent('filechooser')
  await tabTo(page, 'Choose a file')
  await page.keyboard.press('Enter')
  const chooser = await choosing
  await chooser.setFiles({ name: 'session.portico.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await theatre.inputs.waitFor()
  await presses(theatre, 'ArrowRight', 5)
  await theatre.isAt(5)
  await presses(theatre, 'ArrowLeft', 2)
  await theatre.isAt(3)
  await page.keyboard.press('End')
  await theatre.isAt(length)
  await page.keyboard.press('Home')
  await theatre.isAt(0)

  await theatre.inputs.focus()
  await presses(theatre, 'ArrowDown', 5)
  await theatre.isAt(0)
  await page.keyboard.press('Enter')
  await theatre.isAt(5)
  await presses(theatre, 'ArrowUp', 2)
  await page.keyboard.press('Enter')
  await theatre.isAt(3)

  await page.keyboard.press('Space')
  await eventually(() => theatre.position()).toBeGreaterThan(3)
  await page.keyboard.press('Space')
  await theatre.button('Play').waitFor()
  const paused = await theatre.position()
  await theatre.slider.focus()
  await page.keyboard.press('ArrowRight')
  await theatre.isAt(paused + 1)
  await tabTo(page, 'Play')
  await page.keyboard.press('Space')
  await theatre.button('Pause').waitFor()
})

test('in the panel of a dApp it is a pane of its own, where a user who comes back finds the session as it was', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.opensTheDemo({ devtools: '' })
  await page.getByTestId('portico-devtools').click()
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Replay').click()
  const theatre = new Theatre(visitor)
  await theatre.button('Choose a file').waitFor()
  await theatre.opens(recorded)
  await presses(theatre, 'ArrowRight', 5)
  await theatre.shows(declined)
  await eventually(() => flaws(visitor)).toEqual([])
  await tab('Log').click()
  await tab('Log').press('ArrowRight')
  await tab('Simulate').press('ArrowRight')
  await theatre.isAt(5)
  await theatre.shows(declined)
  expect(await tab('Replay').evaluate((shown) => shown.matches(':focus'))).toBe(true)
})

test('text that is pasted is read as well', async ({ visitor }) => {
  const theatre = await opensTheTheatre(visitor)
  await theatre.page.evaluate((pasted) => {
    const held = new DataTransfer()
    held.setData('text/plain', pasted)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: held, bubbles: true, composed: true }))
  }, text)
  await theatre.inputs.waitFor()
  await theatre.page.getByRole('heading', { name: 'Pasted session' }).waitFor()
})

describe('what cannot be read', () => {
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

  test('is refused in a sentence, before a session as well as after one, and the next one is read', async ({
    visitor,
  }) => {
    const theatre = await opensTheTheatre(visitor)
    for (const [content, sentence] of Object.values(refused)) {
      await theatre.drops(content)
      await theatre.alert.getByText(sentence, { exact: true }).waitFor()
    }
    await theatre.opens(recorded)
    await eventually(() => theatre.alert.getByRole('paragraph').count()).toBe(0)
    for (const [content, sentence] of Object.values(refused)) {
      await theatre.drops(content)
      await theatre.alert.getByText(sentence, { exact: true }).waitFor()
      await theatre.button('Step').click()
    }
    await theatre.isAt(4)
    await theatre.button('Dismiss').click()
    await eventually(() => theatre.alert.getByRole('paragraph').count()).toBe(0)
  })

  test('is not even opened where it is of a hundred megabytes', async ({ visitor }) => {
    const { page } = visitor
    const theatre = await opensTheTheatre(visitor)
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
    await theatre.alert.getByText('The file is larger than any trace.', { exact: true }).waitFor()
    expect(await page.evaluate(() => Reflect.get(window, 'read'))).toEqual([])
    await theatre.opens(recorded)
  })
})

test('markup in a trace is shown as text', async ({ visitor }) => {
  const { page } = visitor
  const theatre = await opensTheTheatre(visitor)
  const markup = '<img src=x onerror="window.broken=1"><script>window.broken=1</script>'
  await theatre.drops(
    JSON.stringify(
      edited(5, { move: { do: 'send', at: markup, event: { type: markup, [markup]: `javascript:${markup}` } } }),
    ),
    `${markup}.json`,
  )
  await page.getByRole('heading', { name: markup }).waitFor()
  await theatre.inputs
    .getByRole('option')
    .filter({ hasText: `"${markup}" to ${markup}` })
    .click()
  await theatre.alert.getByText(`Input 5 of ${length}, "${markup}" to ${markup}, cannot be played`).waitFor()
  await page.getByText('Payload').click()
  await page.getByText(`"type": ${JSON.stringify(markup)}`).waitFor()
  expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toBeUndefined()
})

test('where the replay differs, the input is named, and the one before is a press away', async ({ visitor }) => {
  const theatre = await opensTheTheatre(visitor)
  await theatre.opens({ ...edited(5), charts: '00000000' })
  await theatre.page.getByText('The charts have changed since the trace was recorded.').waitFor()
  await theatre.button('To the end').click()
  const named = `Input 5 of ${length}, the failure "wallet.rejected" of wallet:eip155/requestConnection, led to other states than when it was recorded`
  await theatre.alert.getByText(named).waitFor()
  await theatre.isAt(5)
  await theatre.alert.getByText('What was expected, and what is').click()
  await theatre.alert.getByText('whose checksum is 00000000').waitFor()
  await theatre.alert.getByText('route:1 active {"failed":"declined"}').waitFor()
  for (const name of ['Play', 'Step', 'To the end'])
    expect(await theatre.button(name).getAttribute('aria-disabled')).toBe('true')
  await theatre.button('To the input before').click()
  await theatre.isAt(4)
  await eventually(() => theatre.alert.getByText('The replay differs.').count()).toBe(0)
  await theatre.shows(message('connecting.asking', { wallet: 'Fox' }))
})

test('five thousand inputs are scrolled through, and few of them drawn', async ({ visitor }) => {
  const theatre = await opensTheTheatre(visitor)
  await theatre.opens(longest(5_000))
  const rows = theatre.inputs.getByRole('option')
  const drawn = () => rows.count()
  expect(await drawn()).toBeLessThan(60)
  const worst = await theatre.inputs.evaluate(async (list) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    let most = 0
    for (let top = 0; top < list.scrollHeight; top += 1_400) {
      list.scrollTop = top
      await frame()
      most = Math.max(most, list.querySelectorAll('[role="option"]').length)
    }
    return most
  })
  expect(worst).toBeLessThan(60)
  await rows.filter({ hasText: '8:19.900' }).waitFor()
  await rows.first().press('End')
  await theatre.isAt(5_000)
  expect(await theatre.marked()).toContain('8:19.900')
  expect(await drawn()).toBeLessThan(60)
})

describe('axe finds nothing', () => {
  test('before a session, in one, and where one differs, in light and in dark', async ({ visitor }) => {
    const theatre = await opensTheTheatre(visitor)
    const inBoth = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await theatre.page.emulateMedia({ colorScheme })
        await eventually(() => theatre.page.locator('.replay').getAttribute('data-theme')).toBe(colorScheme)
        await eventually(() => flaws(visitor)).toEqual([])
      }
    }
    await theatre.drops('hello')
    await theatre.alert.getByRole('paragraph').waitFor()
    await inBoth()
    await theatre.opens(edited(5))
    await theatre.page.getByText('Payload').click()
    await theatre.button('Step').click()
    await inBoth()
    await theatre.button('To the end').click()
    await theatre.alert.getByText('The replay differs.').waitFor()
    await inBoth()
  })
})

describe('on a phone that is read from right to left', () => {
  test.override('contextOptions', { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce', hasTouch: true })

  test('everything fits, is of a finger’s size, and the keys go along the reading direction', async ({ visitor }) => {
    const theatre = await opensTheTheatre(visitor, 'rtl')
    await theatre.opens(recorded)
    await presses(theatre, 'ArrowLeft', 5)
    await theatre.shows(declined)
    const wide = await theatre.page.locator('.replay').evaluate((view) => view.scrollWidth > view.clientWidth)
    expect(wide).toBe(false)
    const step = await theatre.button('Step').boundingBox()
    expect(step?.width).toBeGreaterThanOrEqual(40)
    await theatre.button('Step').tap()
    await theatre.isAt(6)
    await eventually(() => flaws(visitor)).toEqual([])
  })
})
