// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { lazyPiece } from './lazy-piece.ts'

afterEach(cleanup)

const Drawing: ComponentType = () => <p>drawn</p>
const Plate: ComponentType = () => <p>plate</p>

/** A load that fails this many times first, and the number of requests. */
function failing(times: number) {
  let requests = 0
  const load = async () => {
    requests += 1
    if (requests <= times) throw new Error('offline')
    return { default: Drawing }
  }
  return { load, requests: () => requests }
}

function draw(piece: () => ComponentType) {
  const Piece = piece()
  return render(
    <Suspense fallback="waits">
      <Piece />
    </Suspense>,
  )
}

it('loads once for all users of it', async () => {
  const { load, requests } = failing(0)
  const piece = lazyPiece(load)
  const first = draw(piece)
  await screen.findByText('drawn')
  first.unmount()
  draw(piece)
  await screen.findByText('drawn')
  expect(requests()).toBe(1)
})

it('shows its fallback if it did not load, and is requested again by the next render', async () => {
  const { load, requests } = failing(1)
  const piece = lazyPiece(load, Plate)
  draw(piece)
  await screen.findByText('plate')
  draw(piece)
  await screen.findByText('drawn')
  expect(requests()).toBe(2)
})
