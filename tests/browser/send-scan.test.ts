import { wallets } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { flaws } from './harness/flaws.ts'
import { at } from './harness/sends.ts'
import { test as base, expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true })).extend('walletWindows', () => false)

interface Scanning {
  /** What the code reader finds in the picture. */
  code: string
  /** How many pictures it has seen. */
  seen: number
  streams: MediaStream[]
  /** The user denies the camera. */
  refuses: boolean
}

declare global {
  interface Window {
    scanning: Scanning
  }
}

/** A code reader, which Chromium has only on phones, Macs and ChromeOS; the camera's picture is a real one. */
function bringsAReader(): void {
  const scanning: Scanning = { code: '', seen: 0, streams: [], refuses: false }
  class BarcodeDetector {
    static getSupportedFormats = async () => ['qr_code']
    async detect(video: HTMLVideoElement) {
      if (video.readyState < 2 || video.videoWidth === 0) throw new Error('There is no picture')
      scanning.seen += 1
      return scanning.code === '' ? [] : [{ rawValue: scanning.code }]
    }
  }
  const { mediaDevices } = navigator
  const open = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = async (asked) => {
    if (scanning.refuses) throw new DOMException('Permission denied', 'NotAllowedError')
    const stream = await open(asked)
    scanning.streams.push(stream)
    return stream
  }
  Object.assign(window, { BarcodeDetector, scanning })
}

/** From an empty browser to the form of a connected account. */
async function opensTheForm(visitor: Visitor, createWallet: (options: object) => Parameters<Visitor['connects']>[0]) {
  const harbour = createWallet(wallets.harbour)
  await visitor.installs(harbour)
  await visitor.opensBothChains()
  await visitor.connects(harbour)
  await visitor.opensTheModal()
  await at(visitor, 'w3m-account-default-send-button').click()
  await at(visitor, 'send-amount').waitFor()
}

const cameras = ({ page }: Visitor) =>
  page.evaluate(() => window.scanning.streams.flatMap((stream) => stream.getTracks().map((track) => track.readyState)))

test('the camera scans a code; it loads with the press, and is off afterwards [send-scan]', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const receiver = sandbox.world.accounts[6] ?? ''
  await visitor.context.addInitScript(bringsAReader)
  await opensTheForm(visitor, createWallet)
  const loaded: string[] = []
  visitor.page.on('request', (request) => loaded.push(request.url()))
  await at(visitor, 'send-amount').fill('1')
  await at(visitor, 'send-scan').waitFor()
  expect(await cameras(visitor)).toEqual([])
  expect(loaded.filter((url) => /scan/.test(url))).toEqual([])
  await at(visitor, 'send-scan').click()
  await visitor.modal.isAt('title.WalletSendScan')
  await visitor.modal.says('send.scanLooking')
  expect(loaded.some((url) => /scan/.test(url))).toBe(true)
  await eventually(() => visitor.page.evaluate(() => window.scanning.seen)).toBeGreaterThan(2)
  await eventually(() => flaws(visitor)).toEqual([])
  expect(await cameras(visitor)).toEqual(['live'])
  await visitor.page.evaluate((code) => {
    window.scanning.code = code
  }, `ethereum:${receiver}@31337?value=1e18`)
  await visitor.modal.isAt('title.WalletSend')
  expect(await at(visitor, 'send-receiver').inputValue()).toBe(receiver)
  expect(await at(visitor, 'send-amount').inputValue()).toBe('1')
  await eventually(() => cameras(visitor)).toEqual(['ended'])
})

test('a denied camera is reported, and leaving the camera, also by closing, turns it off [send-scan]', async ({
  visitor,
  createWallet,
}) => {
  await visitor.context.addInitScript(bringsAReader)
  await opensTheForm(visitor, createWallet)
  const refuses = (isRefused: boolean) =>
    visitor.page.evaluate((refused) => {
      window.scanning.refuses = refused
    }, isRefused)
  await refuses(true)
  await at(visitor, 'send-scan').click()
  await visitor.modal.says('camera.denied')
  await eventually(() => flaws(visitor)).toEqual([])
  await refuses(false)
  await at(visitor, 'send-scan-retry').click()
  await visitor.modal.says('send.scanLooking')
  await at(visitor, 'send-scan-back').click()
  await visitor.modal.isAt('title.WalletSend')
  await eventually(() => cameras(visitor)).toEqual(['ended'])
  await at(visitor, 'send-scan').click()
  await visitor.modal.says('send.scanLooking')
  await visitor.modal.close()
  await eventually(() => cameras(visitor)).toEqual(['ended', 'ended'])
})
