import { argumentText, isArguments } from './arguments.ts'

/** The dApp's arguments of `open`, as JSON: the readable ones, or undefined if there are none [send-wish]. */
export function toWish(wanted: unknown): string | undefined {
  if (!isArguments(wanted)) return undefined
  const said = Object.keys(wanted).flatMap((name) => {
    const text = argumentText(wanted, name)
    return text ? [`${JSON.stringify(name)}:${text}`] : []
  })
  return `{${said.join()}}`
}
