import { inject } from 'vitest'
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

test('the first open requests the project’s settings once, and the developer reads which of the dApp’s settings have no effect', async ({
  visitor,
  sandbox,
}) => {
  const { api } = sandbox
  api?.project.features.splice(0, Infinity, { id: 'swap', isEnabled: true, config: ['1inch'] })
  const asked = () => api?.requests.flatMap(({ path }) => ([config, origins, analytics].includes(path) ? [path] : []))
  await visitor.opensBothChains(projectOf(sandbox, { features: { swaps: false, multiWallet: false, analytics: true } }))
  expect(asked()).toEqual([])
  await visitor.opensTheModal()
  await tells(visitor, 'config.ignored', { features: 'swaps' })
  await visitor.modal.close()
  await visitor.modal.isGone()
  await visitor.opensTheModal()
  await visitor.modal.isAt('title.Connect')
  expect(asked()?.sort()).toEqual([config, analytics])
})

test('a service that limits requests is reported, and the next open asks it again [directory-again]', async ({
  visitor,
  sandbox,
}) => {
  // The browser reports it as well.
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

test('an idle page has loaded the code that a project adds, and has requested nothing from a server for it [lazy-project] [lazy-idle]', async ({
  visitor,
  sandbox,
}) => {
  const has = (name: string) => visitor.traffic.local.some((url) => url.includes(`/assets/${name}-`))
  const own = () => visitor.traffic.local.filter((url) => url.startsWith(inject('site')))
  const earlier = sandbox.api?.requests.length ?? 0
  await visitor.opensBothChains(projectOf(sandbox))
  // The last is fetched once the page has been idle for a while.
  await eventually(() =>
    ['more-wallets', 'directory', 'config', 'project-services', 'warm-up'].filter((name) => !has(name)),
  ).toEqual([])
  await eventually(() => visitor.traffic.underway(inject('site'))).toEqual([])
  expect(sandbox.api?.requests.slice(earlier)).toEqual([])
  const before = own().length
  await visitor.opensTheModal()
  await eventually(() => visitor.modal.dialog.getByTestId('all-wallets').count()).toBe(1)
  // The icons of wallets and networks, and the code that stores connections, follow the list.
  const isLate = (url: string) =>
    /\/(wallets|known-pictures|drawn|address-of-drawing|initial|identity|storage|key-value-store)-[^/]+$/.test(url)
  expect(
    own()
      .slice(before)
      .filter((url) => !isLate(url)),
  ).toEqual([])
})
