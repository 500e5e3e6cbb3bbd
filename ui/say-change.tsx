import { useState } from 'react'
import { Say } from './announcer.tsx'

/** Announces a text whenever it changes, but not initially: then it is read in place. */
export function SayChange({ children }: { children: string }) {
  const [first, setFirst] = useState<string | null>(children)
  if (first === null) return <Say>{children}</Say>
  if (first !== children) setFirst(null)
  return null
}
