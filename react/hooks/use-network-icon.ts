import { useEffect, useState } from 'react'

/**
 * The icon of a network for a button in the page: the dApp's own, or else the modal's icon for a well-known network,
 * which loads when a button first needs it.
 */
export function useNetworkIcon(
  chain: { name: string; iconUrl?: string | undefined } | undefined,
  isShown: boolean,
): string | undefined {
  const [iconOf, setIconOf] = useState<(name: string) => string | undefined>()
  const { name, iconUrl } = chain ?? {}
  const isWanted = isShown && name !== undefined && iconUrl === undefined
  useEffect(() => {
    // If the code fails to load, the button shows no icon.
    if (isWanted)
      void import('./network-icons.ts').then(
        (icons) => setIconOf(() => icons.networkIcon),
        () => undefined,
      )
  }, [isWanted])
  return isWanted ? iconOf?.(name) : iconUrl
}
