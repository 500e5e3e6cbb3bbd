import { IconButton } from '../../ui/press.tsx'
import { useText } from '../../views/text.tsx'
import type { Scene } from './current-view.ts'

/** The header's way to an explanation, wherever the chart offers one. */
export function HelpAction({ scene: { owner, explains } }: { scene: Scene }) {
  const t = useText()
  return explains ? (
    <IconButton
      icon="help"
      label={t('connect.help')}
      testId="header-help"
      onPress={() => owner.send({ type: 'help.open' })}
    />
  ) : null
}
