import { Waiting } from '../../ui/waiting.tsx'
import { useText } from '../text.tsx'

/** Shown while a part of the modal loads. */
export default function Loading() {
  const t = useText()
  return <Waiting label={t('modal.loading')} />
}
