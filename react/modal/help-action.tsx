import { IconButton } from '../../ui/press.tsx'
import { useMessage } from '../../views/text.tsx'
import type { CurrentView } from './current-view.ts'

/** The header's way to an explanation, wherever the chart offers one: the message `help.<View>` says of what. */
export function HelpAction({ current: { owner, view, hasHelp } }: { current: CurrentView }) {
  const label = useMessage(`help.${view}`)
  return hasHelp && label !== undefined ? (
    <IconButton icon="help" label={label} testId="header-help" onPress={() => owner.send({ type: 'help.open' })} />
  ) : null
}
