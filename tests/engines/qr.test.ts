import jsQR from 'jsqr'
import { eventually } from '../browser/harness/eventually.ts'
import type { Tab } from './harness/browser.ts'
import { expect, journey } from './harness/test.ts'

journey('QR', async ({ arrives, user, sandbox, after }) => {
  const { api, walletConnect } = sandbox.world
  if (!api || !walletConnect || !sandbox.walletConnect) throw new Error('This sandbox has no relay')
  const phone = await sandbox.walletConnect.createPhone({ name: 'Pocket', accounts: [2] })
  after(() => phone.destroy())
  await arrives({ project: walletConnect.projectId, relay: walletConnect.relayUrl, api: api.url })
  await user.clicks({ id: 'connect' })
  await user.clicks({ id: 'wallet-selector-walletconnect' })
  const plate = await user.sees({ id: 'wui-qr-code' })
  expect(plate.height).toBeCloseTo(plate.width, 1)

  await phone.pair(await codeIn(user.tab))
  await phone.nextRequest()
  await phone.approve()
  await user.reads({ id: 'address' }, phone.accounts.eip155?.[0] ?? '')
  await user.reads({ id: 'modal' }, 'closed')
})

/** Reads the code in a window as a phone's camera does, once there is one. */
async function codeIn(tab: Tab): Promise<string> {
  let said: string | undefined
  await eventually(async () => {
    const { width, height, bright } = await tab.evaluate(points, await tab.picture())
    const colours = Uint8ClampedArray.from({ length: 4 * width * height }, (_, at) =>
      at % 4 === 3 || bright[at >> 2] === '1' ? 255 : 0,
    )
    said = jsQR(colours, width, height)?.data
    return said ?? ''
  }).toMatch(/^wc:/)
  return said ?? ''
}

/** The points of a picture, light or dark: all that a code reader needs. Runs in the page. */
async function points(png: string) {
  const image = new Image()
  image.src = `data:image/png;base64,${png}`
  await image.decode()
  const { width, height } = image
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  context?.drawImage(image, 0, 0)
  const data = context?.getImageData(0, 0, width, height).data ?? []
  let bright = ''
  for (let at = 1; at < data.length; at += 4) bright += (data[at] ?? 255) < 128 ? '0' : '1'
  return { width, height, bright }
}
