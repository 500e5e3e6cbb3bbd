import Head from 'next/head'
import { Dapp } from '../dapp'

export default function Page() {
  return (
    <>
      <Head>
        <title>Portico</title>
        <link rel="icon" href="data:," />
      </Head>
      <Dapp />
    </>
  )
}
