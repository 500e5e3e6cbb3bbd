import { expect, test } from 'vitest'
import { modulePreloadLinks } from './module-preload-links.ts'

test('each file has a tag with low priority', () => {
  expect(modulePreloadLinks(['assets/a.js', 'assets/b.js'], '/app/')).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/app/assets/a.js">' +
      '<link rel="modulepreload" fetchpriority="low" href="/app/assets/b.js">',
  )
})

test('a base with HTML characters does not close the tag', () => {
  expect(modulePreloadLinks(['a.js'], '/?a="&b=<')).toContain('href="/?a=&quot;&amp;b=&lt;a.js"')
})
