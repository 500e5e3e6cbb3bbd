const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }

/**
 * Tags for a page's head by which the browser fetches files ahead, with low priority.
 * @param base Where the files are served.
 */
export const modulePreloadLinks = (files: readonly string[], base = '/'): string =>
  files
    .map((file) => `${base}${file}`.replace(/[&"<]/g, (sign) => escapes[sign] ?? sign))
    .map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`)
    .join('')
