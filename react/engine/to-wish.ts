import { argumentText, isArguments } from './arguments.ts'

/** What the dApp has handed to `open`, as JSON: the arguments that can be read, undefined where there are none [send-wish]. */
export function toWish(wanted: unknown): string | undefined {
  if (!isArguments(wanted)) return undefined
  const said = Object.keys(wanted).flatMap((name) => {
    const text = argumentText(wanted, name)
    return text ? [`${JSON.stringify(name)}:${text}`] : []
  })
  return `{${said.join()}}`
}
