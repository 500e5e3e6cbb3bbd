import { useEffect, useState } from 'react'

/**
 * The icon of a network for a button of the page, where that shows one: the dApp's own, else what the modal draws of a well-known
 * network, which loads with the first button that shows it.
 */
export function useNetworkIcon(
  chain: { name: string; iconUrl?: string | undefined } | undefined,
  isShown: boolean,
): string | undefined {
  const [iconOf, setIconOf] = useState<(name: string) => string | undefined>()
  const { name, iconUrl } = chain ?? {}
  const isWanted = isShown && name !== undefined && iconUrl === undefined
  useEffect(() => {
    // Without their code the button shows none.
    if (isWanted)
      void import('./network-icons.ts').then(
        (icons) => setIconOf(() => icons.networkIcon),
        () => undefined,
      )
  }, [isWanted])
  return isWanted ? iconOf?.(name) : iconUrl
}
