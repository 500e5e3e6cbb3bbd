import { expect, it } from 'vitest'
import { pictures } from './pictures.ts'

/** Pictures that come when they are told to. */
function desk() {
  const asked: string[] = []
  const told: [string, string][] = []
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
    (id, url) => told.push([id, url]),
  )
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    service,
    asked,
    told,
    signalOf: (id: string) => open.get(id)?.signal,
    async come(...ids: string[]) {
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

it('fetches four at a time, each once, in the order in which they are seen', async () => {
  const { service, asked, told, come } = desk()
  service.want([...ids(0, 8), 'p0'])
  service.want(['p1', 'p7'])
  expect(asked).toEqual(ids(0, 4))
  await come('p0', 'p1')
  expect(asked).toEqual([...ids(0, 4), 'p7', 'p4'])
  await come(...ids(2, 8))
  await come(...ids(2, 8))
  service.want(ids(0, 8))
  expect(asked).toHaveLength(8)
  expect(told.toSorted()).toEqual(ids(0, 8).map((id) => [id, `blob:${id}`]))
})

it('fetches what is wanted last first, and of ten thousand that fly by the last sixty', async () => {
  const { service, asked, come } = desk()
  for (let at = 0; at < 10_000; at += 8) service.want(ids(at, at + 8))
  expect(asked).toEqual(ids(0, 4))
  await come('p0')
  expect(asked.at(-1)).toBe('p9992')
  for (let at = 0; at < asked.length; at += 1) await come(asked[at] ?? '')
  expect(asked).toHaveLength(64)
  service.want(['p100'])
  expect(asked.at(-1)).toBe('p100')
})

it('fetches one that failed when it is wanted again', async () => {
  const { service, asked, told, fail, come } = desk()
  service.want(['a'])
  await fail('a')
  expect(asked).toEqual(['a'])
  service.want(['a'])
  await come('a')
  expect([asked, told]).toEqual([['a', 'a'], [['a', 'blob:a']]])
})

it('stops', async () => {
  const { service, asked, told, come, signalOf } = desk()
  service.want(ids(0, 8))
  service.stop()
  expect(signalOf('p0')?.aborted).toBe(true)
  await come('p0')
  expect([asked.length, told]).toEqual([4, []])
})
