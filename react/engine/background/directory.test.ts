import { afterEach, expect, it, vi } from 'vitest'
import { type Actor, type AnyActorLogic, createActor, type EventObject, setup } from 'xstate'
import type { NetworkDefinition } from '../../../core/network.ts'
import { toNetwork } from '../../../core/to-network.ts'
import type { Directory } from '../../../services/directory.ts'
import { loadedStorage } from '../../../tests/support/loaded-storage.ts'
import { network } from '../../../tests/support/stub-adapter.ts'
import type { EngineDeps } from '../define-flow.ts'
import fillDirectory from './directory.ts'

const on = (id: number, more: Partial<NetworkDefinition> = {}): NetworkDefinition => ({ ...network, id, ...more })
const definitions = [
  on(1),
  on(130),
  on(10, { assets: { imageId: 'given' } }),
  on(137, { assets: { imageUrl: 'https://dapp.example/own.svg' } }),
  on(31337),
]

let running: Actor<AnyActorLogic> | undefined
afterEach(() => void running?.stop())

/** The directory's image loading in a project's kit: the requests to the server, and the reported images. */
async function watching(projectId: string | undefined) {
  const asked: string[] = []
  const told: EventObject[] = []
  const directory: Directory = {
    prefetch: () => Promise.reject(new Error('No wallet is asked for.')),
    page: () => Promise.reject(new Error('No wallet is asked for.')),
    search: () => Promise.reject(new Error('No wallet is asked for.')),
    image: async (id) => {
      asked.push(id)
      return `blob:${id}`
    },
  }
  const deps: EngineDeps = {
    setup: {
      adapters: [],
      networks: definitions.map(toNetwork),
      options: { networks: [network], ...(projectId && { projectId }) },
    },
    directory: async () => directory,
    storage: () => loadedStorage().load(),
    loadAdapter: () => Promise.reject(new Error('No adapter is asked for.')),
    project: () => Promise.reject(new Error('No project is asked for.')),
    links: () => Promise.reject(new Error('No link is asked for.')),
    signIn: () => Promise.reject(new Error('No sign-in is asked for.')),
  }
  const { watchImages } = (await fillDirectory(deps)).implementations.actors
  if (!watchImages || !('transition' in watchImages)) throw new Error('The port is filled.')
  const parent = setup({ actors: { watchImages } }).createMachine({
    invoke: { src: 'watchImages' },
    on: { '*': { actions: ({ event }) => void told.push(event) } },
  })
  running = createActor(parent).start()
  return { asked, told }
}

it('requests images of networks that the directory knows or for which the dApp gives an id [directory-assets]', async () => {
  const { asked, told } = await watching('p')
  const [ethereum, unichain] = ['ba0ba0cd-17c6-4806-ad93-f9d174f17900', '2257980a-3463-48c6-cbac-a42d2a956e00']
  await vi.waitFor(() => expect(told).toHaveLength(3))
  expect(asked).toEqual([ethereum, unichain, 'given'].map((id) => `asset:${id}`))
  expect(told).toEqual([
    { type: 'image.loaded', id: 'asset:eip155:1', url: `blob:asset:${ethereum}` },
    { type: 'image.loaded', id: 'asset:eip155:130', url: `blob:asset:${unichain}` },
    { type: 'image.loaded', id: 'asset:given', url: 'blob:asset:given' },
  ])
})

it('requests none without a project', async () => {
  const { asked } = await watching(undefined)
  expect(asked).toEqual([])
})
