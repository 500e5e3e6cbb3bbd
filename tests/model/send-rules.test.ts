import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '../../core/errors.ts'
import { statusOf } from '../../core/status-meta.ts'
import type { Event, Move } from '../../devtools/simulation.ts'
import { promised } from '../../machines/contract.ts'
import { askedElsewhere, receivers, reviews, sendable, tokens, wishes } from '../../machines/send/payloads.ts'
import { filled, loaded, reviewed, sent } from '../../machines/send/scenarios.ts'
import { hash } from '../../machines/transaction/payloads.ts'
import { undecided } from '../../machines/transaction/undecided.ts'
import { reported, send } from './moves.ts'
import { kitOf, snapshotOf, toastsOf } from './snapshots.ts'
import { startKit } from './start-kit.ts'
import { ofProject, reports } from './world.ts'

const at = 'route:1'
const transfer = `transfer:${at}:1`
const open: Move[] = [reported(reports.connected), send('modal.open', '', { view: 'WalletSend' })]
const start = (...moves: Move[]) => startKit([...open, ...moves])
const flow = (...moves: Move[]) => snapshotOf(start(...moves), at)
const answer = (port: string, output: unknown): Move => ({ do: 'resolve', at: `${at}/${port}`, output })
const type = (text: string, decimal: string | null = text) => send('amount.type', at, { text, decimal })
const write = (text: string) => send('receiver.type', at, { text })
const choose = (token: object): Move[] => [send('tokens.open', at), send('token.choose', at, { token })]
const told = (channel: string, event: Event): Move => ({ do: 'emit', at: `${at}/${channel}`, event })
const scanning: Move[] = [told('watchCamera', { type: 'camera.changed', isThere: true }), send('receiver.scan', at)]
const rested: Move = { do: 'fire', at, timer: 'xstate.after.resolveWait.send.draft.form.receiver.waiting' }
const stepOf = (...moves: Move[]) => flow(...moves)?.value.draft.form.step

describe('the amount', () => {
  it('is in tokens, or in money if the price is known [send-amount]', () => {
    expect(flow(...loaded)?.can({ type: 'amount.toggle' })).toBe(false)
    const inMoney = [...loaded, ...choose(tokens.dollar), send('amount.toggle', at), type('2.5')]
    expect(flow(...inMoney)?.context.units).toBe('2500000')
    expect(flow(...inMoney, send('amount.toggle', at))?.context).toMatchObject({ typed: null, units: '2500000' })
  })

  it('keeps its value if the price becomes unknown: it is then in tokens, not as many as there were dollars [send-amount]', () => {
    const inMoney = [...loaded, ...choose(tokens.dollar), send('amount.toggle', at), type('2.5')]
    const sender = flow(...inMoney)?.context.sender
    const { price: _, ...unpriced } = { ...tokens.dollar, amount: '7000000' }
    const renewed: Move = told('watchTokens', { type: 'tokens.renewed', sender, tokens: [unpriced] })
    expect(flow(...inMoney, renewed)?.value.draft.form.amount).toBe('unpriced')
    expect(flow(...inMoney, renewed)?.context).toMatchObject({ typed: null, units: '2500000' })
  })

  it.each([
    ['0', 'valueIncorrect'],
    ['0.0000000000000000001', 'valueIncorrect'],
    ['1.5', 'receiverMissing'],
    ['1.500000000000000001', 'fundsMissing'],
  ])('of %s leads to %s [send-number] [send-steps]', (amount, step) => {
    expect(stepOf(...loaded, type(amount))).toBe(step)
  })

  it('can be all of a token, and all of the currency minus its fee [send-max]', () => {
    const all = send('amount.max', at)
    expect(flow(...loaded, ...choose(tokens.dollar), all)?.context.units).toBe(tokens.dollar.amount)
    const most = flow(...loaded, all, answer('reviewTransfer', reviews.good))?.context.units
    expect(most).toBe(String(BigInt(tokens.ether.amount) - BigInt(reviews.good.reserve)))
    expect(flow(...loaded, all, answer('reviewTransfer', { reserve: '9'.repeat(30) }))?.context.units).toBe('0')
  })
})

describe('a receiver that resembles the wrong one', () => {
  const reviewOf = (receiver: object): Move[] => [
    ...loaded,
    type('1'),
    write(receivers.alike.address),
    answer('resolveReceiver', receiver),
    send('send.review', at),
  ]
  const confirm = send('send.confirm', at)
  const vouch = send('receiver.vouch', at)

  it.each([
    ['like one of before', receivers.alike],
    ['a token’s own address', receivers.token],
  ])(
    '%s is accepted once the user confirms that it is the right one [send-look-alike] [send-first-time]',
    (_, receiver) => {
      const doubted = [...reviewOf(receiver), answer('reviewTransfer', reviews.good)]
      expect(flow(...doubted)?.can({ type: 'send.confirm' })).toBe(false)
      expect(flow(...doubted, vouch)?.can({ type: 'send.confirm' })).toBe(true)
      expect(flow(...doubted, vouch, vouch)?.can({ type: 'send.confirm' })).toBe(false)
      expect(flow(...doubted, vouch, confirm)?.matches('sending')).toBe(true)
    },
  )

  it('is not accepted unchecked even if the node does not answer [send-look-alike]', () => {
    const unchecked: Move[] = [
      ...reviewOf(receivers.alike),
      { do: 'reject', at: `${at}/reviewTransfer`, code: 'rpc.failed' },
    ]
    expect(flow(...unchecked, confirm)?.matches({ draft: { reviewing: { doubted: 'unsure' } } })).toBe(true)
    expect(flow(...unchecked, confirm, vouch, confirm)?.matches('sending')).toBe(true)
  })

  it('stays confirmed while the node is asked again, and only for this review [send-look-alike]', () => {
    const timer = (state: string): Move => ({
      do: 'fire',
      at,
      timer: `xstate.after.reviewLife.send.draft.reviewing.doubted.${state}.fresh`,
    })
    const vouched = [...reviewOf(receivers.alike), answer('reviewTransfer', reviews.good), vouch]
    const again = [...vouched, timer('vouched'), answer('reviewTransfer', reviews.good)]
    expect(flow(...again)?.can({ type: 'send.confirm' })).toBe(true)
    const anotherReview = [...again, send('nav.back', at), send('send.review', at)]
    expect(flow(...anotherReview, answer('reviewTransfer', reviews.good))?.can({ type: 'send.confirm' })).toBe(false)
  })
})

it.each(['failed', 'dropped'])(
  'a transaction that the network has %s can be reviewed and sent once more [send-replaced]',
  (outcome) => {
    const ended = send('transaction.ended', at, { id: transfer, outcome, hash })
    const again = flow(...sent, ended, send('send.again', at))
    expect(again?.matches({ draft: { reviewing: 'checking' } })).toBe(true)
    expect(again?.context).toMatchObject({ units: '1000000000000000000', receiver: receivers.known, isVouched: false })
  },
)

it('the user can leave a wallet that does not answer: it is still tracked, because a late approval sends [flow-prompt-timeout] [flow-late-answer]', () => {
  const simulation = start(...reviewed, send('send.confirm', at))
  simulation.play({ do: 'fire', at, timer: 'xstate.after.prompt.send.sending.prompted' })
  expect(snapshotOf(simulation, at)?.value).toEqual({ sending: 'unanswered' })
  simulation.play(send('send.finish', at))
  expect(snapshotOf(simulation, at)?.status).not.toBe('active')
  expect(snapshotOf(simulation, transfer)?.status).toBe('active')
})

it('the receiver can be cleared, along with its error [send-receiver]', () => {
  const clear = send('receiver.clear', at)
  expect(flow(...loaded)?.can({ type: 'receiver.clear' })).toBe(false)
  expect(flow(...filled, clear)?.context).toMatchObject({ receiverText: '', receiver: null, failure: null })
  expect(flow(...filled, clear)?.matches({ draft: { form: { receiver: 'empty' } } })).toBe(true)
})

it('a retry is impossible while the app does not know the network [account-unknown-network]', () => {
  const loadFails = (code: string) => start({ do: 'reject', at: `${at}/loadTokens`, code })
  const mayRetry = (simulation: ReturnType<typeof startKit>) =>
    snapshotOf(simulation, at)?.can({ type: 'tokens.retry' })
  expect(mayRetry(loadFails('rpc.failed'))).toBe(true)
  const unknown = loadFails('chain.notConfigured')
  expect([mayRetry(unknown), snapshotOf(unknown, at)?.hasTag('failed')]).toEqual([false, true])
  unknown.play(reported(reports.otherNetwork))
  expect(snapshotOf(unknown, at)?.matches({ draft: 'loading' })).toBe(true)
})

describe('the dApp’s send request', () => {
  const wished = (...moves: Move[]): Move[] => [
    reported(reports.connected),
    send('modal.open', '', { view: 'WalletSend', wish: '{}' }),
    ...loaded,
    ...moves,
  ]

  it('fills the form in, once [send-wish]', () => {
    const filledIn = wished(answer('readWish', wishes.here))
    expect(snapshotOf(startKit(filledIn), at)?.context).toMatchObject({
      token: tokens.dollar,
      units: '2500000',
      typed: null,
      receiverText: receivers.known.address,
    })
    const other = startKit([...filledIn, reported(reports.otherAccount), answer('loadTokens', sendable(tokens.ether))])
    expect(snapshotOf(other, at)?.context).toMatchObject({ token: tokens.ether, units: null, receiverText: '' })
  })

  it('is reported if the account’s tokens failed to load [send-wish]', () => {
    const simulation = startKit(wished().slice(0, 2))
    simulation.play({ do: 'reject', at: `${at}/loadTokens`, code: 'rpc.failed' })
    expect(snapshotOf(simulation, 'notices/snackbar')?.context.message?.code).toBe('wish.tokens')
  })

  it('is reported if it is invalid, with an empty form [send-wish]', () => {
    const simulation = startKit(wished({ do: 'reject', at: `${at}/readWish`, code: 'transfer.amount' }))
    expect(snapshotOf(simulation, at)?.value).toMatchObject({ draft: { form: { step: 'amountMissing' } } })
    expect(snapshotOf(simulation, 'notices/snackbar')?.context.message).toEqual({
      variant: 'error',
      code: 'transfer.amount',
    })
  })

  it('asks the wallet for its network, once, and waits for that [send-wish]', () => {
    const simulation = startKit(wished(answer('readWish', wishes.elsewhere)))
    expect(kitOf(simulation).value).toMatchObject({ modal: { open: 'SwitchNetwork' } })
    simulation.play(send('nav.back'))
    expect(snapshotOf(simulation, at)?.value).toMatchObject({ draft: { form: { step: 'amountMissing' } } })
    simulation.play(reported(reports.otherNetwork))
    simulation.play(answer('loadTokens', sendable(tokens.ether)))
    simulation.play(answer('readWish', wishes.here))
    expect(snapshotOf(simulation, at)?.context).toMatchObject({ units: '2500000', wish: null })
  })
})

describe('the token', () => {
  it('is chosen from the account’s tokens, and a new choice clears the amount [send-token]', () => {
    expect(flow(...loaded, type('1'), ...choose(tokens.dollar))?.context).toMatchObject({
      token: tokens.dollar,
      typed: '',
      units: null,
    })
    expect(flow(...loaded, type('1'), ...choose(tokens.ether))?.context).toMatchObject({ typed: null })
  })
})

describe('the receiver', () => {
  it('is looked up once typing pauses, and an answer about an earlier text is ignored [send-name]', () => {
    const first = start(...loaded, type('1'), write('one.eth'))
    expect(first.working().some(({ src }) => src === 'resolveReceiver')).toBe(false)
    first.play(rested)
    first.play(write('two.eth'))
    expect(() => first.play(answer('resolveReceiver', receivers.known))).toThrow()
    first.play(rested)
    first.play(answer('resolveReceiver', receivers.named))
    expect(snapshotOf(first, at)?.context.receiver).toEqual(receivers.named)
  })

  it('is found invalid once typing pauses, and an earlier missing field keeps the button [send-name] [send-steps]', () => {
    const wrong: Move = { do: 'reject', at: `${at}/resolveReceiver`, code: 'transfer.receiver' }
    const half = start(...loaded, type('1'), write(receivers.known.address.slice(0, -1)))
    const status = () => {
      const form = snapshotOf(half, at)
      return form && statusOf(form)
    }
    expect(half.working().some(({ src }) => src === 'resolveReceiver')).toBe(false)
    expect(status()).toBe('send.resolving')
    half.play(rested)
    half.play(wrong)
    expect(status()).toBe('send.invalidAddress')
    half.play(type('x', null))
    half.play(write('0x'))
    half.play(rested)
    half.play(wrong)
    expect(status()).toBe('send.incorrectValue')
    half.play(type('1'))
    expect(status()).toBe('send.invalidAddress')
    half.play(write(receivers.known.address))
    expect(status()).toBe('send.resolving')
    half.play(answer('resolveReceiver', receivers.known))
    expect(status()).toBe('send.preview')
  })

  it('is never the token itself [send-receiver]', () => {
    const asked = [...loaded, ...choose(tokens.dollar), type('1'), write(tokens.dollar.address)]
    const told = flow(...asked, answer('resolveReceiver', receivers.token))
    expect(told?.context).toMatchObject({ receiver: null, failure: { code: 'transfer.ownToken' } })
    const known = [...loaded, type('1'), write(tokens.dollar.address), answer('resolveReceiver', receivers.token)]
    expect(flow(...known)?.context.receiver).toEqual(receivers.token)
    const chosen = flow(...known, ...choose(tokens.dollar), answer('resolveReceiver', receivers.token))
    expect(chosen?.context).toMatchObject({ receiver: null, failure: { code: 'transfer.ownToken' } })
  })

  it.each([
    [`ethereum:${receivers.known.address}@31337?value=5`, receivers.known.address],
    [`ethereum:pay-${receivers.known.address}`, receivers.known.address],
    [`ethereum:${receivers.known.address}@1`, `ethereum:${receivers.known.address}@1`],
    [`eip155:31337:${receivers.known.address}`, receivers.known.address],
    [`eip155:1:${receivers.known.address}`, `eip155:1:${receivers.known.address}`],
    ['bitcoin:1BoatSLRHtKNngkdXEeobR76b53LETtpyT', 'bitcoin:1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
  ])('is pasted as %s [send-paste]', (copied, text) => {
    const pasted = flow(...loaded, send('receiver.paste', at), answer('readClipboard', copied))
    expect(pasted?.context.receiverText).toBe(text)
    const scanned = flow(...loaded, ...scanning, told('watchCodes', { type: 'scan.read', text: copied }))
    expect(scanned?.context.receiverText).toBe(text)
  })

  it('is pasted with a payment’s token and amount, if the account has the token [send-paste]', () => {
    const { address } = tokens.dollar
    const paste = (uri: string) => [send('receiver.paste', at), answer('readClipboard', uri)]
    const of = (token: string, call = 'transfer') =>
      `ethereum:${token}@31337/${call}?address=${receivers.known.address}&uint256=2.5e6`
    const asked = flow(...loaded, ...paste(of(address)))
    expect(asked?.context).toMatchObject({
      token: tokens.dollar,
      units: '2500000',
      receiverText: receivers.known.address,
    })
    expect(asked?.value.draft.form.amount).toBe('inToken')
    const strange = flow(...loaded, type('1'), ...paste(of(receivers.named.address)))
    expect(strange?.context).toMatchObject({ token: tokens.ether, typed: '1', receiverText: receivers.known.address })
    expect(flow(...loaded, ...paste(of(address, 'approve')))?.context).toMatchObject({
      token: tokens.ether,
      receiverText: of(address, 'approve'),
    })
    const back = [...loaded, ...choose(tokens.dollar), send('amount.toggle', at)]
    const native = flow(...back, ...paste(`ethereum:${receivers.known.address}?value=1e17`))
    expect(native?.context).toMatchObject({ token: tokens.ether, units: '100000000000000000' })
    expect(native?.value.draft.form.amount).toBe('unpriced')
  })

  it('can be chosen from recent ones while it is empty, and is looked up like any other [send-recent]', () => {
    const recalled = [...loaded, answer('loadRecent', [receivers.known.address])]
    const choice = { type: 'receiver.choose', address: receivers.known.address }
    const chosen = flow(...recalled, send('receiver.choose', at, choice))
    expect(chosen?.context.receiverText).toBe(receivers.known.address)
    expect(chosen?.value.draft.form.receiver).toBe('resolving')
    expect(flow(...recalled, write('har'))?.can(choice)).toBe(false)
    const other = flow(...recalled, reported(reports.otherAccount), answer('loadTokens', sendable(tokens.ether)))
    expect(other?.context.recent).toEqual([])
  })

  it('is scanned by a camera if there is one, and the amount stays unchanged; a failure can be retried [send-scan]', () => {
    expect(flow(...loaded)?.can({ type: 'receiver.scan' })).toBe(false)
    const inMoney = [...loaded, ...choose(tokens.dollar), send('amount.toggle', at), type('2.5'), ...scanning]
    const simulation = start(...inMoney)
    const scanned = () => snapshotOf(simulation, at)?.value.draft.scanning
    expect(scanned()).toEqual({ on: 'asking' })
    simulation.play(told('watchCodes', { type: 'scan.failed', failure: { code: 'camera.denied' } }))
    expect(scanned()).toBe('failed')
    expect(simulation.working().some(({ src }) => src === 'watchCodes')).toBe(false)
    simulation.play(send('scan.retry', at))
    simulation.play(told('watchCodes', { type: 'scan.started' }))
    expect(scanned()).toEqual({ on: 'looking' })
    simulation.play(told('watchCodes', { type: 'scan.read', text: receivers.known.address }))
    simulation.play(answer('resolveReceiver', receivers.known))
    expect(snapshotOf(simulation, at)?.context).toMatchObject({
      typed: '2.5',
      units: '2500000',
      receiver: receivers.known,
    })
    expect(snapshotOf(simulation, at)?.value.draft.form.amount).toBe('inMoney')
  })

  it('stays empty if the camera is left without a code, and the camera is then off [send-scan]', () => {
    const left = start(...loaded, type('1'), ...scanning, send('nav.back', at))
    expect(snapshotOf(left, at)?.value.draft.form).toMatchObject({
      receiver: { empty: 'recalling' },
      step: 'receiverMissing',
    })
    expect(left.working().some(({ src }) => src === 'watchCodes')).toBe(false)
  })

  it('can be pasted over or scanned again if it is invalid; without a code, it is checked again [send-paste] [send-scan]', () => {
    const wrong: Move = { do: 'reject', at: `${at}/resolveReceiver`, code: 'transfer.receiver' }
    const written = [...loaded, send('receiver.type', at, { text: 'nobody' }), rested, wrong]
    const paste = [send('receiver.paste', at), answer('readClipboard', receivers.known.address)]
    const pasted = flow(...written, ...paste, answer('resolveReceiver', receivers.known))
    expect(pasted?.context.receiver).toEqual(receivers.known)
    expect(pasted?.can({ type: 'receiver.paste' })).toBe(false)
    const left = start(...written, ...scanning, send('nav.back', at))
    expect(snapshotOf(left, at)?.value.draft.form.receiver).toBe('waiting')
    left.play(rested)
    left.play(wrong)
    expect(snapshotOf(left, at)?.value.draft.form.receiver).toBe('invalid')
    expect(snapshotOf(left, at)?.context.failure?.code).toBe('transfer.receiver')
  })
})

describe('the form', () => {
  it('names the missing field in a fixed order, whatever was filled in first [send-steps]', () => {
    const label = (...moves: Move[]) => statusOf(promised(flow(...loaded, ...moves)))
    const none: Move[] = [
      write('none.eth'),
      rested,
      { do: 'reject', at: `${at}/resolveReceiver`, code: 'transfer.receiver' },
    ]
    const much = type('20000')
    expect([label(...none, much), label(much, ...none)]).toEqual(['send.insufficientFunds', 'send.insufficientFunds'])
    expect([label(...none), label(write('none.eth'))]).toEqual(['send.addAmount', 'send.addAmount'])
    expect([label(type('1'), ...none), label(type('1'), write('none.eth'))]).toEqual([
      ...['send.invalidAddress', 'send.resolving'],
    ])
  })

  it.each([
    ['account', reports.otherAccount],
    ['network', reports.otherNetwork],
    ['wallet that has the same account', reports.embedded],
  ])('resets for another %s, and not for the same one [send-reset]', (_, report) => {
    for (const before of [filled, reviewed]) {
      const other = flow(...before, reported(report))
      expect(other?.value).toEqual({ draft: 'loading' })
      expect(other?.context).toMatchObject({ units: null, receiver: null, token: null })
    }
    expect(flow(...filled, reported(reports.connected))?.context.receiver).toEqual(receivers.known)
  })

  it('says that it was reset if something was filled in [send-reset]', () => {
    const said = (...moves: Move[]) => snapshotOf(start(...moves), 'notices/snackbar')?.context.message?.code
    const other = reported(reports.otherAccount)
    expect(said(...loaded, other)).toBeUndefined()
    for (const before of [[...loaded, type('1')], [...loaded, write('harbour.eth')], reviewed])
      expect(said(...before, other)).toBe('send.reset')
  })

  it('is unchanged after the review and after a rejection [send-refused]', () => {
    const refused: Move = {
      do: 'emit',
      at: `${transfer}/watchRequest`,
      event: { type: 'request.refused', failure: { code: 'wallet.rejected' } },
    }
    const back = flow(...reviewed, send('send.confirm', at), refused, send('nav.back', at))
    expect(back?.context).toMatchObject({ units: '1000000000000000000', receiver: receivers.known, failure: null })
    const again = flow(...reviewed, send('send.confirm', at), refused, send('send.again', at))
    expect(again?.value).toEqual({ sending: { prompted: 'asking' } })
  })

  it.each([
    ['account', reports.otherAccount],
    ['network', reports.otherNetwork],
  ])('resets for another %s if the user tries again after a rejection [send-reset] [send-refused]', (_, report) => {
    const simulation = start(...reviewed, send('send.confirm', at))
    const failure = { code: 'wallet.rejected' }
    simulation.play({ do: 'emit', at: `${transfer}/watchRequest`, event: { type: 'request.refused', failure } })
    simulation.play(reported(report))
    simulation.play(send('send.again', at))
    expect(snapshotOf(simulation, at)?.value).toEqual({ draft: 'loading' })
    expect(snapshotOf(simulation, 'notices/snackbar')?.context.message?.code).toBe('send.reset')
    expect(simulation.working().some(({ src }) => src === 'watchRequest')).toBe(false)
  })
})

describe('a transfer', () => {
  const signed: Move = { do: 'emit', at: `${transfer}/watchRequest`, event: { type: 'request.signed', hash } }
  const receipt = (output: object): Move => ({ do: 'resolve', at: `${transfer}/readReceipt`, output })

  it('continues when the modal closes, can be approved late, and shows its outcome in a toast [send-pending]', () => {
    const simulation = start(...reviewed, send('send.confirm', at), send('modal.close', '', { reason: 'button' }))
    expect(kitOf(simulation).hasTag('open')).toBe(false)
    simulation.play(signed)
    simulation.play(receipt({ status: 'confirmed' }))
    expect(toastsOf(simulation).context.toasts).toMatchObject([
      {
        code: 'sending.confirmed',
        params: { amount: '1 ETH' },
        transaction: { caipNetworkId: 'eip155:31337', hash },
      },
    ])
  })

  it.each<[string, Move, string[]]>([
    ['in sight is told there alone', send('modal.open'), []],
    ['after the modal was closed', send('modal.close', '', { reason: 'button' }), ['sending.refused']],
    ['after the wallet has disconnected', reported(reports.disconnected), ['sending.refused']],
  ])('that is refused %s [send-refused]', (_, meanwhile, codes) => {
    const simulation = start(...reviewed, send('send.confirm', at), meanwhile)
    const failure = { code: 'wallet.rejected' }
    simulation.play({ do: 'emit', at: `${transfer}/watchRequest`, event: { type: 'request.refused', failure } })
    const { toasts } = toastsOf(simulation).context
    expect(toasts.map(({ code }) => code)).toEqual(codes)
  })

  const refusedAs = (code: ErrorCode): Move => ({
    do: 'emit',
    at: `${transfer}/watchRequest`,
    event: { type: 'request.refused', failure: { code } },
  })

  it.each([...undecided])('that ends as %s may have been sent: it is not called rejected [send-undecided]', (code) => {
    for (const meanwhile of [send('modal.open'), reported(reports.disconnected)]) {
      const simulation = start(...reviewed, send('send.confirm', at), meanwhile, refusedAs(code))
      expect(toastsOf(simulation).context.toasts.map((toast) => toast.code)).toEqual(['sending.unidentified'])
    }
    const route = flow(...reviewed, send('send.confirm', at), refusedAs(code))
    expect(route?.value).toBe('unidentified')
    expect(route?.context.failure).toEqual({ code: 'wallet.badHash' })
  })

  it.each<ErrorCode>([
    ...(['wallet.rejected', 'wallet.transactionRejected', 'wallet.failed', 'wallet.badRequest'] as const),
    ...(['wallet.unsupportedMethod', 'wallet.unauthorized', 'wallet.pending', 'wallet.locked'] as const),
    ...(['wallet.limited', 'wallet.notConnected', 'wallet.chainUnknown', 'wallet.popupBlocked'] as const),
    ...(['chain.mismatch', 'transaction.failed', 'transaction.expired', 'transaction.malformed'] as const),
    ...(['relay.unreachable', 'network.offline', 'rpc.failed', 'rpc.malformed', 'adapter.failed'] as const),
  ])('that ends as %s was not sent, and can be requested again [send-undecided] [send-refused]', (code) => {
    const route = flow(...reviewed, send('send.confirm', at), refusedAs(code))
    expect(route?.can({ type: 'send.again' })).toBe(true)
  })

  it('without a hash from the wallet is reported, and cannot be sent again [send-pending]', () => {
    const unidentified = refusedAs('wallet.badHash')
    const simulation = start(...reviewed, send('send.confirm', at), unidentified)
    const route = snapshotOf(simulation, at)
    expect(route?.value).toBe('unidentified')
    expect(['send.confirm', 'send.finish'].map((type) => route?.can({ type }))).toEqual([false, true])
    expect(toastsOf(simulation).context.toasts).toMatchObject([
      { code: 'sending.unidentified', params: { amount: '1 ETH' } },
    ])
    const left = start(...reviewed, send('send.confirm', at), unidentified, send('nav.back', at))
    expect(kitOf(left).hasTag('open')).toBe(false)
  })

  it.each(['failed', 'spedUp', 'cancelled', 'replaced'] as const)(
    'that %s is reported as such [send-replaced]',
    (status) => {
      const simulation = start(...sent, receipt({ status }))
      expect(toastsOf(simulation).context.toasts[0]?.code).toBe(`sending.${status}`)
      expect(snapshotOf(simulation, at)?.value).toEqual({ sent: status })
    },
  )

  it('is no longer tracked if too many newer ones are pending [send-pending]', () => {
    const displaced: Move = { do: 'emit', at: `${transfer}/keepPending`, event: { type: 'pending.displaced' } }
    const simulation = start(...sent, displaced)
    expect(toastsOf(simulation).context.toasts).toEqual([])
    expect(simulation.working().some((each) => each.at === `${transfer}/readReceipt`)).toBe(false)
  })

  it('warns about its fee if that has doubled since it was first shown [send-review]', () => {
    const refreshed: Move = {
      do: 'fire',
      at,
      timer: 'xstate.after.reviewLife.send.draft.reviewing.ready.fresh',
    }
    const raised = [...reviewed, refreshed, answer('reviewTransfer', reviews.dear)]
    expect(flow(...raised)?.value).toEqual({ draft: { reviewing: { feeRaised: 'fresh' } } })
    const later: Move = {
      do: 'fire',
      at,
      timer: 'xstate.after.reviewLife.send.draft.reviewing.feeRaised.fresh',
    }
    const { fee } = reviews.dear
    expect(
      flow(...raised, later, answer('reviewTransfer', { ...reviews.dear, fee: `${fee}0` }))?.context,
    ).toMatchObject({ review: { fee: `${fee}0` } })
    expect(flow(...raised, later, answer('reviewTransfer', reviews.good))?.value).toEqual({
      draft: { reviewing: { ready: 'fresh' } },
    })
    expect(flow(...reviewed, refreshed, answer('reviewTransfer', reviews.good))?.value).toEqual({
      draft: { reviewing: { ready: 'fresh' } },
    })
  })

  it('does not warn about an unknown fee [send-review]', () => {
    const { fee: _, ...unknown } = reviews.good
    const asked = [...filled, send('send.review', at), answer('reviewTransfer', unknown)]
    expect(flow(...asked)?.value).toEqual({ draft: { reviewing: { ready: 'fresh' } } })
  })
})

describe('the review', () => {
  const refreshing: Move = { do: 'fire', at, timer: 'xstate.after.reviewLife.send.draft.reviewing.ready.fresh' }
  const asked = [...filled, send('send.review', at)]
  const said = (review: object, ...before: Move[]) =>
    flow(...(before.length > 0 ? before : asked), answer('reviewTransfer', review))

  it('uses the node’s balance, and not the list’s [send-review]', () => {
    const none: Move = answer('loadTokens', sendable(tokens.dollar))
    const form = [none, type('1'), write(receivers.known.address), answer('resolveReceiver', receivers.known)]
    const poor = said({ ...reviews.good, own: '0' }, ...form, send('send.review', at))
    expect(poor?.value).toEqual({ draft: { reviewing: 'feeMissing' } })
    expect(said({ ...reviews.good, own: '1000000000000000000' })?.value).toEqual({ draft: { reviewing: 'feeMissing' } })
    expect(said({ ...reviews.good, own: '1' })?.context.token?.amount).toBe('1')
    // The kit's own message is shown, whatever the node calls the error.
    const { problem } = reviews.bad
    expect(said({ ...reviews.good, own: '1', problem })?.value).toEqual({ draft: { reviewing: 'feeMissing' } })
  })

  it('names the cost that the account cannot pay [send-review]', () => {
    expect(said(reviews.deep)?.value).toEqual({ draft: { reviewing: 'depositMissing' } })
    expect(said({ ...reviews.deep, own: '1000020999999999999' })?.value).toEqual({ draft: { reviewing: 'feeMissing' } })
    expect(said({ ...reviews.deep, own: '1000021000002039280' })?.value).toEqual({
      draft: { reviewing: { ready: 'fresh' } },
    })
  })

  it('is prepared again on the user’s request, with visible progress [send-review]', () => {
    const again = flow(...asked, answer('reviewTransfer', reviews.bad), send('review.retry', at))
    expect(again?.value).toEqual({ draft: { reviewing: 'rechecking' } })
    expect(again?.can({ type: 'review.retry' })).toBe(false)
  })

  it('blocks a transfer of which nothing would arrive [send-review]', () => {
    expect(said(reviews.vain)?.value).toEqual({ draft: { reviewing: 'vain' } })
    expect(said(reviews.vain)?.can({ type: 'send.confirm' })).toBe(false)
    expect(flow(...reviewed, refreshing, answer('reviewTransfer', reviews.vain))?.value).toEqual({
      draft: { reviewing: 'vain' },
    })
  })

  it('blocks an amount if the token’s decimals differ from those that the user was shown [assets-decimals]', () => {
    expect(said(reviews.odd)?.value).toEqual({ draft: { reviewing: 'miscounted' } })
    expect(said(reviews.odd)?.can({ type: 'send.confirm' })).toBe(false)
    expect(flow(...reviewed, refreshing, answer('reviewTransfer', reviews.odd))?.value).toEqual({
      draft: { reviewing: 'miscounted' },
    })
  })
})

describe('a wallet with an open request', () => {
  const tell = (...transfers: object[]) => told('watchAsked', { type: 'asked.changed', asked: transfers })
  const signed: Move = { do: 'emit', at: `${transfer}/watchRequest`, event: { type: 'request.signed', hash } }
  const again = [...reviewed, send('send.confirm', at), send('nav.back', at)]
  const second = [...again, send('send.review', at), answer('reviewTransfer', reviews.good)]

  it('is shown, and gets another transfer only after the user has confirmed twice [send-one-prompt]', () => {
    expect(flow(...again)?.context.asked).toMatchObject({ amount: '1000000000000000000', symbol: 'ETH' })
    expect(flow(...second)?.value).toEqual({ draft: { reviewing: 'occupied' } })
    expect(flow(...second, send('send.confirm', at))?.value).toEqual({ draft: { reviewing: 'insisting' } })
    const both = start(...second, send('send.confirm', at), send('send.confirm', at))
    expect(snapshotOf(both, at)?.value).toEqual({ sending: { prompted: 'asking' } })
    const unknown: Move = { do: 'reject', at: `${at}/reviewTransfer`, code: 'rpc.failed' }
    expect(flow(...again, send('send.review', at), unknown, send('send.confirm', at))?.value).toEqual({
      draft: { reviewing: 'occupied' },
    })
  })

  it('may send what the form still shows, which is then not sent again [send-one-prompt]', () => {
    expect(flow(...again, signed)?.value).toEqual({ sent: 'pending' })
    expect(flow(...second, signed)?.value).toEqual({ sent: 'pending' })
    expect(flow(...again, signed)?.context.hash).toBe(hash)
  })

  it('may approve any of its open requests: the form ends with the one that it still shows [send-one-prompt]', () => {
    const other = [...again, type('0.5'), send('send.review', at), answer('reviewTransfer', reviews.good)]
    const both = [...other, send('send.confirm', at), send('send.confirm', at), send('nav.back', at)]
    const newer: Move = { do: 'emit', at: `transfer:${at}:2/watchRequest`, event: { type: 'request.signed', hash } }
    expect(flow(...both, newer)?.value).toEqual({ sent: 'pending' })
    expect(flow(...both, signed)?.value.draft.form).toBeDefined()
    const confirmed = send('transaction.ended', at, { id: transfer, outcome: 'confirmed', hash })
    expect(flow(...both, type('1'), signed, confirmed)?.value).toEqual({ sent: 'confirmed' })
  })

  const rejected = (serial: number): Move => ({
    do: 'emit',
    at: `transfer:${at}:${serial}/watchRequest`,
    event: { type: 'request.refused', failure: { code: 'wallet.rejected' } },
  })
  const insisted = [...second, send('send.confirm', at), send('send.confirm', at)]

  it('that approves one of two alike requests and rejects the other has sent it, in either order [send-one-prompt]', () => {
    for (const answers of [[signed], [signed, rejected(2)], [rejected(2), signed]]) {
      const sending = flow(...insisted, ...answers)
      expect(sending?.value).toEqual({ sent: 'pending' })
      expect(sending?.context).toMatchObject({ shown: transfer, hash, failure: null })
    }
    // The user is not led to sending it once more after the first one has failed.
    const failed = send('transaction.ended', at, { id: transfer, outcome: 'failed', hash })
    const newer: Move = { do: 'emit', at: `transfer:${at}:2/watchRequest`, event: { type: 'request.signed', hash } }
    const other = flow(...insisted, signed, failed, newer)
    expect([other?.value, other?.context.shown]).toEqual([{ sent: 'pending' }, `transfer:${at}:2`])
  })

  it('that rejects is asked again at once only if it has no other request [send-one-prompt] [send-refused]', () => {
    const again = send('send.again', at)
    expect(flow(...insisted, rejected(2), again)?.value).toEqual({ draft: { reviewing: 'checking' } })
    expect(flow(...insisted, rejected(2), again, answer('reviewTransfer', reviews.good))?.value).toEqual({
      draft: { reviewing: 'occupied' },
    })
    expect(flow(...insisted, rejected(1), rejected(2), again)?.value).toEqual({ sending: { prompted: 'asking' } })
  })

  it('on another network does not send what the form shows, however alike it is [send-one-prompt] [send-reset]', () => {
    expect(flow(...again, reported(reports.otherNetwork), ...filled, signed)?.value.draft?.form).toBeDefined()
  })

  it('is the wallet of the form: another one with an open request counts once it is active [send-one-prompt] [send-reset]', () => {
    const ofOther = { ...askedElsewhere, connectorId: reports.both.current }
    const page = start(...filled, tell(ofOther))
    expect(snapshotOf(page, at)?.context.asked).toBeNull()
    page.play(reported(reports.both))
    expect(snapshotOf(page, at)?.context.asked).toEqual(ofOther)
    expect(flow(...again, reported(reports.both))?.context.asked).toBeNull()
  })

  it('is free again once it has answered [send-one-prompt]', () => {
    const other = [...again, type('0.5'), send('send.review', at), answer('reviewTransfer', reviews.good)]
    const answered = start(...other, signed)
    expect(snapshotOf(answered, at)?.context.asked).toBeNull()
    expect(snapshotOf(answered, at)?.value).toEqual({ draft: { reviewing: 'checking' } })
  })

  it('is known if another page asked it, or this one before a reload [send-one-prompt]', () => {
    const page = start(...reviewed, tell(askedElsewhere))
    expect(snapshotOf(page, at)?.value).toEqual({ draft: { reviewing: 'occupied' } })
    expect(snapshotOf(page, at)?.context.asked).toEqual(askedElsewhere)
    page.play(tell())
    expect(snapshotOf(page, at)?.value).toEqual({ draft: { reviewing: 'checking' } })
    const before = flow(
      ...filled,
      tell(askedElsewhere),
      send('send.review', at),
      answer('reviewTransfer', reviews.good),
    )
    expect(before?.value).toEqual({ draft: { reviewing: 'occupied' } })
    expect(flow(...reviewed, tell({ ...askedElsewhere, connectorId: 'example.harbour' }))?.value).toEqual({
      draft: { reviewing: { ready: 'fresh' } },
    })
  })

  it('is known also if another page’s request began or ended while this one was open [send-one-prompt]', () => {
    const again = [rejected(1), send('send.again', at)]
    const confirm = send('send.confirm', at)
    const elsewhere = [...reviewed, tell(askedElsewhere), confirm, confirm]
    expect(flow(...elsewhere, ...again)?.value).toEqual({ draft: { reviewing: 'checking' } })
    expect(flow(...elsewhere, tell(), ...again)?.value).toEqual({ sending: { prompted: 'asking' } })
    expect(flow(...reviewed, confirm, tell(askedElsewhere), ...again)?.value).toEqual({
      draft: { reviewing: 'checking' },
    })
  })

  it('is known if the modal was closed meanwhile [send-one-prompt]', () => {
    const closed = send('modal.close', '', { reason: 'button' })
    const opened = start(...reviewed, send('send.confirm', at), closed, send('modal.open', '', { view: 'WalletSend' }))
    const route = kitOf(opened).context.stack.at(-1)?.key
    expect(snapshotOf(opened, `route:${route}`)?.context.asked).toMatchObject({ symbol: 'ETH' })
  })
})

describe('the account’s holdings', () => {
  const mine = flow()?.context.sender
  const renewed = (amount: string, sender = mine) =>
    told('watchTokens', {
      type: 'tokens.renewed',
      sender,
      tokens: [{ ...tokens.ether, amount }],
    })

  it('are reloaded under the form, which stays unchanged; an answer for another account is ignored [send-fresh]', () => {
    const less = flow(...filled, renewed('5'))
    expect(less?.context).toMatchObject({
      units: '1000000000000000000',
      tokens: [{ amount: '5' }],
      token: { amount: '5' },
    })
    expect(less?.value.draft.form.step).toBe('fundsMissing')
    const gone = flow(...loaded, ...choose(tokens.dollar), type('1'), renewed('5'))
    expect(gone?.context.token).toMatchObject({ symbol: 'SUSD', amount: '0' })
    expect(flow(...filled, renewed('5', mine && { ...mine, address: receivers.token.address }))?.context.token).toEqual(
      tokens.ether,
    )
  })
})

describe('insufficient funds', () => {
  it('lead to the on-ramp, and back to the unchanged form [send-buy]', () => {
    expect(flow(...loaded, type('1'))?.can({ type: 'onramp.open' })).toBe(false)
    const simulation = startKit([...open, ...loaded, type('99'), send('onramp.open', at)], ofProject)
    expect(kitOf(simulation).context.stack.at(-1)?.route).toBe('OnRampProviders')
    simulation.play(send('nav.back'))
    expect(snapshotOf(simulation, at)?.context.typed).toBe('99')
  })
})
