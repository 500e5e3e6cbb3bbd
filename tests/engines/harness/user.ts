import { expect } from 'vitest'
import type { ErrorParams } from '../../../core/errors.ts'
import { eventually } from '../../browser/harness/eventually.ts'
import { type MessageCode, message } from '../../support/messages.ts'
import type { Key, Tab } from './browser.ts'
import { lookFor, type Sight, type Target } from './look-for.ts'

/** The product's text for a code, to look for. */
export const says = (code: MessageCode, params?: ErrorParams): Target => ({ text: message(code, params) })
/** The control that a message names. */
export const named = (code: MessageCode, params?: ErrorParams): Target => ({ button: message(code, params) })

/** A user at a window, in any browser. */
export class User {
  readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  /** Waits until something is visible. */
  async sees(target: Target): Promise<Sight> {
    return this.#waitsFor(target, () => true)
  }

  /** Waits until something is no longer visible. */
  async misses(target: Target): Promise<void> {
    await eventually(() => this.tab.evaluate(lookFor, target)).toBeNull()
  }

  /** Waits until something stands still and a click would hit it. */
  async stands(target: Target): Promise<Sight> {
    return this.#waitsFor(target, ({ ready }) => ready)
  }

  /** Waits until an element has this text. */
  async reads(target: Target, text: string | RegExp): Promise<void> {
    const poll = eventually(async () => (await this.tab.evaluate(lookFor, target))?.text)
    await (typeof text === 'string' ? poll.toBe(text) : poll.toMatch(text))
  }

  /** Clicks something with the mouse, once it stands still and nothing covers it. */
  async clicks(target: Target): Promise<void> {
    const { x, y } = await this.stands(target)
    await this.tab.click(x, y)
  }

  /** Waits until something has the focus. */
  async isAt(target: Target): Promise<void> {
    await this.#waitsFor(target, ({ focused }) => focused)
  }

  /** Presses a key. */
  presses(key: Key): Promise<void> {
    return this.tab.press(key)
  }

  /** Scrolls the wheel there, until something becomes visible. */
  async turnsTheWheel({ x, y }: Sight, target: Target): Promise<void> {
    await eventually(async () => {
      if (await this.tab.evaluate(lookFor, target)) return true
      await this.tab.scroll(x, y, 300)
      return false
    }).toBe(true)
  }

  /** Asserts that nothing has gone wrong in the page. */
  async hasNothingToComplainOf(): Promise<void> {
    const complaints: unknown = await this.tab.evaluate(() => Reflect.get(window, 'complaints'))
    expect(complaints, 'complaints of the page').toEqual([])
  }

  async #waitsFor(target: Target, holds: (sight: Sight) => boolean): Promise<Sight> {
    let last: Sight | null = null
    const look = async () => {
      last = await this.tab.evaluate(lookFor, target)
      return last !== null && holds(last) ? 'as it should be' : { target, last }
    }
    await eventually(look).toBe('as it should be')
    if (last === null) throw new Error('It was there')
    return last
  }
}
