import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundErrors, reportedOf } from './telemetry.ts'
import type { TrackEvent } from './track.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe('an event that leaves the page [api-telemetry-clean]', () => {
  it('contains names, choices and the network', () => {
    const network = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    expect(reportedOf({ event: 'SELECT_WALLET', properties: { name: 'Meadow', platform: 'browser' } })).toEqual({
      type: 'track',
      event: 'SELECT_WALLET',
      properties: { name: 'Meadow', platform: 'browser' },
    })
    expect(reportedOf({ event: 'SWITCH_NETWORK', properties: { network } }).properties).toEqual({ network })
    expect(reportedOf({ event: 'CLICK_NETWORKS' })).toEqual({ type: 'track', event: 'CLICK_NETWORKS' })
  })

  it('contains nothing of an account, a pairing, an amount or typed text', () => {
    const events: TrackEvent[] = [
      {
        event: 'CONNECT_PROXY_ERROR',
        properties: { message: 'No', uri: 'wc:abc@2?symKey=1', mobile_link: 'fox://', name: 'Fox' },
      },
      {
        event: 'LOAD_MORE_TRANSACTIONS',
        properties: { address, projectId: 'p', cursor: 'c', isSmartAccount: false },
      },
      { event: 'SEARCH_WALLET', properties: { badge: '', search: address } },
      { event: 'REGISTER_NAME_SUCCESS', properties: { isSmartAccount: true, ensName: 'ada' } },
    ]
    expect(events.map((event) => reportedOf(event).properties)).toEqual([
      { message: 'No', name: 'Fox' },
      { isSmartAccount: false },
      { badge: '' },
      { isSmartAccount: true },
    ])
  })

  it('contains no address or secret in a failure’s message, wherever it stands', () => {
    const secrets = [
      address,
      address.slice(2),
      'wc:7f6e504b@2?symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303',
      'https://dapp.example/?token=1',
      'ada@example.org',
      '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
      'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...secrets),
        fc.constantFrom('', 'of '),
        fc.constantFrom('', ' is wrong'),
        (secret, a, b) => {
          const message = `${a}${secret}${b}`
          const said = JSON.stringify(reportedOf({ event: 'CONNECT_ERROR', properties: { message } }))
          expect(said).not.toContain(secret)
          expect(said).not.toContain(secret.slice(-8))
        },
      ),
    )
  })
})

describe('a failure’s message [api-telemetry-clean]', () => {
  const said = (message: string) => reportedOf({ event: 'SEND_ERROR', properties: { ...sending, message } }).properties
  const sending = { network: 'eip155:1', isSmartAccount: false, token: 'ETH', amount: '1.5' } as const

  it.each([
    ['0xf39F…2266 is locked', '… is locked'],
    ['0xf39F...2266 is locked', '… is locked'],
    ['no account ada.eth', 'no account …'],
    ['have 12.5 ETH, want 1,000.25', 'have … ETH, want …'],
    ['Reason: rejected. Code 4001.', 'Reason: rejected. Code 4001.'],
  ])('%s', (message, left) => {
    expect(said(message)).toMatchObject({ message: left })
  })

  it('has no part of an address or secret that starts before the cut', () => {
    const solana = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
    for (let before = 150; before < 205; before += 1) {
      const message = String(said(`${'a '.repeat(before / 2)}${solana} failed`)?.message)
      expect(message).not.toContain('9Wz')
      expect(message.length).toBeLessThanOrEqual(200)
    }
    expect(String(said(`${solana} `.repeat(500))?.message)).not.toContain('9Wz')
  })

  it('keeps a wallet’s name', () => {
    const properties = { name: 'Crypto.com Onchain', platform: 'mobile' } as const
    expect(reportedOf({ event: 'SELECT_WALLET', properties }).properties).toEqual(properties)
  })
})

it('is sent for at most 5 failures a minute, and other events without a limit [api-telemetry-bound]', () => {
  let time = 0
  const passes = boundErrors(() => time)
  const errors = ['CONNECT_ERROR', 'SEND_REJECTED', 'EMAIL_VERIFICATION_CODE_FAIL', 'ERROR_FETCH_TRANSACTIONS'] as const
  expect([...errors, ...errors].map(passes)).toEqual([true, true, true, true, true, false, false, false])
  expect(Array.from({ length: 20 }, () => passes('MODAL_OPEN')).every(Boolean)).toBe(true)
  time = 59_999
  expect(passes('CONNECT_ERROR')).toBe(false)
  time = 60_000
  expect([...errors, ...errors].map(passes)).toEqual([true, true, true, true, true, false, false, false])
})
