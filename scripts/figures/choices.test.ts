import { expect, it } from 'vitest'
import { decides } from './choices.ts'

const view = (body: string) => ({ path: 'views/a/a.tsx', text: `export default function A() {\n${body}\n}` })
const early = (name: string) => `if (${name}) {\n  return <Text />\n}`
const three = ['one', 'two', 'three']

it.each([
  ['returns in blocks', three.map(early).join('\n')],
  ['returns on the next line', three.map((name) => `if (${name})\n  return (\n    <Text />\n  )`).join('\n')],
  [
    'returns on one line, with more between',
    three.map((name) => `if (${name}) return <Text />\nlet _${name}`).join('\n'),
  ],
  ['conditions inside one another', 'return (\n  one ? (<A />) : two ? (<B />) : three ? (<C />) : (<D />)\n)'],
  [
    'returns, one of which chooses again',
    `${early('one')}\nif (two) return <S>{three ? <A /> : <B />}</S>\nreturn <C />`,
  ],
  ['returns, and conditions inside one another', `${early('one')}\nconst more = two ? null : three ? <A /> : <B />`],
  ['a failure in a block', early('failed')],
  ['a failure over several lines', 'return context.failure\n  ? (\n    <A />\n  )\n  : <B />'],
  ['a failure and no else', 'return <S>{isFailed && <A />}</S>'],
])('a view makes a decision with %s', (_, body) => {
  expect(decides(view(body))).toBe(true)
})

it.each([
  ['parts that are there or not', `return <S>${three.map((name) => `{${name} ? <A /> : null}`).join('')}</S>`],
  ['two returns', `${early('one')}\n${early('two')}\nreturn <A />`],
  ['nothing yet to draw', `${three.map((name) => `if (${name}) return null`).join('\n')}\nreturn <A />`],
  ['a sentence', 'return <Text>{failure ? t(failure.code) : t("fine")}</Text>'],
  [
    'one choice in each of three components',
    three.map((name) => `const _${name} = () => { ${early(name)} }`).join('\n'),
  ],
])('a view makes no decision with %s', (_, body) => {
  expect(decides(view(body))).toBe(false)
})
