import { shorten } from '../../core/shorten.ts'
import { message } from '../support/messages.ts'
import { eventually } from './harness/eventually.ts'
import { forgetsIn, heardIn, listensIn } from './harness/listener.ts'
import { test as base, expect, isAsked } from './harness/sign-in-world.ts'
import { smallWindow } from './harness/test.ts'

// With motion: a modal that closes stays for a moment.
const test = base.extend('contextOptions', () => ({ ...smallWindow, reducedMotion: 'no-preference' as const }))

test.for(['at the question', 'while the wallet asks'])(
  'when the account changes %s, screen readers announce only the new prompt [look-accessible]',
  async (when, { visitor, server, atTheQuestion }) => {
    const { page, modal } = visitor
    await listensIn(visitor.context)
    const harbour = await atTheQuestion()
    const [before = '', after = ''] = harbour.accounts
    await eventually(async () => (await heardIn(page)).at(-1)).toContain(shorten(before))
    if (when !== 'at the question') {
      await modal.press('signIn.sign')
      await visitor.windowOf(harbour)
      const signing = message('signIn.signing', { wallet: harbour.name })
      await eventually(async () => (await heardIn(page)).at(-1)).toContain(signing)
    }
    await forgetsIn(page)
    // The next prompt is unknown for a while; the old one must not be announced again meanwhile.
    server.fault({ path: '/me', delay: 500 })
    harbour.switchAccount(1)
    await modal.dialog.getByTestId('signIn.account').getByText(shorten(after)).waitFor()
    await isAsked(visitor)
    await eventually(async () => (await heardIn(page)).at(-1)).toContain(shorten(after))
    expect(await heardIn(page)).toHaveLength(1)
  },
)
