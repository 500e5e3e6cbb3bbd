import { flowPlans } from './plan.ts'

/** A flow's page: its charts beside the pictures of their states. */
interface Map {
  /** The file, without extension. */
  file: string
  title: string
  charts: string[]
  /** The story files with pictures of the flow, in order, without extension. */
  pictures: string[]
}

/** The page for a file of stories, named after its folder. */
const mapOf = (file: string) => {
  const folder = file.slice(0, file.lastIndexOf('/'))
  return `${folder}/${folder.slice(folder.lastIndexOf('/') + 1)}-map`
}

const maps: Map[] = [
  {
    file: 'views/shell/modal-map',
    title: 'Modal/Map',
    charts: ['kit'],
    pictures: ['views/learn/learn', 'views/shell/shell', ...flowPlans.map(({ file }) => file)],
  },
  ...flowPlans.map(({ file, title, charts }) => ({
    file: mapOf(file),
    title: `${title}/Map`,
    charts: [...charts],
    pictures: [file],
  })),
  {
    file: 'views/notices-map',
    title: 'Notices/Map',
    charts: ['toasts', 'snackbar', 'alerts'],
    pictures: ['views/toasts', 'views/snackbar', 'views/alerts'],
  },
]

/** The story files of the flows' maps. */
export const mapFiles = (): { file: string; text: string }[] =>
  maps.map((map) => ({ file: map.file, text: textOf(map) }))

function textOf({ file, title, charts, pictures }: Map): string {
  const up = '../'.repeat(file.split('/').length - 1)
  const imports = [
    ...charts.map(
      (chart) =>
        `import { ${camel(chart)}Machine } from '${up}machines/${chart}/${chart === 'kit' ? 'index' : 'chart'}.ts'`,
    ),
    ...pictures.map((path) => `import * as ${nameOf(path)} from '${up}${path}.stories.tsx'`),
  ]
  return `// Written by \`npm run stories\`: the flow's chart, and a picture of each of its states.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowMap, mapped } from '${up}.storybook/map/flow-map.tsx'
${imports.join('\n')}

export default { title: '${title}', component: FlowMap, ...mapped } satisfies Meta<typeof FlowMap>

export const Page: StoryObj = {
  name: 'Map',
  render: () => <FlowMap machines={[${charts.map((chart) => `${camel(chart)}Machine`)}]} stories={[${pictures.map(nameOf)}]} />,
}
`
}

const camel = (words: string) => words.replace(/-(\w)/g, (_, first: string) => first.toUpperCase())
const nameOf = (path: string) => `${camel(path.slice(path.lastIndexOf('/') + 1))}Stories`
