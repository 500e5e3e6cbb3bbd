import type { BuiltStory } from './stories.ts'

/** A page with every picture, by title. */
export function contactSheet(stories: readonly BuiltStory[]): string {
  const titles = [...new Set(stories.map(({ title }) => title))]
  const figure = ({ id, name }: BuiltStory) =>
    `<figure><a href="${id}.png"><img src="${id}.png" alt="" loading="lazy"></a><figcaption>${name}</figcaption></figure>`
  const section = (title: string) => {
    const figures = stories.filter((story) => story.title === title).map(figure)
    return `<section><h2>${title}</h2><div>${figures.join('')}</div></section>`
  }
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Portico: every state</title>
<style>
  body { margin: 32px; font: 14px/1.5 system-ui, sans-serif; background: #f3f3f5; color: #1b1b22 }
  section div { display: flex; flex-wrap: wrap; gap: 20px; align-items: start }
  figure { margin: 0; inline-size: 260px }
  img { inline-size: 100%; border-radius: 8px; box-shadow: 0 0 0 1px #0001 }
</style>
<h1>Every state</h1>
${titles.map(section).join('\n')}
</html>
`
}
