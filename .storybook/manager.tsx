import { addons, types } from 'storybook/manager-api'
import { StatePanel } from './state-panel.tsx'

addons.register('portico/state', () => {
  addons.add('portico/state/panel', {
    type: types.PANEL,
    title: 'State',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <StatePanel /> : null),
  })
})

addons.setConfig({ selectedPanel: 'portico/state/panel' })
