import type { payloads } from '../../tests/model/payloads/index.ts'

/** The page of a flow: its charts beside the pictures of their states. */
interface Map {
  /** The file, without its ending. */
  file: string
  title: string
  charts: (keyof typeof payloads)[]
  /** The story files that have pictures of it, in order, without their ending. */
  pictures: string[]
}

const places = {
  connect: 'views/connect/connect',
  walletConnect: 'views/wallet-connect/wallet-connect',
  allWallets: 'views/all-wallets/all-wallets',
  signIn: 'views/sign-in/sign-in',
  account: 'views/account/account',
  wallets: 'views/wallets/profile-wallets',
  networks: 'views/networks/networks',
}

const maps: Map[] = [
  {
    file: 'views/shell/modal-map',
    title: 'Modal/Map',
    charts: ['kit'],
    pictures: ['views/learn/learn', 'views/shell/shell', ...Object.values(places)],
  },
  { file: 'views/connect/connect-map', title: 'Connect/Map', charts: ['connect'], pictures: [places.connect] },
  {
    file: 'views/wallet-connect/wallet-connect-map',
    title: 'WalletConnect/Map',
    charts: ['wallet-connect', 'pairing'],
    pictures: [places.walletConnect],
  },
  {
    file: 'views/all-wallets/all-wallets-map',
    title: 'All wallets/Map',
    charts: ['wallet-list', 'directory'],
    pictures: [places.allWallets],
  },
  {
    file: 'views/sign-in/sign-in-map',
    title: 'Sign in/Map',
    charts: ['sign-in', 'session'],
    pictures: [places.signIn],
  },
  { file: 'views/account/account-map', title: 'Account/Map', charts: ['account'], pictures: [places.account] },
  {
    file: 'views/networks/networks-map',
    title: 'Networks/Map',
    charts: ['switch-network'],
    pictures: [places.networks],
  },
  { file: 'views/wallets/wallets-map', title: 'Wallets/Map', charts: ['profile-wallets'], pictures: [places.wallets] },
  {
    file: 'views/notices-map',
    title: 'Notices/Map',
    charts: ['toasts', 'snackbar', 'alerts'],
    pictures: ['views/toasts', 'views/snackbar', 'views/alerts'],
  },
]

/** The story files that hold the flows' maps. */
export const mapFiles = (): { file: string; text: string }[] =>
  maps.map((map) => ({ file: map.file, text: textOf(map) }))

function textOf({ file, title, charts, pictures }: Map): string {
  const up = '../'.repeat(file.split('/').length - 1)
  const imports = [
    ...charts.map((chart) => `import { ${camel(chart)}Machine } from '${up}machines/${chart}.ts'`),
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
