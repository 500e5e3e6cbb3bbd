import { useState } from 'react'

const keyOf = (name: string) => `portico-demo-${name}`

/** Reads the earlier choice of this tab, if it is still among the values. */
function read<Value extends string>(name: string, values: readonly Value[], first: Value): Value {
  try {
    const stored = sessionStorage.getItem(keyOf(name))
    return values.find((value) => value === stored) ?? first
  } catch {
    return first
  }
}

/** A choice that lasts as long as the tab: changing some of the choices reloads the page. */
export function useKept<Value extends string>(name: string, values: readonly Value[], first: Value) {
  const [value, setValue] = useState(() => read(name, values, first))
  const choose = (next: Value) => {
    setValue(next)
    try {
      sessionStorage.setItem(keyOf(name), next)
    } catch {
      // Storage may be full or blocked: the choice then lasts as long as the page.
    }
  }
  return [value, choose] as const
}
