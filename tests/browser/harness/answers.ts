import type { Page } from 'playwright-core'

interface NodeRequest {
  id: number
  method: string
  params?: unknown
}

interface NodeAnswer {
  id: number
}

const listOf = <T>(said: T | T[]): T[] => (Array.isArray(said) ? said : [said])

/** Replaces a node's answers with the test's own, one by one for a batch request. */
export async function answersFor(
  page: Page,
  instead: (request: NodeRequest) => { result: unknown } | undefined,
): Promise<void> {
  await page.route(/^http:\/\/127\.0\.0\.1:\d+\/$/, async (route) => {
    const body = route.request().postData()
    if (!body) return route.fallback()
    const asked: NodeRequest | NodeRequest[] = JSON.parse(body)
    const own = new Map(listOf(asked).map((request) => [request.id, instead(request)]))
    if (![...own.values()].some(Boolean)) return route.fallback()
    const response = await route.fetch()
    const answered: NodeAnswer | NodeAnswer[] = await response.json()
    const answers = listOf(answered).map((answer) => {
      const given = own.get(answer.id)
      return given ? { jsonrpc: '2.0', id: answer.id, ...given } : answer
    })
    await route.fulfill({ response, json: Array.isArray(asked) ? answers : answers[0] })
  })
}
