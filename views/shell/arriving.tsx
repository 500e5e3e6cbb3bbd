import { Waiting } from '../../ui/waiting.tsx'
import { useText } from '../text.tsx'

/** A part of the modal is on its way. */
export default function Arriving() {
  const t = useText()
  return <Waiting label={t('modal.loading')} />
}
