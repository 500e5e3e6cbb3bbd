import { isHex } from 'viem'
import type { Phone } from '../../sandbox/index.ts'
import { arrivesAtAnyWallet, opensTheCode, projectOf, reads, scans } from './harness/any-wallet.ts'
import { answer, asks, disconnected, showsState } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { expect, onPhone, test } from './harness/phones.ts'
import type { Visitor } from './harness/visitor.ts'

async function signs(visitor: Visitor, phone: Phone): Promise<void> {
  await asks(visitor, 'sign on Ethereum')
  await phone.nextRequest()
  await phone.approve()
  expect(isHex(JSON.parse(await answer(visitor)).signature)).toBe(true)
}

async function connects(visitor: Visitor, phone: Phone): Promise<void> {
  await scans(visitor, phone)
  await phone.approve()
  await showsState(visitor, onPhone(phone))
}

test('without access to IndexedDB, a phone pairs and signs', async ({ visitor, phone, sandbox }) => {
  await visitor.context.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  })
  await arrivesAtAnyWallet(visitor, sandbox)
  await opensTheCode(visitor)
  await connects(visitor, phone)
  await signs(visitor, phone)
})

test('if even accessing IndexedDB throws, a phone pairs and signs, and a reload forgets it', async ({
  visitor,
  phone,
  sandbox,
}) => {
  await visitor.context.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await arrivesAtAnyWallet(visitor, sandbox)
  await opensTheCode(visitor)
  await connects(visitor, phone)
  await signs(visitor, phone)
  await visitor.reloads()
  await showsState(visitor, disconnected)
})

test('a tab that slept for ten minutes shows a new code when it wakes, and that one connects', async ({
  visitor,
  phone,
  sandbox,
}) => {
  await visitor.takesTheClock()
  await arrivesAtAnyWallet(visitor, sandbox)
  await opensTheCode(visitor)
  const first = await reads(visitor)
  await visitor.letsPass(600_000)
  await eventually(() => reads(visitor)).not.toBe(first)
  await connects(visitor, phone)
})

test('of two tabs with a code each, neither takes the other’s approval, and both agree after a reload', async ({
  visitor,
  phone,
  createPhone,
  sandbox,
}) => {
  const otherPhone = await createPhone([2, 3])
  await arrivesAtAnyWallet(visitor, sandbox)
  const other = await visitor.opensATab()
  await other.opensBothChains(projectOf(sandbox))
  await opensTheCode(visitor)
  const mine = await reads(visitor)
  await opensTheCode(other)
  const others = await reads(other)
  expect(mine).not.toBe(others)

  await phone.pair(mine)
  await phone.nextRequest()
  await phone.approve()
  await showsState(visitor, onPhone(phone))
  await otherPhone.pair(others)
  await otherPhone.nextRequest()
  await otherPhone.approve()
  await showsState(other, onPhone(otherPhone))
  await signs(visitor, phone)
  await signs(other, otherPhone)

  await Promise.all([visitor.reloads(), other.reloads()])
  await showsState(other, onPhone(otherPhone))
  await showsState(visitor, onPhone(otherPhone))
  await signs(visitor, otherPhone)
  await signs(other, otherPhone)
})
