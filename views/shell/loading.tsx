import { Waiting } from '../../ui/waiting.tsx'
import { useText } from '../text.tsx'

/** A part of the modal is loading. */
export default function Loading() {
  const t = useText()
  return <Waiting label={t('modal.loading')} />
}
