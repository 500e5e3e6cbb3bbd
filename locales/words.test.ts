import { expect, it, vi } from 'vitest'
import { en } from './en.ts'
import { first } from './en-first.ts'
import { createWords } from './words.ts'

it('has the first words at once, and no others', () => {
  const fetchAll = vi.fn(async () => en)
  const words = createWords(first, fetchAll)
  expect([words.of('modal.close'), words.of('step.retry'), words.whole]).toEqual(['Close', undefined, false])
  expect(fetchAll).not.toHaveBeenCalled()
})

it('fetches the others once', async () => {
  const fetchAll = vi.fn(async () => en)
  const words = createWords(first, fetchAll)
  await Promise.all([words.fetch(), words.fetch()])
  await words.fetch()
  expect([words.of('modal.close'), words.of('step.retry'), words.of('no.such')]).toEqual([
    'Close',
    'Try again',
    undefined,
  ])
  expect(words.whole).toBe(true)
  expect(fetchAll).toHaveBeenCalledOnce()
})

it('tries a fetch that failed anew', async () => {
  const words = createWords(first, vi.fn(async () => en).mockRejectedValueOnce(new TypeError('offline')))
  await expect(words.fetch()).rejects.toThrow('offline')
  await words.fetch()
  expect(words.of('step.retry')).toBe('Try again')
})
