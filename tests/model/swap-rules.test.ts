import { describe, expect, it } from 'vitest'
import { statusOf } from '../../core/status-meta.ts'
import type { Move } from '../../devtools/simulation.ts'
import { promised } from '../../machines/contract.ts'
import { askedElsewhere, offers, plans, starts, tokens } from '../../machines/swap/payloads.ts'
import { allowing, loaded, occupiedBy, open, planned, quoted, sent, signed } from '../../machines/swap/scenarios.ts'
import { hash, transfer as pending } from '../../machines/transaction/payloads.ts'
import { reported, send } from './moves.ts'
import { kitOf, snackbarOf, snapshotOf, toastsOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { ofProject, reports } from './world.ts'

const at = 'route:1'
const opened: Move[] = [reported(reports.connected), open]
const start = (...moves: Move[]) => startKit([...opened, ...moves], ofProject)
const flow = (...moves: Move[]) => snapshotOf(start(...moves), at)
const answer = (port: string, output: unknown): Move => ({ do: 'resolve', at: `${at}/${port}`, output })
const type = (text: string, decimal: string | null = text) => send('amount.type', at, { text, decimal })
const fire = (timer: string): Move => ({ do: 'fire', at, timer: `xstate.after.${timer}` })
const choose = (side: 'from' | 'to', token: object): Move[] => [
  send('tokens.open', at, { side }),
  send('token.choose', at, { token }),
]
const slippage = (text: string): Move[] => [
  send('slippage.edit', at),
  send('slippage.type', at, { text, decimal: text === '' ? null : text }),
]
const stepOf = (...moves: Move[]) => flow(...moves)?.value.draft.form.step
const confirm = send('swap.confirm', at)
const onceMore = send('swap.again', at)
const checking = (check: string | object) => ({ draft: { reviewing: { check, impact: 'usual' } } })
const hasPlan = (state: string | object) => checking({ planned: state })
const ended = (serial: number, output: object): Move => ({
  do: 'resolve',
  at: `swap:${at}:${serial}/readReceipt`,
  output,
})

describe('a swap is offered', () => {
  it('if there is a project, on a network that supports it [swap-offered]', () => {
    expect(kitOf(startKit(opened)).context.stack.map(({ route }) => route)).not.toContain('Swap')
    expect(kitOf(start()).context.stack.map(({ route }) => route)).toContain('Swap')
    const off = {
      ...ofProject,
      features: { connectorTypeOrder: [], connectMethodsOrder: [], multiWallet: false, swaps: false } as const,
    }
    expect(kitOf(startKit(opened, off)).context.stack.map(({ route }) => route)).not.toContain('Swap')
    expect(flow(reported(reports.otherNetwork))?.value).toEqual({ draft: 'unsupported' })
  })
})

describe('the form', () => {
  it.each([
    ['', 'amountMissing'],
    ['0', 'amountIncorrect'],
    ['0.0000000000000000001', 'amountIncorrect'],
    ['1.500000000000000001', 'fundsMissing'],
    ['1.5', { offerMissing: 'quoting' }],
  ])('for an amount of %s says %o [swap-steps] [swap-exact]', (amount, step) => {
    expect(stepOf(...quoted, type(amount, amount || null))).toEqual(step)
  })

  it('begins without a token to buy, and leads to the review once there is a quote [swap-steps] [swap-wish]', () => {
    expect(stepOf(...loaded)).toBe('tokenMissing')
    expect(stepOf(...quoted)).toBe('ready')
    expect(flow(answer('startSwap', starts.wished))?.context).toMatchObject({ from: tokens.dollar, to: tokens.ether })
  })

  it('says that the amount exceeds the balance, with or without a quote [swap-steps]', () => {
    const typed = [...quoted, type('20000')]
    const asking = [...typed, fire('quoteWait.swap.draft.form.offers.waiting')]
    const refused: Move[] = [...asking, { do: 'reject', at: `${at}/quoteSwap`, code: 'swap.amount' }]
    const label = (moves: Move[]) => statusOf(promised(flow(...moves)))
    expect([typed, asking, refused].map(label)).toEqual(Array.from({ length: 3 }, () => 'swap.insufficient'))
    // For an amount within the balance, it says that there is no quote, until one is requested again.
    const less = [...refused, type('1'), fire('quoteWait.swap.draft.form.offers.waiting')]
    const none: Move[] = [...less, { do: 'reject', at: `${at}/quoteSwap`, code: 'swap.amount' }]
    expect([less, none, [...none, send('quote.retry', at)]].map(label)).toEqual([
      ...['swap.quoting', 'swap.noOffer', 'swap.quoting'],
    ])
  })

  it('never has one token on both sides: the sides are swapped [swap-tokens]', () => {
    const turned = flow(...quoted, ...choose('from', tokens.dollar))?.context
    expect(turned).toMatchObject({ from: tokens.dollar, to: tokens.ether, units: offers.good.units, offer: null })
    expect(flow(...quoted, ...choose('to', tokens.ether))?.context).toMatchObject({ from: tokens.dollar })
  })

  it('keeps the amount when another token is given, as far as its decimals allow [swap-exact]', () => {
    const given = (text: string) => flow(...loaded, type(text), ...choose('from', tokens.dollar))?.context.units
    expect([given('1.25'), given('1.0000001')]).toEqual(['1250000', null])
  })

  it('gives everything except twice the network fee [swap-steps]', () => {
    const most = (...moves: Move[]) => flow(...moves, send('amount.max', at))?.context.units
    expect(most(...loaded)).toBe(String(BigInt(tokens.ether.amount) - 2n * BigInt(starts.plain.fee)))
    expect(most(...loaded, ...choose('from', tokens.dollar))).toBe(tokens.dollar.amount)
  })

  it('is quoted again every 10 s, and a quote that could not be renewed is no longer valid [swap-quote]', () => {
    const again = fire('quoteLife.swap.draft.form.offers.quoted')
    expect(flow(...quoted, again)?.context.offer).toEqual(offers.good)
    expect(flow(...quoted, again, answer('quoteSwap', offers.poor))?.context.offer).toEqual(offers.poor)
    const lost = flow(...quoted, again, { do: 'reject', at: `${at}/quoteSwap`, code: 'swap.amount' })
    expect([lost?.context.offer, lost?.value.draft.form.offers]).toEqual([null, 'none'])
    expect(flow(...quoted, type('1.2'))?.context.offer).toBeNull()
  })

  it('ignores an answer to an earlier request: about an amount, both sides, or a token [swap-quote]', () => {
    const late = answer('quoteSwap', offers.poor)
    const asking = [...quoted, type('1.2'), fire('quoteWait.swap.draft.form.offers.waiting')]
    const changes = [[type('1.3')], [send('amount.max', at)], [send('sides.switch', at)], choose('to', tokens.tax)]
    for (const other of changes) {
      const simulation = start(...asking, ...other)
      expect(snapshotOf(simulation, at)?.value.draft.form?.offers).toBe('waiting')
      expect(() => simulation.play(late)).toThrow()
      simulation.play(fire('quoteWait.swap.draft.form.offers.waiting'))
      simulation.play(answer('quoteSwap', offers.good))
      expect(snapshotOf(simulation, at)?.context.offer).toEqual(offers.good)
    }
    // So is a renewed quote, once the amount has changed.
    const renewing = start(...quoted, fire('quoteLife.swap.draft.form.offers.quoted'), type('1.3'))
    expect(() => renewing.play(late)).toThrow()
    expect(snapshotOf(renewing, at)?.context.offer).toBeNull()
  })

  it('warns about more than 5 % of slippage, and about a price that the swap moves [swap-slippage] [swap-impact]', () => {
    const set = (text: string) => flow(...quoted, ...slippage(text), send('slippage.done', at))
    const form = (text: string) => [set(text)?.context.slippage, set(text)?.value.draft.form.tolerance]
    expect(['5', '5.01', '50', '50.01', '0.01', '0', '0.001'].map(form)).toEqual([
      ...[
        [500, 'usual'],
        [501, 'risky'],
        [5_000, 'risky'],
        [100, 'usual'],
      ],
      ...[
        [1, 'usual'],
        [100, 'usual'],
        [100, 'usual'],
      ],
    ])
    const poor = [...quoted.slice(0, -1), answer('quoteSwap', offers.poor)]
    expect([quoted, poor].map((moves) => flow(...moves)?.value.draft.form.impact)).toEqual(['usual', 'high'])
    expect(statusOf(promised(flow(...poor)))).toBe('swap.reviewAnyway')
    // The review warns by the latest known price, and no longer once that is better.
    const review = (...moves: Move[]) => flow(...moves)?.value.draft.reviewing.impact
    const dear = [...poor, send('swap.review', at)]
    expect([review(...dear), review(...dear, answer('planSwap', plans.poor))]).toEqual(['high', 'high'])
    expect([review(...planned()), review(...planned(plans.poor))]).toEqual(['usual', 'high'])
    expect(review(...dear, answer('planSwap', plans.good))).toBe('usual')
  })

  it('applies the slippage limit once the user confirms it, and only if it is valid [swap-slippage] [swap-steps]', () => {
    const kept = (...moves: Move[]) => {
      const now = flow(...quoted, ...moves)
      return [now?.context.slippage, now?.value.draft.form?.slippage, now?.value.draft.form?.step]
    }
    const done = send('slippage.done', at)
    expect(kept(...slippage('5'), ...slippage('50'), ...slippage('500'), done)).toEqual([
      ...[100, 'editing', 'slippageIncorrect'],
    ])
    expect(flow(...quoted, ...slippage('500'), send('swap.review', at))?.value.draft).toHaveProperty('form')
    expect(kept(...slippage('500'), ...slippage('3'))).toEqual([100, 'editing', 'ready'])
    expect(kept(...slippage('3'), done)).toEqual([300, 'shown', 'ready'])
    expect(kept(...slippage('3'), done, ...slippage(''), done)).toEqual([300, 'shown', 'ready'])
    expect(kept(...slippage('500'), send('slippage.choose', at, { hundredths: 50 }))).toEqual([50, 'editing', 'ready'])
    // What was not applied is dropped, and what was typed last is reviewed.
    expect(kept(...slippage('500'), ...choose('to', tokens.tax))).toEqual([100, 'shown', { offerMissing: 'quoting' }])
    expect(flow(...quoted, ...slippage('7'), send('swap.review', at))?.context).toMatchObject({
      slippage: 700,
      slippageDraft: null,
    })
  })

  it('resets with another account or network, whatever was open [swap-reset]', () => {
    const kit = start(...planned(), reported(reports.otherAccount), answer('startSwap', starts.plain))
    expect(snapshotOf(kit, at)?.context).toMatchObject({ to: null, plan: null, offer: null })
    expect(snackbarOf(kit).context.message?.code).toBe('swap.reset')
    expect(flow(...planned(), reported(reports.otherNetwork))?.value).toEqual({ draft: 'unsupported' })
  })
})

describe('the review', () => {
  const reviewing = (plan: object) => flow(...planned(plan))?.value.draft.reviewing.check.planned

  it('shows the node’s findings before the wallet is asked [swap-plan] [swap-approval] [swap-costs]', () => {
    const { good, moved, doomed, short, dear, leftover, approvable } = plans
    expect([good, moved, doomed, short, dear, leftover, approvable].map(reviewing)).toEqual([
      ...['ready', 'moved', 'doomed', 'unexpected', 'feeMissing', 'leftover', 'approvable'],
    ])
    for (const plan of [moved, doomed, short, dear])
      expect(flow(...planned(plan), confirm)?.value).toHaveProperty('draft')
  })

  it('says if the node could not check it, and does not count as checked [swap-plan]', () => {
    const { unrun, leftover, approvable, atomic } = plans
    const after = (plan: object) => {
      const { changes: _, ...unchecked } = { changes: [], ...plan }
      return [reviewing(unchecked), flow(...planned(unchecked), confirm)?.value]
    }
    expect([unrun, leftover, approvable, atomic].map(after)).toEqual([
      [{ unchecked: 'ready' }, { swapping: { prompted: 'asking' } }],
      [{ unchecked: 'leftover' }, { revoking: { prompted: 'asking' } }],
      [{ unchecked: 'approvable' }, { approving: { prompted: 'asking' } }],
      [{ unchecked: 'atomic' }, { swapping: { prompted: 'asking' } }],
    ])
    expect(statusOf(promised(flow(...planned(unrun))))).toBe('swap.unchecked')
  })

  it('leads to the slippage limit if that is the reason, and drops what was built [swap-slippage]', () => {
    const edited = flow(...planned(plans.doomed), send('slippage.edit', at))
    expect([edited?.value.draft.form?.slippage, edited?.value.draft.form?.step]).toEqual(['editing', 'ready'])
    expect(edited?.context.plan).toBeNull()
    expect(flow(...planned(), send('nav.back', at))?.context.plan).toBeNull()
  })

  it('continues with a changed price once the user has agreed to it [swap-moved]', () => {
    const accepted = flow(...planned(plans.moved), send('price.accept', at))
    expect(accepted?.value).toEqual(hasPlan('ready'))
    expect(accepted?.context.seen).toBe(plans.moved.offer.units)
  })

  it('is valid for 10 s, and cannot be signed while it is rebuilt [swap-fresh]', () => {
    const old = [...planned(), fire('quoteLife.swap.draft.reviewing.check.planned')]
    expect(flow(...old)?.can({ type: 'swap.confirm' })).toBe(false)
    expect(flow(...old, confirm)?.value).toEqual(checking('refreshing'))
    expect(flow(...old, answer('planSwap', plans.moved))?.value).toEqual(hasPlan('moved'))
  })

  it('is no older once the user has agreed to its price, or insists on it [swap-fresh] [swap-moved]', () => {
    const timers = (...moves: Move[]) =>
      start(...moves)
        .timers()
        .filter(({ timer }) => timer.includes('quoteLife'))
    expect(timers(...planned(plans.moved))).toEqual(timers(...planned(plans.moved), send('price.accept', at)))
  })

  it('leads back to the form with a message if it could not be built [error-catalogue]', () => {
    const simulation = start(...quoted, send('swap.review', at))
    simulation.play({ do: 'reject', at: `${at}/planSwap`, code: 'swap.allowance' })
    expect(snapshotOf(simulation, at)?.value.draft.form.step).toBe('ready')
    expect(snapshotOf(simulation, 'notices/snackbar')?.context.message?.code).toBe('swap.allowance')
  })
})

describe('a wallet with an open request', () => {
  const occupied = occupiedBy(plans.good)
  const tell = (...asked: object[]): Move => ({
    do: 'emit',
    at: `${at}/watchAsked`,
    event: { type: 'asked.changed', asked },
  })
  const prompts = (moves: Move[]) => [1, 2].filter((serial) => snapshotOf(start(...moves), `swap:${at}:${serial}`))

  it('is shown at the next review, and asked again only after the user has confirmed twice [swap-one-prompt]', () => {
    expect(flow(...occupied)?.value).toEqual(hasPlan('occupied'))
    const insisting = [...occupied, confirm]
    expect(flow(...insisting)?.value).toEqual(hasPlan({ insisting: 'ready' }))
    expect(prompts(insisting)).toEqual([1])
    expect(prompts([...insisting, confirm])).toEqual([1, 2])
  })

  it('is shown also if the node could not check the swap, which is shown first [swap-one-prompt] [swap-plan]', () => {
    const unchecked = occupiedBy(plans.unrun)
    expect(flow(...unchecked)?.value).toEqual(hasPlan({ unchecked: 'ready' }))
    expect(flow(...unchecked, confirm)?.value).toEqual(hasPlan('occupied'))
  })

  it('is asked for a needed approval first, as usual [swap-one-prompt] [swap-approval]', () => {
    const insisting = [...occupiedBy(plans.approvable), confirm]
    expect(flow(...insisting)?.value).toEqual(hasPlan({ insisting: 'approvable' }))
    expect(snapshotOf(start(...insisting, confirm), `swap:${at}:2`)?.context.transfer.swap).toMatchObject({
      kind: 'approval',
    })
  })

  it('is free again once it has rejected: what was built before is no longer valid [swap-one-prompt] [swap-fresh]', () => {
    const declined: Move = { do: 'reject', at: `swap:${at}:1/watchRequest`, code: 'wallet.rejected' }
    const free = flow(...occupied, declined)
    expect(free?.context.asked).toBeNull()
    expect(free?.value).toEqual(checking('refreshing'))
  })

  it('that approves what the form still shows has sent it: it is not swapped again [swap-one-prompt]', () => {
    expect(flow(...occupied, signed(1))?.value).toEqual({ sent: 'pending' })
    const other = flow(...planned(), confirm, send('nav.back', at), type('0.5'), signed(1))
    expect(other?.value.draft?.form).toBeDefined()
    expect(other?.context.asked).toBeNull()
  })

  it('may approve any of its open requests: the form ends with the one that it still shows [swap-one-prompt]', () => {
    const quote = [fire('quoteWait.swap.draft.form.offers.waiting'), answer('quoteSwap', offers.good)]
    const half = [...planned(), confirm, send('nav.back', at), type('0.5'), ...quote, send('swap.review', at)]
    const both = [...half, answer('planSwap', plans.unrun), confirm, confirm, confirm, send('nav.back', at)]
    expect(prompts(both)).toEqual([1, 2])
    expect(flow(...both, signed(2))?.value).toEqual({ sent: 'pending' })
    expect(flow(...both, signed(1))?.value.draft?.form).toBeDefined()
  })

  const rejected = (serial: number): Move => ({
    do: 'emit',
    at: `swap:${at}:${serial}/watchRequest`,
    event: { type: 'request.refused', failure: { code: 'wallet.rejected' } },
  })

  it('that approves one of two alike requests and rejects the other has swapped, in either order [swap-one-prompt]', () => {
    const both = [...occupied, confirm, confirm]
    for (const answers of [[signed(1)], [signed(1), rejected(2)], [rejected(2), signed(1)]]) {
      const swapped = flow(...both, ...answers)
      expect(swapped?.value).toEqual({ sent: 'pending' })
      expect(swapped?.context).toMatchObject({ shown: `swap:${at}:1`, hash, failure: null })
    }
    // The user is not led to swapping once more after the first one has failed.
    const second = flow(...both, signed(1), ended(1, { status: 'failed' }), signed(2))
    expect([second?.value, second?.context.shown]).toEqual([{ sent: 'pending' }, `swap:${at}:2`])
  })

  it.each([
    ['an approval', 'approving', plans.approvable],
    ['a revocation', 'revoking', plans.leftover],
  ])('that approves the swap while it is asked for %s has swapped [swap-one-prompt]', (_, state, plan) => {
    const both = [...occupiedBy(plan), confirm, confirm]
    expect(flow(...both, signed(2))?.value).toEqual({ [state]: 'pending' })
    for (const answers of [[signed(1)], [signed(2), signed(1)], [rejected(2), signed(1)]])
      expect(flow(...both, ...answers)?.value).toEqual({ sent: 'pending' })
  })

  it('that approves only the approval has not swapped [swap-one-prompt] [swap-approval]', () => {
    const approval = [...planned(plans.approvable), confirm, send('nav.back', at), send('swap.review', at)]
    const both = [...approval, answer('planSwap', plans.good), confirm, confirm]
    expect(flow(...both, signed(1))?.value).toEqual({ swapping: { prompted: 'asking' } })
    expect(flow(...both, rejected(2), signed(1))?.value).toEqual({ refused: 'declined' })
  })

  it('that rejects the later of two requests still has the earlier one, as the next review says [swap-one-prompt]', () => {
    const again = [...occupied, confirm, confirm, rejected(2), onceMore, answer('planSwap', plans.good)]
    expect(flow(...again)?.value).toEqual(hasPlan('occupied'))
  })

  it('is known if another page asked it, or this one before a reload [swap-one-prompt]', () => {
    const page = start(...planned(), tell(askedElsewhere))
    expect(snapshotOf(page, at)?.value).toEqual(hasPlan('occupied'))
    page.play(tell())
    expect(snapshotOf(page, at)?.value).toEqual(checking('refreshing'))
    expect(flow(...planned(), tell({ ...askedElsewhere, connectorId: 'example.harbour' }))?.value).toEqual(
      hasPlan('ready'),
    )
  })

  it('is known also if another page’s request began or ended while this one was open [swap-one-prompt]', () => {
    const again = [rejected(1), onceMore, answer('planSwap', plans.good)]
    const insisted = [...planned(), tell(askedElsewhere), confirm, confirm]
    expect(flow(...insisted, ...again)?.value).toEqual(hasPlan('occupied'))
    expect(flow(...insisted, tell(), ...again)?.value).toEqual(hasPlan('ready'))
    expect(flow(...planned(), confirm, tell(askedElsewhere), ...again)?.value).toEqual(hasPlan('occupied'))
  })
})

describe('the wallet', () => {
  const transferOf = (serial: number, ...moves: Move[]) =>
    snapshotOf(start(...moves), `swap:${at}:${serial}`)?.context.transfer

  it('is asked for exactly what was built [swap-exact] [swap-plan]', () => {
    expect(transferOf(1, ...planned(), confirm)).toMatchObject({
      call: plans.good.call,
      amount: '1000000000000000000',
      swap: { kind: 'swap', amount: offers.good.units, symbol: 'SUSD' },
    })
  })

  it('approves the token first, and swaps after another review [swap-approval] [swap-fresh]', () => {
    expect(transferOf(1, ...allowing)).toMatchObject({ call: plans.approvable.approval, swap: { kind: 'approval' } })
    expect(flow(...allowing)?.value).toEqual({ approving: 'pending' })
    const done = [...allowing, ended(1, { status: 'confirmed' })]
    expect(flow(...done)?.value).toEqual(checking('planning'))
    const ready = [...done, answer('planSwap', plans.good), confirm]
    expect(transferOf(2, ...ready)).toMatchObject({ call: plans.good.call })
  })

  it('revokes an earlier approval first, and then is asked for the new one, after another review [swap-leftover] [swap-fresh]', () => {
    const asked = [...planned(plans.leftover), confirm]
    expect(transferOf(1, ...asked)).toMatchObject({
      call: plans.leftover.revoke,
      amount: '0',
      swap: { kind: 'approval' },
    })
    const taken = [...asked, signed(1)]
    expect(flow(...taken)?.value).toEqual({ revoking: 'pending' })
    const done = [...taken, ended(1, { status: 'confirmed' })]
    expect(flow(...done)?.value).toEqual(checking('planning'))
    const allowed = [...done, answer('planSwap', plans.approvable), confirm]
    expect(transferOf(2, ...allowed)).toMatchObject({ call: plans.approvable.approval, amount: '1000000000000000000' })
    // It is a separate step even if the rest could be done at once.
    expect(flow(...planned({ ...plans.leftover, atomic: true }))?.value).toEqual(hasPlan('leftover'))
    expect(flow(...taken, ended(1, { status: 'failed' }))?.value).toEqual({ refused: 'approvalFailed' })
  })

  it.each([
    ['an approval', 'approving', 'approvable', plans.approvable],
    ['a revocation', 'revoking', 'leftover', plans.leftover],
  ])('is not asked for %s again while the network has yet to confirm it [swap-pending]', (_, state, asked, plan) => {
    const again = [send('nav.back', at), send('swap.review', at), answer('planSwap', plan)]
    const back = start(...planned(plan), confirm, signed(1), ...again)
    expect(snapshotOf(back, at)?.value).toEqual({ [state]: 'pending' })
    expect(snapshotOf(back, `swap:${at}:2`)).toBeUndefined()
    back.play(ended(1, { status: 'confirmed' }))
    expect(snapshotOf(back, at)?.value).toEqual(checking('planning'))
    // It is found also if the wallet has approved it late.
    const late = flow(...planned(plan), confirm, ...again, signed(1), answer('planSwap', plan))
    expect(late?.value).toEqual({ [state]: 'pending' })
    expect(late?.context).toMatchObject({ shown: `swap:${at}:1`, hash })
    // Once it has failed, or if the contract is another one, it is needed again.
    const failed = ended(1, { status: 'failed' })
    const [toForm, ...reviewed] = again
    expect(flow(...planned(plan), confirm, signed(1), promised(toForm), failed, ...reviewed)?.value).toEqual(
      hasPlan(asked),
    )
    const other = { to: tokens.dollar.address, data: '0x095ea7b4', value: '0' }
    const otherPlan = { ...plan, approval: other, ...('revoke' in plan && { revoke: other }) }
    expect(
      flow(...planned(plan), confirm, signed(1), ...again.slice(0, 2), answer('planSwap', otherPlan))?.value,
    ).toEqual(hasPlan(asked))
  })

  it.each([
    ['an approval', 'approving', plans.approvable],
    ['a revocation', 'revoking', plans.leftover],
  ])('awaits %s that was taken up from another page while the form was open [swap-pending]', (_, state, plan) => {
    const input = { ...transferOf(1, ...planned(plan), confirm), id: hash, hash }
    const adopted = send('actor.start', '', { chart: 'transaction', input })
    const reviewed = start(...quoted, adopted, send('swap.review', at), answer('planSwap', plan))
    expect(snapshotOf(reviewed, at)?.value).toEqual({ [state]: 'pending' })
    expect(snapshotOf(reviewed, at)?.context).toMatchObject({ shown: hash, hash })
    // So it is if it is taken up during the review: the next plan finds it.
    const renews = [fire('quoteLife.swap.draft.reviewing.check.planned'), answer('planSwap', plan)]
    expect(flow(...planned(plan), adopted, ...renews)?.value).toEqual({ [state]: 'pending' })
  })

  it.each([
    ['an approval', 'approvable', plans.approvable],
    ['a revocation', 'leftover', plans.leftover],
  ])('asks for %s again that is no longer followed [swap-pending] [send-pending]', (_, asked, plan) => {
    const displaced: Move = { do: 'emit', at: `swap:${at}:1/keepPending`, event: { type: 'pending.displaced' } }
    const again = [send('swap.review', at), answer('planSwap', plan)]
    const reviewed = flow(...planned(plan), confirm, signed(1), send('nav.back', at), displaced, ...again)
    expect(reviewed?.value).toEqual(hasPlan(asked))
  })

  it('approves and swaps at once if it can: one request has both calls [swap-atomic]', () => {
    expect(flow(...planned(plans.atomic))?.value).toEqual(hasPlan('atomic'))
    const { approval, call } = plans.atomic
    expect(transferOf(1, ...planned(plans.atomic), confirm)).toMatchObject({
      first: approval,
      call,
      swap: { kind: 'swap' },
    })
  })

  it('that sends two calls at once has its own id for them, and returns the hash at the end [swap-atomic]', () => {
    const signed: Move = {
      do: 'emit',
      at: `swap:${at}:1/watchRequest`,
      event: { type: 'request.signed', hash: 'calls-1' },
    }
    const simulation = start(...planned(plans.atomic), confirm, signed)
    expect(snapshotOf(simulation, at)).toMatchObject({ value: { sent: 'pending' }, context: { hash: null } })
    const hash = `0x${'7'.repeat(64)}`
    simulation.play(ended(1, { status: 'confirmed', hash }))
    expect(snapshotOf(simulation, at)).toMatchObject({ value: { sent: 'confirmed' }, context: { hash } })
    expect(toastsOf(simulation).context.toasts[0]).toMatchObject({ transaction: { hash } })
  })

  it('that alone knows the outcome, and is gone, is no longer waited for: after 2 min tracking ends without a message [swap-atomic]', () => {
    const transfer = { ...pending, first: plans.atomic.approval, hash: 'calls-1' }
    const simulation = start(send('actor.start', '', { chart: 'transaction', input: transfer }))
    const once: Move[] = [
      { do: 'resolve', at: `${pending.id}/readReceipt`, output: { status: 'unknown' } },
      { do: 'fire', at: pending.id, timer: 'xstate.after.receiptGap.transaction.pending.waiting' },
    ]
    for (let miss = 1; miss < 40; miss += 1) for (const move of once) simulation.play(move)
    expect(toastsOf(simulation).context.toasts).toHaveLength(1)
    simulation.play(promised(once[0]))
    expect(snapshotOf(simulation, pending.id)?.value).toBe('lost')
    expect(toastsOf(simulation).context.toasts).toEqual([])
  })

  it.each([
    ['a swap', plans.good, 'unidentified', 'swapping.unidentified'],
    ['an approval', plans.approvable, { refused: 'failed' }, 'approving.unidentified'],
    ['what takes one back', plans.leftover, { refused: 'failed' }, 'revoking.unidentified'],
  ])(
    'that is lost during its request for %s may have sent it, and the user is told [send-undecided]',
    (_, plan, state, code) => {
      const failure = { code: 'wallet.providerDisconnected' }
      const lost: Move = {
        do: 'emit',
        at: `swap:${at}:1/watchRequest`,
        event: { type: 'request.refused', failure },
      }
      const simulation = start(...planned(plan), confirm, lost)
      expect(snapshotOf(simulation, at)?.value).toEqual(state)
      expect(snapshotOf(simulation, at)?.context.failure).toEqual({ code: 'wallet.badHash' })
      expect(toastsOf(simulation).context.toasts.map((toast) => toast.code)).toEqual([code])
    },
  )

  it('that rejects has changed nothing, and is asked again after another review [swap-refused]', () => {
    const no: Move = {
      do: 'emit',
      at: `swap:${at}:1/watchRequest`,
      event: { type: 'request.refused', failure: { code: 'wallet.rejected' } },
    }
    expect(flow(...planned(), confirm, no)?.value).toEqual({ refused: 'declined' })
    expect(flow(...planned(), confirm, no, onceMore)?.value).toEqual(checking('planning'))
  })

  it('can be left if it does not answer: it is still tracked [flow-prompt-timeout] [flow-late-answer]', () => {
    const simulation = start(...planned(), confirm, {
      do: 'fire',
      at,
      timer: 'xstate.after.prompt.swap.swapping.prompted',
    })
    expect(snapshotOf(simulation, at)?.value).toEqual({ swapping: 'unanswered' })
    simulation.play(send('swap.finish', at))
    expect(snapshotOf(simulation, at)?.status).not.toBe('active')
    expect(snapshotOf(simulation, `swap:${at}:1`)?.status).toBe('active')
  })

  it.each([
    ['failed', { status: 'failed' }],
    ['cancelled', { status: 'cancelled', hash: '0x1' }],
    ['replaced', { status: 'replaced' }],
  ])(
    'whose approval was %s says so, and leads back to the review [swap-approval] [send-replaced]',
    (outcome, receipt) => {
      const state = `approval${outcome[0]?.toUpperCase()}${outcome.slice(1)}`
      const undone = [...allowing, ended(1, receipt)]
      expect([flow(...undone)?.value, statusOf(promised(flow(...undone)))]).toEqual([
        { refused: state },
        `swap.${state}`,
      ])
      expect(flow(...undone, onceMore)?.value).toEqual(checking('planning'))
    },
  )

  it('whose approval the network has dropped says so [send-replaced]', () => {
    const simulation = start(...allowing)
    const forgotten = { type: 'transaction.ended', id: `swap:${at}:1`, outcome: 'dropped', hash: null }
    simulation.play({ do: 'send', at, event: forgotten })
    expect(snapshotOf(simulation, at)?.value).toEqual({ refused: 'approvalDropped' })
  })

  it.each(['failed', 'dropped'] as const)(
    'that has %s is reviewed again, and for another account the form resets [swap-end] [swap-reset]',
    (status) => {
      const over: Move = {
        do: 'send',
        at,
        event: { type: 'transaction.ended', id: `swap:${at}:1`, outcome: status, hash: '0x' },
      }
      expect(flow(...sent, over)?.value).toEqual({ sent: status })
      expect(flow(...sent, over, onceMore)?.value).toEqual(checking('planning'))
      const elsewhere = flow(...sent, over, reported(reports.otherAccount), onceMore)
      expect(elsewhere?.matches({ draft: 'reviewing' })).toBe(false)
    },
  )

  it('has answered late, and the open form has both current balances [swap-end]', () => {
    const back = [...planned(), confirm, send('nav.back', at), type('0.5'), signed(1)]
    const over = start(...back, ended(1, { status: 'confirmed' }))
    const sender = snapshotOf(over, at)?.context.sender
    const renewed = (whose: object | undefined): Move => ({
      do: 'emit',
      at: `${at}/watchTokens`,
      event: {
        type: 'tokens.renewed',
        sender: whose,
        tokens: [
          { ...tokens.ether, amount: '5' },
          { ...tokens.dollar, amount: '7' },
        ],
      },
    })
    over.play(renewed(sender && { ...sender, address: '0x' }))
    expect(snapshotOf(over, at)?.context.from).toMatchObject({ amount: tokens.ether.amount })
    over.play(renewed(sender))
    expect(snapshotOf(over, at)?.context).toMatchObject({ from: { amount: '5' }, to: { amount: '7' } })
    expect(snapshotOf(over, at)?.value.draft.form.step).toBe('fundsMissing')
    expect(snapshotOf(over, at)?.context.tokens).toContainEqual({ ...tokens.tax, amount: '0' })
  })

  it('has sent it, and the outcome is shown wherever the user is [swap-end]', () => {
    const simulation = start(...sent, send('swap.finish', at))
    simulation.play(ended(1, { status: 'confirmed' }))
    expect(toastsOf(simulation).context.toasts.map(({ code, params }) => [code, params?.bought])).toEqual([
      ['swapping.confirmedAbout', '2988.020943 SUSD'],
    ])
  })

  it('has sent it, and the received amount is the one that the network reports [swap-end]', () => {
    const simulation = start(...sent)
    const changes = [{ token: tokens.dollar.address.toLowerCase(), amount: '2970092817' }]
    simulation.play(ended(1, { status: 'confirmed', changes }))
    expect(snapshotOf(simulation, at)?.context.arrived).toBe('2970092817')
    expect(toastsOf(simulation).context.toasts.map(({ code, params }) => [code, params?.bought])).toEqual([
      ['swapping.confirmed', '2970.092817 SUSD'],
    ])
  })
})
