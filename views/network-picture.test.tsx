// @vitest-environment jsdom

import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import type { Network } from '../core/network.ts'
import { systemIds } from '../core/system-ids.ts'
import { NetworkPicture } from './network-picture.tsx'

const network: Network = {
  id: 1,
  name: 'One',
  caipNetworkId: 'eip155:1',
  chainNamespace: 'eip155',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: [],
  imageId: 'one',
}

/** A kit whose directory has loaded one picture. */
function kitWith(images: Readonly<Record<string, string>>) {
  const directory = setup({}).createMachine({ context: { images } })
  const kit = setup({ actors: { directory } }).createMachine({
    type: 'parallel',
    states: {
      projectServices: {
        initial: 'loaded',
        states: { loaded: { invoke: { src: 'directory', systemId: systemIds.directory } } },
      },
    },
  })
  return createActor(kit, { systemId: systemIds.kit }).start()
}

const pictureOf = (images: Readonly<Record<string, string>>, shown: Network | undefined) =>
  render(<NetworkPicture actor={kitWith(images)} network={shown} name="One" />).container.querySelector('img')?.src

it('is the dApp’s own, or else the directory’s [directory-assets]', () => {
  const images = { 'asset:one': 'blob:one' }
  expect(pictureOf(images, { ...network, imageUrl: 'https://e.example/own.svg' })).toBe('https://e.example/own.svg')
  expect(pictureOf(images, network)).toBe('blob:one')
  expect(pictureOf({}, network)).toBeUndefined()
  expect(pictureOf(images, undefined)).toBeUndefined()
})

it('is the directory’s if the directory knows the network and the dApp gave no id [directory-assets]', () => {
  const { imageId: _, ...known } = network
  const images = { 'asset:eip155:1': 'blob:known' }
  expect(pictureOf(images, known)).toBe('blob:known')
  expect(pictureOf(images, network)).toBeUndefined()
})
