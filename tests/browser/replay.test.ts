import { readFile } from 'node:fs/promises'
import { createReplay } from '../../devtools/trace/replay.ts'
import { readTrace, type Trace } from '../../devtools/trace/trace.ts'
import { watchStates } from '../support/watch-states.ts'
import {
  asks,
  disconnected,
  joins,
  onEthereum,
  onSolana,
  opensTheWallets,
  showsState,
  solOne,
  two,
  wallets,
} from './harness/both-chains.ts'
import { answersConnecting } from './harness/misbehave.ts'
import { recordedIn } from './harness/replays.ts'
import { test as base, expect } from './harness/test.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true }))

/** A wallet's answer once it has lost all its chains. */
const lost = { error: { code: 4900, message: 'Disconnected.' } }

/** The views that were named meanwhile. */
const viewsIn = (seen: string[]) => new Set(seen.flatMap((one) => one.split('\n', 1)[0]?.split(', ') ?? []))

/** Replays a trace, and returns the states that the charts reached. */
function replayed(trace: Trace) {
  const replay = createReplay(trace)
  const seen = watchStates(replay.simulation.root)
  replay.jump(trace.steps.length)
  return { seen, difference: replay.difference, warnings: replay.warnings }
}

test('a session with every flow replays to the same states and views, in order', async ({ visitor, createWallet }) => {
  const [harbour, sundial, meadow] = [wallets.harbour, wallets.sundial, wallets.meadow].map(createWallet)
  if (!harbour || !sundial || !meadow) throw new Error('There are three wallets')
  for (const wallet of [harbour, sundial, meadow]) await visitor.installs(wallet)
  await visitor.opensBothChains({ multi: '', record: '' })
  await showsState(visitor, disconnected)
  const { modal } = visitor

  await visitor.opensTheModal()
  await modal.press('help.Connect')
  await modal.isAt('title.WhatIsAWallet')
  await modal.press('modal.back')
  await modal.choose(meadow.name)
  await modal.isAt('title.ConnectingMultiChain')
  await modal.press('modal.back')
  await modal.choose(harbour.name)
  await visitor.rejectsIn(harbour)
  await modal.says('connecting.declined')
  await modal.press('modal.retry')
  await visitor.approvesIn(harbour)
  await showsState(visitor, { ...disconnected, eip155: onEthereum(harbour) })
  await modal.isGone()
  const both = { active: 'solana', network: solOne, eip155: onEthereum(harbour), solana: onSolana(sundial) } as const
  await joins(visitor, sundial, both)

  await asks(visitor, 'open Networks')
  await modal.network(two).click()
  await modal.says('switching.asking', { wallet: harbour.name })
  await visitor.rejectsIn(harbour)
  await modal.isAt('title.Networks')
  await modal.network(two).click()
  await visitor.approvesIn(harbour)
  await showsState(visitor, { ...both, active: 'eip155', network: two })
  await modal.close()
  await opensTheWallets(visitor)
  await modal.tab('solana').click()
  await modal.close()
  await asks(visitor, 'disconnect solana')
  await showsState(visitor, { active: 'eip155', network: two, eip155: onEthereum(harbour), solana: 'disconnected' })

  const { seen, text } = await recordedIn(visitor)
  expect([...viewsIn(seen)].filter(Boolean).toSorted()).toEqual([
    'Account',
    'Connect',
    'ConnectingExternal',
    'ConnectingMultiChain',
    'Loading',
    'Networks',
    'ProfileWallets',
    'SwitchNetwork',
    'WhatIsAWallet',
  ])
  expect(replayed(readTrace(text))).toEqual({ seen, difference: null, warnings: [] })
})

test('in the demo, one press copies or saves the report of a failure, and the saved file replays [error-reportable]', async ({
  visitor,
  wallet,
}) => {
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitor.installs(wallet)
  await visitor.opensTheDemo({ record: '' })
  await visitor.connects(wallet)
  await visitor.opensTheModal()
  await visitor.modal.dialog.getByRole('button', { name: /^Copy address/ }).click()
  await visitor.modal.press('account.disconnect')
  await visitor.isDisconnected()
  answersConnecting(wallet, lost)
  await visitor.asksToConnect(wallet)
  await visitor.modal.says('connecting.lost', { wallet: wallet.name })

  await visitor.modal.press('report.copy')
  await visitor.modal.snacks('report.copied')
  const diagnostics = await visitor.page.evaluate(() => navigator.clipboard.readText())
  expect(diagnostics).toContain('Error: wallet.providerDisconnected')
  expect(diagnostics).toContain('Views: ConnectingExternal')
  expect(diagnostics).toContain('  route:3 active {"failed":"retryable"}')
  expect(diagnostics).toContain('"connector.choose" to route:3')

  const coming = visitor.page.waitForEvent('download')
  await visitor.modal.press('report.download')
  const file = await coming
  expect(file.suggestedFilename()).toBe('session.portico.json')
  const text = await readFile(await file.path(), 'utf8')
  const { difference, warnings } = replayed(readTrace(text))
  expect({ difference, warnings }).toEqual({ difference: null, warnings: [] })
  for (const secret of [...wallet.accounts, visitor.page.url()]) {
    expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
    expect(diagnostics.toLowerCase()).not.toContain(secret.toLowerCase())
  }
})

test('without a recording, one press still copies the report of a failure [error-reportable]', async ({
  visitor,
  wallet,
}) => {
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitor.arrivesWith(wallet)
  await visitor.asksToConnect(wallet)
  await visitor.rejectsIn(wallet)
  await visitor.modal.says('connecting.declined')
  // What users do themselves is nothing to report.
  expect(await visitor.modal.button('report.copy').count()).toBe(0)
  answersConnecting(wallet, lost)
  await visitor.modal.press('modal.retry')
  await visitor.modal.says('connecting.lost', { wallet: wallet.name })
  await visitor.modal.press('report.copy')
  await visitor.modal.snacks('report.copied')
  const diagnostics = await visitor.page.evaluate(() => navigator.clipboard.readText())
  expect(diagnostics).toContain('Error: wallet.providerDisconnected')
  expect(diagnostics).toContain('Views: ConnectingExternal')
  expect(diagnostics).toContain('  route:1 active {"failed":"retryable"}')
  for (const secret of [...wallet.accounts, visitor.page.url()])
    expect(diagnostics.toLowerCase()).not.toContain(secret.toLowerCase())
  // The session itself cannot be saved.
  expect(await visitor.modal.button('report.download').count()).toBe(0)
})
