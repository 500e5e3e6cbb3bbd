import { test } from '/work/main/tests/browser/harness/test.ts'
for (const n of [1,2,3,4,5,6,7,8]) test('prof '+n, async ({ visitor, wallet }) => {
  const t0 = performance.now(); const out: string[] = []
  const mark = (s: string) => out.push(`${s} ${Math.round(performance.now()-t0)}`)
  await visitor.installs(wallet); mark('installed')
  await visitor.page.goto(visitor.addressOf('demo')); mark('goto')
  await visitor.page.getByTestId('connect').waitFor(); mark('demo')
  await visitor.opensTheModal(); mark('modal')
  await visitor.modal.choose(wallet.name); mark('chosen')
  const w = await visitor.windowOf(wallet); mark('window')
  await w.getByRole('button',{name:'Approve'}).waitFor(); mark('approve-visible')
  const closed = w.waitForEvent('close')
  await w.getByRole('button',{name:'Approve'}).click(); mark('clicked')
  await closed; mark('closed')
  await visitor.isConnected(); mark('connected')
  await visitor.page.keyboard.press('Escape'); await visitor.modal.isGone(); mark('gone')
  console.log(out.join(' · '))
})
