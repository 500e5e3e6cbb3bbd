import { useState } from 'react'

const keyOf = (name: string) => `portico-demo-${name}`

/** What was chosen before in this tab, among what there is to choose from. */
function read<Value extends string>(name: string, values: readonly Value[], first: Value): Value {
  try {
    const stored = sessionStorage.getItem(keyOf(name))
    return values.find((value) => value === stored) ?? first
  } catch {
    return first
  }
}

/** A choice that lasts as long as the tab, since some of what is chosen here loads the page again. */
export function useKept<Value extends string>(name: string, values: readonly Value[], first: Value) {
  const [value, setValue] = useState(() => read(name, values, first))
  const choose = (next: Value) => {
    setValue(next)
    try {
      sessionStorage.setItem(keyOf(name), next)
    } catch {
      // Storage may be full or forbidden: the choice then lasts as long as the page.
    }
  }
  return [value, choose] as const
}
