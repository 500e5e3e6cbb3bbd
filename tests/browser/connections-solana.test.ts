import { createPublicKey, verify } from 'node:crypto'
import { PublicKey } from '@solana/web3.js'
import { hexToBytes, isHex, verifyMessage } from 'viem'
import { shorten } from '../../core/shorten.ts'
import type { SandboxWallet } from '../../sandbox/index.ts'
import {
  answer,
  asks,
  disconnected,
  does,
  joins,
  onEthereum,
  onSolana,
  showsState,
  solOne,
  solTwo,
  wallets,
} from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { test as base, expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true }))

const connected = (wallet: SandboxWallet, index = 0) =>
  ({ ...disconnected, active: 'solana', network: solOne, solana: onSolana(wallet, index) }) as const

/** The prefix of an ed25519 public key in the form that Node reads. */
const SPKI_ED25519 = Buffer.from('302a300506032b6570032100', 'hex')

/** Whether the owner of an address signed the page's message. */
function isSigned(address: string, signature: string): boolean {
  if (!isHex(signature)) return false
  const der = Buffer.concat([SPKI_ED25519, new PublicKey(address).toBytes()])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  return verify(null, Buffer.from('I was here.'), key, hexToBytes(signature))
}

async function arrives(visitor: Visitor, ...installed: SandboxWallet[]): Promise<void> {
  for (const wallet of installed) await visitor.installs(wallet)
  await visitor.opensBothChains()
}

test('a user connects, follows the wallet’s account, switches cluster without a prompt, and keeps this after a reload', async ({
  visitor,
  createWallet,
}) => {
  const sundial = createWallet(wallets.sundial)
  await arrives(visitor, sundial)
  await visitor.connects(sundial)
  await showsState(visitor, connected(sundial))
  await visitor.reloads()
  await showsState(visitor, connected(sundial))
  expect(visitor.context.pages()).toHaveLength(1)

  await visitor.opensTheModal()
  sundial.switchAccount(1)
  await showsState(visitor, connected(sundial, 1))
  await visitor.modal.dialog.getByText(shorten(sundial.solanaAccounts[1] ?? ''), { exact: true }).waitFor()
  await eventually(() => visitor.modal.balance.textContent()).toMatch(/10.000 SOL/)

  await visitor.modal.accountNetwork.click()
  await visitor.modal.network(solTwo).click()
  await visitor.modal.isAt('title.Account')
  await showsState(visitor, { ...connected(sundial, 1), network: solTwo })
  expect(sundial.pending()).toEqual([])
  await visitor.modal.close()
  await visitor.reloads()
  await showsState(visitor, { ...connected(sundial, 1), network: solTwo })
  await does(visitor, `to ${solOne}`)
  await showsState(visitor, connected(sundial, 1))

  await does(visitor, 'disconnect solana')
  await showsState(visitor, { ...disconnected, active: 'solana', network: solOne })
  await visitor.reloads()
  await visitor.isDisconnected()
  await visitor.asksToConnect(sundial)
  await showsState(visitor, connected(sundial, 1))
})

test('a user signs with the live providers of both namespaces, and sends a transaction that lands on the real cluster', async ({
  visitor,
  createWallet,
  sandbox,
}) => {
  const [harbour, sundial] = [createWallet(wallets.harbour), createWallet(wallets.sundial)]
  await arrives(visitor, harbour, sundial)
  await visitor.connects(harbour)
  await joins(visitor, sundial, { ...connected(sundial), eip155: onEthereum(harbour) })

  await asks(visitor, 'sign on Ethereum')
  await visitor.approvesIn(harbour)
  const byHarbour = JSON.parse(await answer(visitor))
  expect(byHarbour).toEqual({ type: 'ANNOUNCED', signature: expect.any(String) })
  const [address] = harbour.accounts
  if (!address) throw new Error('Harbour has an account')
  expect(await verifyMessage({ address, message: 'I was here.', signature: byHarbour.signature })).toBe(true)

  await asks(visitor, 'sign on Solana')
  await visitor.approvesIn(sundial)
  const bySundial = JSON.parse(await answer(visitor))
  expect(bySundial).toEqual({ type: 'ANNOUNCED', signature: expect.any(String) })
  expect(isSigned(sundial.solanaAccounts[0] ?? '', bySundial.signature)).toBe(true)

  await asks(visitor, 'fetch balance')
  expect(JSON.parse(await answer(visitor))).toMatchObject({ data: { symbol: 'SOL' }, isSuccess: true })

  await asks(visitor, 'send on Solana')
  await visitor.rejectsIn(sundial)
  expect(await answer(visitor)).toMatch(/^failed: /)
  await asks(visitor, 'send on Solana')
  await visitor.approvesIn(sundial)
  const signature = JSON.parse(await answer(visitor))
  const found = await sandbox.solana?.one.call('getTransaction', [signature])
  expect(found).toMatchObject({ meta: { err: null, postBalances: expect.arrayContaining([250_000_000]) } })
})

test('a wallet that declines, hangs, shares no account or is locked leaves a next step', async ({
  visitor,
  createWallet,
}) => {
  const sundial = createWallet(wallets.sundial)
  const behaves = (behaviour: Parameters<SandboxWallet['behave']>[0]['with']) =>
    sundial.behave({ method: 'standard:connect', with: behaviour })
  await arrives(visitor, sundial)
  await visitor.asksToConnect(sundial)
  await visitor.rejectsIn(sundial)
  await visitor.modal.says('wallet.rejected', { wallet: sundial.name })

  behaves('hang')
  await visitor.modal.press('modal.retry')
  await visitor.modal.says('connecting.asking', { wallet: sundial.name })
  await visitor.modal.goBack()
  await visitor.modal.isAt('title.Connect')

  behaves({ answer: { accounts: [] } })
  await visitor.modal.choose(sundial.name)
  await visitor.modal.says('wallet.noAccounts', { wallet: sundial.name })
  behaves({ answer: { accounts: [{ address: 7 }] } })
  await visitor.modal.press('step.accounts')
  await visitor.modal.says('wallet.badAccount', { wallet: sundial.name })

  behaves('ask')
  await visitor.modal.press('step.another')
  await visitor.modal.choose(sundial.name)
  await visitor.approvesIn(sundial)
  await showsState(visitor, connected(sundial))
  sundial.lock()
  await showsState(visitor, { ...disconnected, active: 'solana', network: solOne })
})

test('a wallet that has forgotten the page is not restored, and the user is not asked', async ({
  visitor,
  createWallet,
}) => {
  const sundial = createWallet(wallets.sundial)
  await arrives(visitor, sundial)
  await visitor.connects(sundial)
  await visitor.page.goto('about:blank')
  sundial.revoke()
  await visitor.opensBothChains()
  await showsState(visitor, { ...disconnected, active: 'solana', network: solOne })
  expect(sundial.pending()).toEqual([])
  await visitor.connects(sundial)
  await showsState(visitor, connected(sundial))
})
