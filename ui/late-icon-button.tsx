import { Spinner } from './icon.tsx'
import { LateIcon, type LateIconName } from './late-icon.tsx'
import { type IconButtonProps, Press } from './press.tsx'

/** An icon button of the views that come late. */
export const LateIconButton = ({ icon, ...press }: Omit<IconButtonProps, 'icon'> & { icon: LateIconName }) => (
  <Press {...press} className="icon-button">
    {press.busy ? <Spinner size={20} /> : <LateIcon name={icon} />}
  </Press>
)
