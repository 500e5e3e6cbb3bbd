import jsQR from 'jsqr'
import type { Locator } from 'playwright-core'
import type { Phone, Sandbox } from '../../../sandbox/index.ts'
import { eventually } from './eventually.ts'
import type { Query, Visitor } from './visitor.ts'

/** The local relay, directory and project, for the page's address. */
export function projectOf({ world }: Sandbox, settings: object = {}): Query {
  const { walletConnect, api } = world
  return {
    project: walletConnect?.projectId ?? '0'.repeat(32),
    ...(walletConnect && { relay: walletConnect.relayUrl }),
    ...(api && { api: api.url }),
    settings: JSON.stringify(settings),
  }
}

/** Routes the calls of WalletConnect's clients to the sandbox. */
export async function standsIn(visitor: Visitor, sandbox: Sandbox): Promise<void> {
  const relay = sandbox.walletConnect?.relay
  if (!relay) return
  await visitor.context.route(
    (url) => relay.standIn(url.href) !== undefined,
    async (route) => {
      const url = relay.standIn(route.request().url())
      await route.fulfill({ response: await route.fetch(url === undefined ? {} : { url }) })
    },
  )
}

/** Opens the page with both namespaces, and routes the calls of WalletConnect's clients to the sandbox. */
export async function arrivesAtAnyWallet(
  visitor: Visitor,
  sandbox: Sandbox,
  settings: object = {},
  query: Query = {},
): Promise<void> {
  await standsIn(visitor, sandbox)
  await visitor.opensBothChains({ ...projectOf(sandbox, settings), ...query })
}

/**
 * The scale at which a camera sees the page. A hand does not hold still: of 600 codes, the tests' reader failed on one
 * at one scale, and read it at every other.
 */
const distances = [1, 1.25, 1.5] as const

/** What an image on the page says to a camera; undefined while there is nothing to read. */
async function seenIn(picture: Locator, distance: number): Promise<string | undefined> {
  const png = await picture.screenshot()
  // A code reader needs only dark or light, and one letter per point is quick to send.
  const seen = await picture.page().evaluate(
    async ([data, distance]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
      const [width = 0, height = 0] = [image.width, image.height].map((points) => Math.round(points * distance))
      const context = new OffscreenCanvas(width, height).getContext('2d')
      context?.drawImage(image, 0, 0, width, height)
      const points = context?.getImageData(0, 0, width, height).data ?? []
      let darkness = ''
      for (let at = 1; at < points.length; at += 4) darkness += (points[at] ?? 255) < 128 ? '#' : ' '
      return { width, height, darkness }
    },
    [png.toString('base64'), distance] as const,
  )
  const points = Uint8ClampedArray.from({ length: 4 * seen.darkness.length }, (_, at) =>
    at % 4 === 3 || seen.darkness[at >> 2] === ' ' ? 255 : 0,
  )
  return jsQR(points, seen.width, seen.height)?.data
}

/** Reads the code that the modal shows, as a phone's camera does, once it begins with this. */
export async function reads(visitor: Visitor, beginning = /^wc:/): Promise<string> {
  const code = visitor.modal.dialog.getByTestId('wui-qr-code')
  await code.waitFor()
  let said: string | undefined
  let looks = 0
  await eventually(async () => {
    said = await seenIn(code, distances[looks++ % distances.length] ?? 1)
    return said ?? ''
  }).toMatch(beginning)
  return said ?? ''
}

/** From the page to the code, which a phone scans; the phone's user is asked. */
export async function scans(visitor: Visitor, phone: Phone): Promise<void> {
  await phone.pair(await reads(visitor))
  await phone.nextRequest()
}

/** From the page to the code that any wallet can scan. */
export async function opensTheCode(visitor: Visitor): Promise<void> {
  await visitor.opensTheModal()
  await visitor.modal.dialog.getByTestId('wallet-selector-walletconnect').click()
}
