import { Dapp } from '../dapp'

export default function Page() {
  return <Dapp />
}
