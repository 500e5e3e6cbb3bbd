import { arrivesAtAnyWallet } from './harness/any-wallet.ts'
import { disconnected, onEthereum, showsState, wallets } from './harness/both-chains.ts'
import { eventually } from './harness/eventually.ts'
import { test as base, expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true, walletConnect: true, api: true }))

const headlessState = async ({
  page,
}: Visitor): Promise<{
  fetched: number
  wcUri?: string
  wcClientId?: string
  wcError?: boolean
  isInitialized: boolean
}> => JSON.parse((await page.getByTestId('headless').textContent()) ?? '{}')
const does = ({ page }: Visitor, deed: string) => page.getByTestId(`headless ${deed}`).click()
const answer = ({ page }: Visitor) => page.getByTestId('headless-answer').textContent()

test('a dApp draws the wallets itself, from the page and the directory, by page and by name [api-headless]', async ({
  visitor,
  sandbox,
  createWallet,
}) => {
  const harbour = createWallet(wallets.harbour)
  await visitor.installs(harbour)
  await arrivesAtAnyWallet(visitor, sandbox, {}, { headless: '' })
  await eventually(() => headlessState(visitor)).toMatchObject({ isInitialized: true, fetched: 0 })
  const names = () => visitor.page.getByTestId('headless-wallet').allTextContents()
  await eventually(names).toContain('Harbour')
  expect((await names()).length).toBeGreaterThan(1)

  await does(visitor, 'fetch')
  await eventually(() => headlessState(visitor)).toMatchObject({ fetched: 40 })
  await does(visitor, 'more')
  await eventually(async () => (await headlessState(visitor)).fetched).toBeGreaterThan(40)
  await does(visitor, 'search')
  await eventually(async () => (await headlessState(visitor)).fetched).toBeLessThan(40)

  await visitor.page.getByRole('button', { name: 'Harbour', exact: true }).click()
  await visitor.rejectsIn(harbour)
  await eventually(() => answer(visitor)).toBe('failed: User rejected the request')
  await visitor.page.getByRole('button', { name: 'Harbour', exact: true }).click()
  await visitor.approvesIn(harbour)
  await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour) })
  expect(await visitor.modal.dialog.count()).toBe(0)
})

test('a dApp shows its own code, which a phone scans and approves', async ({ visitor, sandbox }) => {
  const phone = await sandbox.walletConnect?.createPhone({ id: 'headless', name: 'Pocket', accounts: [0] })
  if (!phone) throw new Error('This sandbox has no phones')
  await arrivesAtAnyWallet(visitor, sandbox, {}, { headless: '' })
  await does(visitor, 'code')
  await eventually(async () => (await headlessState(visitor)).wcUri ?? '').toMatch(/^wc:/)
  // The page's command resolves a moment after the state changes.
  await eventually(() => answer(visitor)).toBe(JSON.stringify((await headlessState(visitor)).wcUri))
  await eventually(async () => (await headlessState(visitor)).wcClientId ?? '').toMatch(/^did:key:|^[\da-f]{64}$/)
  await phone.pair((await headlessState(visitor)).wcUri ?? '')
  await phone.nextRequest()
  await phone.approve()
  const { eip155, solana } = phone.accounts
  await showsState(visitor, { ...disconnected, eip155: `Pocket ${eip155?.[0]}`, solana: `Pocket ${solana?.[0]}` })
  expect((await headlessState(visitor)).wcUri).toBeUndefined()
  await phone.destroy()
})

test('a dApp learns that the phone declined, and its next code can be approved [api-headless] [pairing-refused]', async ({
  visitor,
  sandbox,
}) => {
  const phone = await sandbox.walletConnect?.createPhone({ id: 'headless-no', name: 'Pocket', accounts: [0] })
  if (!phone) throw new Error('This sandbox has no phones')
  await arrivesAtAnyWallet(visitor, sandbox, {}, { headless: '' })
  const scans = async () => {
    await does(visitor, 'code')
    await eventually(() => answer(visitor)).toMatch(/^"wc:/)
    const uri = JSON.parse((await answer(visitor)) ?? '')
    await phone.pair(uri)
    await phone.nextRequest()
    return uri
  }
  const refused = await scans()
  await phone.reject()
  await eventually(() => headlessState(visitor)).toMatchObject({ wcError: true })
  await showsState(visitor, disconnected)
  expect(await visitor.modal.dialog.count()).toBe(0)

  expect(await scans()).not.toBe(refused)
  await phone.approve()
  const { eip155, solana } = phone.accounts
  await showsState(visitor, { ...disconnected, eip155: `Pocket ${eip155?.[0]}`, solana: `Pocket ${solana?.[0]}` })
  expect(await headlessState(visitor)).toMatchObject({ wcError: false })
  await phone.destroy()
})
