import { IconButton } from '../../ui/press.tsx'
import { useMessage } from '../../views/text.tsx'
import type { CurrentView } from './current-view.ts'

/** The header's help button, shown if the chart has help for the view; its label is the message `help.<View>`. */
export function HelpAction({ current: { owner, view, hasHelp } }: { current: CurrentView }) {
  const label = useMessage(`help.${view}`)
  return hasHelp && label !== undefined ? (
    <IconButton icon="help" label={label} testId="header-help" onPress={() => owner.send({ type: 'help.open' })} />
  ) : null
}
