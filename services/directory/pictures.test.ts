import { expect, it } from 'vitest'
import { pictures } from './pictures.ts'

/** Images that load when the test says so. */
function desk() {
  const asked: string[] = []
  const loaded: [string, string][] = []
  const open = new Map<
    string,
    { resolve: (url: string) => void; reject: (cause: unknown) => void; signal: AbortSignal }
  >()
  const service = pictures(
    (id, signal) =>
      new Promise((resolve, reject) => {
        asked.push(id)
        open.set(id, { resolve, reject, signal })
      }),
    (id, url) => loaded.push([id, url]),
  )
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    service,
    asked,
    loaded,
    signalOf: (id: string) => open.get(id)?.signal,
    async load(...ids: string[]) {
      for (const id of ids) open.get(id)?.resolve(`blob:${id}`)
      await settled()
    },
    async fail(id: string) {
      open.get(id)?.reject(new Error('no'))
      await settled()
    },
  }
}

const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `p${from + at}`)

it('fetches four at a time, each once, in the order in which they become visible', async () => {
  const { service, asked, loaded, load } = desk()
  service.want([...ids(0, 8), 'p0'])
  service.want(['p1', 'p7'])
  expect(asked).toEqual(ids(0, 4))
  await load('p0', 'p1')
  expect(asked).toEqual([...ids(0, 4), 'p7', 'p4'])
  await load(...ids(2, 8))
  await load(...ids(2, 8))
  service.want(ids(0, 8))
  expect(asked).toHaveLength(8)
  expect(loaded.toSorted()).toEqual(ids(0, 8).map((id) => [id, `blob:${id}`]))
})

it('fetches the latest requests first, and only the last sixty of ten thousand scrolled past', async () => {
  const { service, asked, load } = desk()
  for (let at = 0; at < 10_000; at += 8) service.want(ids(at, at + 8))
  expect(asked).toEqual(ids(0, 4))
  await load('p0')
  expect(asked.at(-1)).toBe('p9992')
  for (let at = 0; at < asked.length; at += 1) await load(asked[at] ?? '')
  expect(asked).toHaveLength(64)
  service.want(['p100'])
  expect(asked.at(-1)).toBe('p100')
})

it('fetches a failed one again when it is requested again', async () => {
  const { service, asked, loaded, fail, load } = desk()
  service.want(['a'])
  await fail('a')
  expect(asked).toEqual(['a'])
  service.want(['a'])
  await load('a')
  expect([asked, loaded]).toEqual([['a', 'a'], [['a', 'blob:a']]])
})

it('stops', async () => {
  const { service, asked, loaded, load, signalOf } = desk()
  service.want(ids(0, 8))
  service.stop()
  expect(signalOf('p0')?.aborted).toBe(true)
  await load('p0')
  expect([asked.length, loaded]).toEqual([4, []])
})
