// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { recorded } from '../../tests/support/traces.ts'
import { createReplay } from '../trace/replay.ts'
import { commandOf, isTaken } from './keys.ts'
import { playerMachine } from './player.ts'

const player = createActor(playerMachine, { input: { replay: createReplay(recorded) } }).start()
const asks = (key: string, rtl = false) => commandOf(key, player.getSnapshot(), rtl)

describe('the keys of the player', () => {
  it.each([
    ['ArrowRight', { type: 'player.step' }],
    ['ArrowLeft', { type: 'player.back' }],
    ['Home', { type: 'player.jump', position: 0 }],
    ['End', { type: 'player.jump', position: recorded.steps.length }],
    ['a', undefined],
  ])('%s', (key, command) => expect(asks(key)).toEqual(command))

  it('follow the reading direction', () =>
    expect([asks('ArrowLeft', true), asks('ArrowRight', true)]).toEqual([
      { type: 'player.step' },
      { type: 'player.back' },
    ]))

  it('play and pause with one key', () => {
    expect(asks(' ')).toEqual({ type: 'player.play' })
    player.send({ type: 'player.play' })
    expect(asks(' ')).toEqual({ type: 'player.pause' })
    player.stop()
  })

  it.each([
    ['<button></button>', [' ']],
    ['<summary></summary>', [' ']],
    ['<input type="range">', ['ArrowRight', 'Home']],
    ['<input>', [' ', 'ArrowRight', 'Home']],
    ['<select></select>', [' ', 'ArrowRight', 'Home']],
    ['<div></div>', []],
  ])('are left to %s if it uses them itself', (markup, taken) => {
    const page = document.createElement('div')
    page.innerHTML = markup
    const { firstElementChild: target } = page
    expect([' ', 'ArrowRight', 'Home'].filter((key) => target && isTaken(key, target))).toEqual(taken)
  })
})
