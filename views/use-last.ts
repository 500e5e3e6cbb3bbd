import { useState } from 'react'

/** A value, or the last one there was: a view goes on showing what it showed while the modal leaves. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && !Object.is(value, last)) setLast(value)
  return value ?? last
}
