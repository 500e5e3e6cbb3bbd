/** The page's address with a setting changed: a kit keeps the options that it was created with. */
export function addressWith(name: string, value: string | undefined): string {
  const url = new URL(location.href)
  if (value === undefined) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  return url.href
}

export const reloadWith = (name: string, value: string): void => location.assign(addressWith(name, value))
