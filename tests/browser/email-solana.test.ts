import { createPublicKey, verify } from 'node:crypto'
import { Keypair, PublicKey } from '@solana/web3.js'
import { hexToBytes, isHex } from 'viem'
import type { EmbeddedSandbox } from '../../sandbox/index.ts'
import { answer, asks, disconnected, does, one, showsState, solOne, solTwo } from './harness/both-chains.ts'
import { embeddedTest } from './harness/embedded.ts'
import { eventually } from './harness/eventually.ts'
import { at, fillsIn } from './harness/sends.ts'
import { expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = embeddedTest.extend('sandboxOptions', () => ({ embedded: true, api: true, solana: true }))

type Embedded = EmbeddedSandbox['embedded']

/** The prefix of an ed25519 public key in the form that Node reads. */
const SPKI_ED25519 = Buffer.from('302a300506032b6570032100', 'hex')

/** Whether the owner of an address signed the page's message. */
function isSigned(address: string, signature: string): boolean {
  if (!isHex(signature)) return false
  const der = Buffer.concat([SPKI_ED25519, new PublicKey(address).toBytes()])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  return verify(null, Buffer.from('I was here.'), key, hexToBytes(signature))
}

/** What the page itself says about the accounts of both namespaces, which tells their addresses. */
async function addressIn({ page }: Visitor, namespace: 'eip155' | 'solana'): Promise<string> {
  const read = async () => JSON.parse((await page.getByTestId('standing').textContent()) ?? '{}')[namespace]
  await eventually(read).toMatch(/^Email /)
  return String(await read()).slice('Email '.length)
}

const frameOf = ({ page }: Visitor) => page.frameLocator('#w3m-iframe')

/** The networks that the frame was sent, in order. */
const toldOf = (embedded: Embedded) =>
  embedded.messages.filter(({ name }) => name === 'SWITCH_NETWORK').map(({ payload }) => Object(payload).chainId)

test('one email login is an account on both namespaces: it signs, sends SOL, survives a reload, and disconnects from both at once [embedded-namespaces] [embedded-network]', async ({
  visitor,
  person,
  embedded,
  sandbox,
}) => {
  const { modal } = visitor
  const solana = sandbox.solana
  if (!solana) throw new Error('This sandbox has no Solana')
  await visitor.opensBothChains({ frame: embedded.world.frameUrl })
  await person.proves('both@example.test')
  await modal.isGone()
  const onEvm = `Email ${await addressIn(visitor, 'eip155')}`
  const start = { active: 'eip155', network: one, eip155: onEvm, solana: 'disconnected' } as const
  await showsState(visitor, start)

  // The dApp asks for the other namespace: the user does not have to log in again.
  await does(visitor, `to ${solOne}`)
  const address = await addressIn(visitor, 'solana')
  const both = { ...start, active: 'solana', network: solOne, solana: `Email ${address}` } as const
  await showsState(visitor, both)

  await asks(visitor, 'sign on Solana')
  await frameOf(visitor).getByText('I was here.').waitFor()
  await frameOf(visitor).getByRole('button', { name: 'Approve' }).click()
  const signed = JSON.parse(await answer(visitor))
  expect(signed).toEqual({ type: 'AUTH', signature: expect.any(String) })
  expect(isSigned(address, signed.signature)).toBe(true)
  await modal.isGone()
  await asks(visitor, 'sign on Solana')
  await frameOf(visitor).getByRole('button', { name: 'Reject' }).click()
  expect(await answer(visitor)).toMatch(/^failed: .*reject/i)
  await modal.isGone()

  const receiver = Keypair.generate().publicKey.toBase58()
  const held = async () => Object(await solana.one.call('getBalance', [receiver])).value
  await fillsIn(visitor, '0.5', receiver, { embedded: true })
  await at(visitor, 'send-next').click()
  await at(visitor, 'send.ready').waitFor()
  await at(visitor, 'send-confirm').click()
  await modal.isAt('title.ApproveTransaction')
  await frameOf(visitor).getByRole('button', { name: 'Approve' }).click()
  await at(visitor, 'send.confirmed').waitFor()
  expect(await held()).toBe(500_000_000)
  await modal.close()
  await modal.isGone()

  await visitor.opensTheModal()
  await modal.accountNetwork.click()
  await modal.network(solTwo).click()
  await modal.isAt('title.Account')
  await showsState(visitor, { ...both, network: solTwo })
  expect(toldOf(embedded).at(-1)).toBe(solana.two.id)
  await modal.close()
  await modal.isGone()

  await visitor.reloads()
  await showsState(visitor, { ...both, network: solTwo })
  await does(visitor, `to ${one}`)
  await showsState(visitor, { ...both, active: 'eip155', network: one })
  await eventually(() => toldOf(embedded).at(-1)).toBe(31337)

  await does(visitor, 'disconnect eip155')
  await showsState(visitor, { ...disconnected, active: 'eip155', network: one })
  await visitor.reloads()
  await showsState(visitor, { ...disconnected, active: 'eip155', network: one })
  expect(await visitor.page.locator('iframe').count()).toBe(0)
})

test('choosing a cluster in the list needs no new login; if the frame cannot switch to it, the list says why', async ({
  visitor,
  person,
  embedded,
}) => {
  const { modal } = visitor
  await visitor.opensBothChains({ frame: embedded.world.frameUrl })
  await person.proves('list@example.test')
  await modal.isGone()
  await addressIn(visitor, 'eip155')
  const chooses = async () => {
    await modal.accountNetwork.click()
    await modal.network(solOne).click()
  }
  await visitor.opensTheModal()
  embedded.fault({ name: 'GET_USER', answer: { payload: { address: 'nobody', chainId: 1 } }, times: 1 })
  await chooses()
  await modal.isAt('title.Networks')
  await modal.says('wallet.badAccount', { wallet: 'Email' })

  const seen = Promise.withResolvers<void>()
  embedded.fault({ name: 'GET_USER', until: seen.promise, times: 1 })
  await modal.network(solOne).click()
  await modal.isAt('title.JoinNetwork')
  await modal.says('joining.headline', { network: solOne })
  seen.resolve()
  await modal.isAt('title.Account')
  const address = await addressIn(visitor, 'solana')
  expect(new PublicKey(address).toBase58()).toBe(address)

  await modal.close()
  await modal.isGone()
  await asks(visitor, 'fetch balance')
  expect(JSON.parse(await answer(visitor))).toMatchObject({ data: { balance: '10', symbol: 'SOL' }, isSuccess: true })
  embedded.fault({ name: 'SIGN_OUT', answer: 'hang', times: 1 })
  await does(visitor, 'disconnect solana')
  // The other namespace, connected slightly longer, has taken its place.
  await showsState(visitor, disconnected)
})
