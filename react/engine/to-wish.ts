import { argumentText, isArguments } from './arguments.ts'

/**
 * Names to a developer what `open` is handed in vain. It looks by itself whether this is development: `core/in-development.ts` is a
 * part of the page before the click, which would be loaded in two files if later ones shared it.
 */
function tellOfArguments(view: unknown, wanted: unknown): void {
  try {
    if (process.env.NODE_ENV !== 'production')
      void import('../handle/unheeded-arguments.ts').then(
        ({ warnOfArguments }) => warnOfArguments({ view, arguments: wanted }),
        () => undefined,
      )
  } catch {
    // Without a bundler the page has no `process`.
  }
}

/**
 * What the dApp has handed to `open` for a view, as JSON: the arguments that can be read, undefined where there are none
 * [send-wish]. What can't is named in development [api-unheeded].
 */
export function toWish(view: unknown, wanted: unknown): string | undefined {
  tellOfArguments(view, wanted)
  if (!isArguments(wanted)) return undefined
  const said = Object.keys(wanted).flatMap((name) => {
    const text = argumentText(wanted, name)
    return text ? [`${JSON.stringify(name)}:${text}`] : []
  })
  return `{${said.join()}}`
}
