import { type Hex, toHex, verifyMessage, verifyTypedData } from 'viem'
import { projectOf } from './harness/any-wallet.ts'
import { embeddedTest as test } from './harness/embedded.ts'
import { eventually } from './harness/eventually.ts'
import { ask, at, fillsIn } from './harness/sends.ts'
import { expect } from './harness/test.ts'

test('a user confirms a transfer in the embedded wallet’s frame, over the flow, which is then unchanged [embedded-approve] [send-refused]', async ({
  visitor,
  person,
  sandbox,
}) => {
  const receiver = sandbox.world.accounts[7] ?? ''
  const node = (method: string, params: unknown[]) => ask(sandbox.one.directUrl, method, params)
  const held = async () => BigInt(await node('eth_getBalance', [receiver, 'latest']))
  const address = await person.logsIn('mary@example.test', projectOf(sandbox))
  await node('anvil_setBalance', [address, `0x${(10n ** 18n).toString(16)}`])
  const before = await held()
  const frame = visitor.page.frameLocator('#w3m-iframe')
  const asks = async () => {
    await at(visitor, 'send.ready').waitFor()
    await at(visitor, 'send-confirm').click()
    await visitor.modal.isAt('title.ApproveTransaction')
  }

  await fillsIn(visitor, '0.25', receiver, { embedded: true })
  await at(visitor, 'send-next').click()
  await asks()
  await frame.getByRole('button', { name: 'Reject' }).click()
  await at(visitor, 'send.declined').waitFor()
  expect(await held()).toBe(before)

  await at(visitor, 'send-again').click()
  await visitor.modal.isAt('title.ApproveTransaction')
  await frame.getByRole('button', { name: 'Approve' }).click()
  await at(visitor, 'send.confirmed').waitFor()
  await eventually(held).toBe(before + 250_000_000_000_000_000n)
})

test('a user confirms or rejects a message, typed data, a transaction and a batch of calls in the frame, on a desktop and on a phone [embedded-approve] [embedded-provider]', async ({
  visitor,
  person,
  sandbox,
}) => {
  const { page, modal } = visitor
  const node = (method: string, params: unknown[]) => ask(sandbox.one.directUrl, method, params)
  const [, , , , , one = '', two = ''] = sandbox.world.accounts
  const held = async (account: string) => BigInt(await node('eth_getBalance', [account, 'latest']))
  const address = await person.logsIn('olga@example.test')
  await node('anvil_setBalance', [address, toHex(10n ** 18n)])
  const frame = page.frameLocator('#w3m-iframe')
  /** The frame lies in the card's place, and within the page. */
  const placed = async () => {
    const box = await page.locator('#w3m-iframe').boundingBox()
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    if (box) expect([box.x >= 0, box.x + box.width <= width, box.y + box.height <= height]).toEqual([true, true, true])
    return box
  }
  const answer = async () => (await page.getByTestId('answered').textContent()) ?? ''
  /**
   * Sends the wallet a request from the dApp's own code. Resolves with the final answer: JSON, or the code of an error.
   */
  const asks = async (method: string, params: unknown[], word: 'Approve' | 'Reject') => {
    await page.getByTestId('wish').fill(JSON.stringify({ method, params }))
    await page.getByTestId('ask').click()
    await modal.isAt('title.ApproveTransaction')
    const button = frame.getByRole('button', { name: word })
    await button.waitFor()
    await modal.isStill()
    expect(await placed()).toEqual(await at(visitor, 'frame-place').boundingBox())
    await button.click()
    await modal.isGone()
    await eventually(answer).not.toBe('')
    return answer()
  }
  const typed = {
    domain: { name: 'Mail', version: '1', chainId: 31337 },
    types: {
      Letter: [
        { name: 'to', type: 'string' },
        { name: 'pages', type: 'uint256' },
      ],
    },
    primaryType: 'Letter',
    message: { to: 'Ada', pages: '3' },
  } as const
  const domain = [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
  ]
  const text = JSON.stringify({ ...typed, types: { ...typed.types, EIP712Domain: domain } })
  const pays = (to: string, wei: bigint) => ({ to, value: toHex(wei) })
  const batch = { version: '2.0.0', from: address, chainId: toHex(31337), atomicRequired: true }
  const calls = {
    message: ['personal_sign', [toHex('Hello'), address]],
    typed: ['eth_signTypedData_v4', [address, text]],
    transaction: ['eth_sendTransaction', [{ from: address, ...pays(one, 1_000n) }]],
    batch: ['wallet_sendCalls', [{ ...batch, calls: [pays(one, 10n), pays(two, 100n)] }]],
  } satisfies Record<string, [string, unknown[]]>
  const before = [await held(one), await held(two)] as const
  for (const [method, params] of Object.values(calls))
    expect([method, await asks(method, params, 'Reject')]).toEqual([method, '4001'])
  expect([await held(one), await held(two)]).toEqual(before)

  const signature: Hex = JSON.parse(await asks(...calls.message, 'Approve'))
  expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)
  const signed: Hex = JSON.parse(await asks(...calls.typed, 'Approve'))
  expect(await verifyTypedData({ address, ...typed, message: { to: 'Ada', pages: 3n }, signature: signed })).toBe(true)
  expect(await asks(...calls.transaction, 'Approve')).toMatch(/^"0x[\da-f]{64}"$/)
  await eventually(() => held(one)).toBe(before[0] + 1_000n)

  await page.setViewportSize({ width: 360, height: 740 })
  await asks(...calls.batch, 'Approve')
  await eventually(async () => [await held(one), await held(two)]).toEqual([before[0] + 1_010n, before[1] + 100n])
})

test('a browser that loads a moved frame again still shows each request, and returns its answer [embedded-approve] [embedded-load]', async ({
  visitor,
  person,
}) => {
  const { page, modal, context } = visitor
  await context.addInitScript(() => void Reflect.deleteProperty(Element.prototype, 'moveBefore'))
  const address = await person.logsIn('vera@example.test')
  const frame = page.frameLocator('#w3m-iframe')
  const signs = async (text: string) => {
    await page.getByTestId('wish').fill(JSON.stringify({ method: 'personal_sign', params: [toHex(text), address] }))
    await page.getByTestId('ask').click()
    await modal.isAt('title.ApproveTransaction')
    await frame.getByRole('button', { name: 'Approve' }).click()
    await modal.isGone()
    const answered = page.getByTestId('answered')
    await eventually(() => answered.textContent()).toMatch(/^"0x/)
    const signature: Hex = JSON.parse((await answered.textContent()) ?? '')
    expect(await verifyMessage({ address, message: text, signature })).toBe(true)
  }
  await signs('Hello')
  await signs('Hello again')
  await page.reload()
  await page.getByTestId('address').filter({ hasText: address }).waitFor()
  await signs('Hello after a reload')
})
