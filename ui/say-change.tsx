import { useState } from 'react'
import { Say } from './announcer.tsx'

/** Reads a text out whenever it changes, but not as it was at first: that is read where it stands. */
export function SayChange({ children }: { children: string }) {
  const [first, setFirst] = useState<string | null>(children)
  if (first === null) return <Say>{children}</Say>
  if (first !== children) setFirst(null)
  return null
}
