import { Spinner } from './icon.tsx'
import { LazyIcon, type LazyIconName } from './lazy-icon.tsx'
import { type IconButtonProps, Press } from './press.tsx'

/** An icon button for lazy views. */
export const LazyIconButton = ({ icon, ...press }: Omit<IconButtonProps, 'icon'> & { icon: LazyIconName }) => (
  <Press {...press} className="icon-button">
    {press.busy ? <Spinner size={20} /> : <LazyIcon name={icon} />}
  </Press>
)
