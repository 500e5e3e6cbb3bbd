import { createPublicClient, http, isHex, verifyMessage } from 'viem'
import { arrivesAtAnyWallet, opensTheCode, reads, scans } from './harness/any-wallet.ts'
import { answer, asks, disconnected, does, one, showsState, two } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { expect, onPhone, test } from './harness/phones.ts'

test('a phone scans the code, approves both namespaces, signs and sends; all of it survives a reload', async ({
  visitor,
  phone,
  sandbox,
}) => {
  await arrivesAtAnyWallet(visitor, sandbox)
  await opensTheCode(visitor)
  await scans(visitor, phone)
  await phone.approve()
  await showsState(visitor, onPhone(phone))

  const [address] = phone.accounts.eip155 ?? []
  if (!isHex(address)) throw new Error('The phone has an account')
  const signs = async () => {
    await asks(visitor, 'sign on Ethereum')
    await phone.nextRequest()
    await phone.approve()
    const { type, signature } = JSON.parse(await answer(visitor))
    expect(type).toBe('WALLET_CONNECT')
    expect(isHex(signature) && (await verifyMessage({ address, message: 'I was here.', signature }))).toBe(true)
  }
  await signs()

  await asks(visitor, 'send on Ethereum')
  await phone.nextRequest()
  await phone.approve()
  const hash = JSON.parse(await answer(visitor))
  const client = createPublicClient({ transport: http(sandbox.one.directUrl) })
  expect(await client.waitForTransactionReceipt({ hash })).toMatchObject({
    status: 'success',
    from: address.toLowerCase(),
  })

  await asks(visitor, 'sign on Solana')
  await phone.nextRequest()
  await phone.approve()
  expect(JSON.parse(await answer(visitor))).toMatchObject({ signature: expect.stringMatching(/^0x[0-9a-f]{128}$/) })

  await visitor.reloads()
  await showsState(visitor, onPhone(phone))
  await signs()
})

test('the phone switches network on request, and the page follows a switch that the phone makes itself', async ({
  visitor,
  phone,
  sandbox,
}) => {
  await arrivesAtAnyWallet(visitor, sandbox)
  await opensTheCode(visitor)
  await scans(visitor, phone)
  await phone.approve()
  await showsState(visitor, onPhone(phone))
  await asks(visitor, `to ${two}`)
  await showsState(visitor, { ...onPhone(phone), network: two })
  await phone.switchChain('eip155:31337')
  await showsState(visitor, { ...onPhone(phone), network: one })
  await phone.switchAccount(1)
  await showsState(visitor, onPhone(phone, 1))
})

test('either side can end the session for both namespaces', async ({ visitor, phone, sandbox }) => {
  await arrivesAtAnyWallet(visitor, sandbox)
  const connects = async () => {
    await opensTheCode(visitor)
    await scans(visitor, phone)
    await phone.approve()
    await showsState(visitor, onPhone(phone))
    await visitor.modal.isGone()
  }
  await connects()
  await does(visitor, 'disconnect eip155')
  await showsState(visitor, disconnected)
  await eventually(() => phone.sessions().length).toBe(0)

  await connects()
  await phone.disconnect()
  await showsState(visitor, disconnected)
  await visitor.reloads()
  await showsState(visitor, disconnected)
})

test('a phone that declines leaves a next step, and the next code is a new one', async ({
  visitor,
  phone,
  sandbox,
}) => {
  await arrivesAtAnyWallet(visitor, sandbox)
  await opensTheCode(visitor)
  const first = await reads(visitor)
  await phone.pair(first)
  await phone.nextRequest()
  await phone.reject()
  await visitor.modal.press('modal.retry')
  const second = await reads(visitor)
  expect(second).not.toBe(first)
  await phone.pair(second)
  await phone.nextRequest()
  await phone.approve()
  await showsState(visitor, onPhone(phone))
})

test('an open code is renewed without a click, and shared by every view that shows it again', async ({
  visitor,
  phone,
  sandbox,
}) => {
  await visitor.takesTheClock()
  await arrivesAtAnyWallet(visitor, sandbox)
  await opensTheCode(visitor)
  const first = await reads(visitor)
  await visitor.modal.goBack()
  await visitor.modal.isAt('title.Connect')
  await visitor.modal.dialog.getByTestId('wallet-selector-walletconnect').click()
  expect(await reads(visitor)).toBe(first)

  await visitor.letsPass(231_000)
  await eventually(() => reads(visitor)).not.toBe(first)
  await phone.pair(await reads(visitor))
  await phone.nextRequest()
  await phone.approve()
  await showsState(visitor, onPhone(phone))
})

test('an approval after the modal closes still counts', async ({ visitor, phone, sandbox }) => {
  await arrivesAtAnyWallet(visitor, sandbox)
  await opensTheCode(visitor)
  await scans(visitor, phone)
  await visitor.modal.close()
  await phone.approve()
  await showsState(visitor, onPhone(phone))
})
