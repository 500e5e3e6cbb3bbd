const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }

/**
 * The `<link>` tags for a page's head that make the browser fetch files ahead, with low priority.
 * @param base The path that the files are served from.
 */
export const modulePreloadLinks = (files: readonly string[], base = '/'): string =>
  files
    .map((file) => `${base}${file}`.replace(/[&"<]/g, (sign) => escapes[sign] ?? sign))
    .map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`)
    .join('')
