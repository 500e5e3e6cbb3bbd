import { Dapp } from '../../dapp'

export default function Home() {
  return <Dapp />
}
