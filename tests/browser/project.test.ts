import type { ErrorParams } from '../../core/errors.ts'
import { type MessageCode, message } from '../support/messages.ts'
import { projectOf } from './harness/any-wallet.ts'
import { eventually } from './harness/eventually.ts'
import { test as base, expect } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const test = base.extend('sandboxOptions', () => ({ solana: true, api: true }))

const config = '/appkit/v1/config'
const origins = '/projects/v1/origins'
const analytics = '/getAnalyticsConfig'

/** Waits until the developer reads this. */
const tells = (visitor: Visitor, code: MessageCode, params?: ErrorParams) =>
  eventually(() => visitor.page.getByTestId('wui-alertbar-text').allTextContents()).toEqual([message(code, params)])

test('the first opening asks for the project’s settings, once, and the developer reads which of the dApp’s have no say', async ({
  visitor,
  sandbox,
}) => {
  const { api } = sandbox
  api?.project.features.splice(0, Infinity, { id: 'swap', isEnabled: true, config: ['1inch'] })
  const asked = () => api?.requests.flatMap(({ path }) => ([config, origins, analytics].includes(path) ? [path] : []))
  await visitor.opensBothChains(projectOf(sandbox, { features: { swaps: false, multiWallet: false } }))
  expect(asked()).toEqual([])
  await visitor.opensTheModal()
  await tells(visitor, 'config.ignored', { features: 'swaps' })
  await visitor.modal.close()
  await visitor.modal.isGone()
  await visitor.opensTheModal()
  await visitor.modal.isAt('title.Connect')
  expect(asked()?.sort()).toEqual([config, analytics])
})

test('a service that limits requests is reported, and asked again by the next opening [directory-again]', async ({
  visitor,
  sandbox,
}) => {
  // The browser tells of it as well.
  visitor.complaints.expect(/status of 429/)
  const { api } = sandbox
  api?.project.features.splice(0, Infinity, { id: 'social_login', isEnabled: true, config: ['email'] })
  api?.fault({ path: origins, answer: { status: 429 }, times: 1 })
  const checked = () => api?.requests.filter(({ path }) => path === origins).length
  const before = checked() ?? 0
  await visitor.opensBothChains(projectOf(sandbox))
  await visitor.opensTheModal()
  await tells(visitor, 'config.limited')
  await visitor.modal.close()
  await visitor.modal.isGone()
  await visitor.opensTheModal()
  await eventually(checked).toBe(before + 2)
})
