import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'
import { StatePanel } from './state-panel.ts'

addons.register('portico/state', () => {
  addons.add('portico/state/panel', {
    type: types.PANEL,
    title: 'State',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? createElement(StatePanel) : null),
  })
})

addons.setConfig({ selectedPanel: 'portico/state/panel' })
