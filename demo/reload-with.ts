/** The same page with a setting in its address: a kit keeps what it was made with. */
export function addressWith(name: string, value: string | undefined): string {
  const url = new URL(location.href)
  if (value === undefined) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  return url.href
}

export const reloadWith = (name: string, value: string): void => location.assign(addressWith(name, value))
