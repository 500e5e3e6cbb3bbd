import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { Providers } from './providers'

export default async function Layout({ children }: { children: ReactNode }) {
  const stored = (await cookies()).get('wagmi.store')
  return (
    <html lang="en">
      <body>
        <Providers cookie={stored && `wagmi.store=${stored.value}`}>{children}</Providers>
      </body>
    </html>
  )
}
