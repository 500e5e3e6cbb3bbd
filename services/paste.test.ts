import { afterEach, expect, it, vi } from 'vitest'
import { readClipboard } from './paste.ts'

afterEach(() => vi.unstubAllGlobals())

const copied = (readText: (() => Promise<string>) | undefined) =>
  vi.stubGlobal('navigator', readText ? { clipboard: { readText } } : {})

it('returns the copied text without surrounding space [send-paste]', async () => {
  copied(async () => ' 0xabc\n')
  expect(await readClipboard()).toBe('0xabc')
})

it.each<[string, (() => Promise<string>) | undefined]>([
  ['is refused', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ['has no text', async () => ' \n'],
  ['is not there', undefined],
])('fails if the clipboard %s [send-paste]', async (_, readText) => {
  copied(readText)
  await expect(readClipboard()).rejects.toMatchObject({ code: 'clipboard.failed' })
})
