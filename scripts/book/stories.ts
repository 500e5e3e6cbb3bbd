import * as z from 'zod'

const index = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), title: z.string(), name: z.string(), tags: z.array(z.string()) }),
  ),
})

/** A story of a built Storybook. */
export interface BuiltStory {
  id: string
  title: string
  name: string
  tags: string[]
}

/** The stories of a built Storybook, in its sidebar's order. */
export async function storiesOf(url: string): Promise<BuiltStory[]> {
  const response = await fetch(new URL('index.json', url))
  return Object.values(index.parse(await response.json()).entries)
}
