import { describe, expect, it } from 'vitest'
import type { SnackbarVariant } from '../../machines/system.ts'
import { createDriver } from './driver.ts'
import { snackbarOf } from './snapshots.ts'

const started = () => {
  const { simulation, elapses, waits } = createDriver()
  const send = (event: { type: string; [key: string]: unknown }) => simulation.play({ do: 'send', at: '', event })
  return {
    elapses,
    waits,
    show: (code: string, variant: SnackbarVariant = 'success') => send({ type: 'snackbar.show', variant, code }),
    dismiss: () => send({ type: 'snackbar.dismiss' }),
    leave: () => send({ type: 'snackbar.leave' }),
    visible: () => snackbarOf(simulation).hasTag('visible'),
    code: () => snackbarOf(simulation).context.message?.code,
  }
}

describe('the snackbar [notice-snackbar] [notice-snackbar-time]', () => {
  it.each(['success', 'error'] as const)('removes a message of the variant %s by itself', (variant) => {
    const bar = started()
    bar.show('address.copied', variant)
    expect(bar.visible()).toBe(true)
    bar.elapses('life')
    expect(bar.visible()).toBe(false)
    expect(bar.code()).toBeUndefined()
  })

  it('keeps a loading message until it is replaced or dismissed', () => {
    const bar = started()
    bar.show('address.copied', 'loading')
    expect(bar.waits('life')).toBe(false)
    bar.dismiss()
    expect(bar.visible()).toBe(false)
  })

  it('removes a message together with its view, but not a loading one', () => {
    const bar = started()
    bar.show('address.copied')
    bar.leave()
    expect(bar.visible()).toBe(false)
    bar.show('sign.authenticating', 'loading')
    bar.leave()
    expect(bar.visible()).toBe(true)
  })

  it('reopens 150 ms after the old message has gone', () => {
    const bar = started()
    bar.show('address.copied')
    bar.show('clipboard.failed', 'error')
    expect(bar.visible()).toBe(false)
    bar.elapses('reopen')
    expect(bar.visible()).toBe(true)
    expect(bar.code()).toBe('clipboard.failed')
  })

  it('shows the last of several that arrive while it reopens', () => {
    const bar = started()
    bar.show('address.copied')
    bar.show('clipboard.failed', 'error')
    bar.show('balance.unavailable', 'error')
    bar.elapses('reopen')
    expect(bar.code()).toBe('balance.unavailable')
  })

  it('does not reopen when dismissed while it reopens', () => {
    const bar = started()
    bar.show('address.copied')
    bar.show('clipboard.failed', 'error')
    bar.dismiss()
    expect(bar.waits('reopen')).toBe(false)
    expect(bar.visible()).toBe(false)
  })

  it('gives each message its own time', () => {
    const bar = started()
    bar.show('address.copied', 'loading')
    bar.show('address.copied')
    bar.elapses('reopen')
    expect(bar.waits('life')).toBe(true)
  })
})
