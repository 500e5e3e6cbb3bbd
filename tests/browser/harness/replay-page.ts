import type { Locator, Page } from 'playwright-core'
import { eventually } from './eventually.ts'
import type { Visitor } from './visitor.ts'

/** The view that replays a recorded session, as a user sees it. */
export class ReplayPage {
  readonly page: Page
  readonly inputs: Locator
  readonly alert: Locator
  /** The picture of the modal, which a screen reader does not read. */
  readonly shown: Locator
  readonly slider: Locator

  constructor({ page }: Visitor) {
    this.page = page
    this.inputs = page.getByRole('listbox', { name: 'Inputs' })
    this.alert = page.getByRole('alert')
    this.shown = page.locator('.shown')
    this.slider = page.getByRole('slider', { name: 'Position' })
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** Drops a file on the view, as a user does. */
  async drops(text: string, name = 'session.portico.json'): Promise<void> {
    const transfer = await this.page.evaluateHandle(
      ([content, called]) => {
        const held = new DataTransfer()
        held.items.add(new File([content], called, { type: 'application/json' }))
        return held
      },
      [text, name] as const,
    )
    for (const type of ['dragenter', 'dragover', 'drop'])
      await this.page.locator('.replay').dispatchEvent(type, { dataTransfer: transfer })
  }

  /** Drops a session, and waits until it can be played. */
  async opens(trace: object): Promise<void> {
    await this.drops(JSON.stringify(trace))
    await this.inputs.waitFor()
  }

  /** How many inputs have been played. */
  async position(): Promise<number> {
    return Number(await this.slider.inputValue())
  }

  /** Waits until this many have been played. */
  async isAt(position: number): Promise<void> {
    await eventually(() => this.position()).toBe(position)
  }

  /** Waits until this text is in the user's view. */
  async shows(words: string): Promise<void> {
    await this.shown.getByText(words, { exact: true }).first().waitFor()
  }

  /** The input that is marked as the last one played. */
  async marked(): Promise<string | null> {
    return this.inputs.locator('[aria-current="step"]').textContent()
  }
}

/** Opens the page that only replays sessions. */
export async function opensTheReplay(visitor: Visitor, direction: 'ltr' | 'rtl' = 'ltr'): Promise<ReplayPage> {
  await visitor.page.goto(visitor.addressOf('fixture', { replay: direction }))
  const replay = new ReplayPage(visitor)
  await replay.button('Choose a file').waitFor()
  return replay
}
