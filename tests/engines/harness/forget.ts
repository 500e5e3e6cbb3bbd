import { type Api, lackingApis, lackingCss } from '../../../scripts/floor/lacking.ts'

/** Removes from a page what only newer browsers have. Runs there, before anything else. */
function forget(apis: readonly Api[], css: typeof lackingCss): void {
  const removed = (from: unknown, name: string) => from instanceof Object && Reflect.deleteProperty(from, name)
  for (const { owner, member } of apis) {
    const known: unknown = Reflect.get(window, owner)
    if (member === undefined) removed(window, owner)
    else if (known instanceof Object) {
      removed(known, member)
      removed(Reflect.get(known, 'prototype'), member)
      if (owner === 'Window') removed(window, member)
    }
  }

  const properties = new RegExp(`(?<![\\w.#-])(?=(${css.properties.join('|')})\\s*:)`, 'g')
  const atRules = new RegExp(`@(?=(${css.atRules.join('|')})\\b)`, 'g')
  const known = (text: string) =>
    text
      .replace(properties, '-unknown-')
      .replace(atRules, '@-unknown-')
      // Its property has only this value, which the shorthand accepts as well.
      .replaceAll('allow-discrete', '-unknown-')
  const { replaceSync } = CSSStyleSheet.prototype
  CSSStyleSheet.prototype.replaceSync = function (text) {
    replaceSync.call(this, known(text))
  }
}

/** A script that makes a browser as old as the oldest supported ones. */
export const forgetting = `(${forget})(${JSON.stringify(lackingApis)}, ${JSON.stringify(lackingCss)})`
