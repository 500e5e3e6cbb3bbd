import { createRoot } from 'react-dom/client'
import { StylesProvider } from '../../ui/styles.tsx'
import { Host } from '../panel/host.tsx'
import { useTheme } from '../panel/theme.ts'
import { Page } from './page.tsx'

function Whole() {
  const theme = useTheme(undefined)
  return (
    <Host theme={theme}>
      {(root) => (
        <StylesProvider root={root}>
          <Page theme={theme} />
        </StylesProvider>
      )}
    </Host>
  )
}

createRoot(document.createElement('div')).render(<Whole />)
