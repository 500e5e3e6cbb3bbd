import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../core/errors.ts'
import { type ApiSandbox, startSandbox } from '../../sandbox/index.ts'
import { type ProjectOptions, projectService } from '../../services/project.ts'

let sandbox: ApiSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ api: true })
})
afterAll(() => sandbox.stop())
beforeEach(() => {
  const { api } = sandbox
  api.clear()
  api.requests.length = 0
  Object.assign(api.project, { features: [], allowedOrigins: [], isAnalyticsEnabled: false })
})

const never = new AbortController().signal
const project = (options: Partial<ProjectOptions> = {}) =>
  projectService({ url: sandbox.api.url, projectId: 'a project', sdkVersion: 'react-wagmi-1.0.0', ...options })
const failure = async (work: Promise<unknown>) =>
  failureOf(
    await work.then(
      () => 'it did not fail',
      (cause: unknown) => cause,
    ),
  )

const config = '/appkit/v1/config'
const origins = '/projects/v1/origins'
const analytics = '/getAnalyticsConfig'

describe('the features of a project', () => {
  it('are requested with its id and the client’s identity, and read unchanged', async () => {
    const features = [
      { id: 'social_login', isEnabled: true, config: ['email', 'google'] },
      { id: 'swap', isEnabled: false, config: null },
    ]
    sandbox.api.project.features = features
    expect(await project().features(never)).toEqual(features)
    expect(sandbox.api.requests).toMatchObject([
      { path: config, query: { projectId: 'a project', st: 'appkit', sv: 'react-wagmi-1.0.0' } },
    ])
  })

  it('are read as far as they are valid', async () => {
    const strange = [
      null,
      'swap',
      { isEnabled: true, config: [] },
      { id: 'a'.repeat(300), isEnabled: true, config: [] },
      { id: 'swap', isEnabled: 'yes', config: ['1inch', 7, '', { evil: true }] },
      { id: 'onramp', isEnabled: true },
      { id: 'activity', isEnabled: true, config: false },
    ]
    sandbox.api.fault({ path: config, answer: { json: { features: strange } } })
    expect(await project().features(never)).toEqual([{ id: 'swap', isEnabled: false, config: ['1inch'] }])
  })

  it.each([
    ['429', { status: 429, headers: { 'Retry-After': '7' } }, 'config.limited'],
    ['500', { status: 500 }, 'config.server'],
    ['503', { status: 503 }, 'config.server'],
    ['401', { status: 401 }, 'config.server'],
    ['garbage', 'garbage', 'config.server'],
    ['20 MB', 'huge', 'config.server'],
    ['no list', { json: { features: {} } }, 'config.server'],
    ['a connection that is cut', 'drop', 'network.offline'],
  ] as const)('are unavailable after %s', async (_, answer, code) => {
    sandbox.api.fault({ path: config, answer })
    expect(await failure(project().features(never))).toEqual({ code })
  })

  it('are not waited for once the user has left', async () => {
    sandbox.api.fault({ path: config, answer: 'hang' })
    expect(await failure(project().features(AbortSignal.timeout(50)))).toEqual({ code: 'request.aborted' })
  })

  it('are reported as offline if no server listens', async () => {
    expect(await failure(project({ url: 'http://127.0.0.1:1' }).features(never))).toEqual({ code: 'network.offline' })
  })
})

describe('the origins of a project [config-origins]', () => {
  const check = (origin = 'https://app.example.com') => project().checkOrigin(origin, never)

  it('are its list, all if there is none, and this machine’s', async () => {
    await check()
    sandbox.api.project.allowedOrigins = ['https://*.example.com']
    await check()
    await check('http://localhost:3000')
    expect(await failure(check('https://example.org'))).toEqual({
      code: 'config.origin',
      params: { origin: 'https://example.org' },
    })
  })

  it.each([
    ['429', { status: 429 }, { code: 'config.limited' }],
    ['500', { status: 500 }, { code: 'config.server' }],
    ['599', { status: 599 }, { code: 'config.server' }],
    ['no list', { json: { allowedOrigins: null } }, { code: 'config.project' }],
  ] as const)('are unknown after %s', async (_, answer, expected) => {
    sandbox.api.fault({ path: origins, answer })
    expect(await failure(check())).toEqual(expected)
  })

  it.each(['garbage', 'huge', 'drop', { status: 401 }, { status: 404 }] as const)(
    'are an empty list after %j',
    async (answer) => {
      sandbox.api.project.allowedOrigins = ['https://example.org']
      sandbox.api.fault({ path: origins, answer })
      await check()
      expect(sandbox.api.requests.map(({ path }) => path)).toEqual([origins])
    },
  )

  it('are read as far as they are valid', async () => {
    sandbox.api.fault({ path: origins, answer: { json: { allowedOrigins: [null, 7, '(((', 'https://example.org'] } } })
    expect(await failure(check())).toMatchObject({ code: 'config.origin' })
  })

  it('are not waited for once the user has left', async () => {
    sandbox.api.fault({ path: origins, answer: 'hang' })
    const checking = project().checkOrigin('https://example.org', AbortSignal.timeout(50))
    expect(await failure(checking)).toEqual({ code: 'request.aborted' })
  })
})

describe('the analytics of a project', () => {
  it('are on if it says so, and off otherwise', async () => {
    expect(await project().analytics(never)).toBe(false)
    sandbox.api.project.isAnalyticsEnabled = true
    expect(await project().analytics(never)).toBe(true)
  })

  it.each([{ status: 500 }, { json: { isAnalyticsEnabled: 'yes' } }, 'garbage', 'drop'] as const)(
    'are unknown after %j',
    async (answer) => {
      sandbox.api.fault({ path: analytics, answer })
      expect((await failure(project().analytics(never))).code).toMatch(/^config\.server$|^network\.offline$/)
    },
  )
})

it('a missing project id is left out of the request', async () => {
  await failure(project({ projectId: '' }).features(never))
  expect(sandbox.api.requests).toMatchObject([{ query: { st: 'appkit', sv: 'react-wagmi-1.0.0' } }])
  expect(sandbox.api.requests[0]?.query).not.toHaveProperty('projectId')
})
