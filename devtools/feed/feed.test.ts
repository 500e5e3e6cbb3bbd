import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { actorAt, counter, listening, parent } from '../../tests/support/listening.ts'
import type { Heard } from './terms.ts'

const describeEntry = ({ kind, source, target, event, taken, transitions }: Heard) =>
  [kind, source, target, event.type, taken, transitions] as const
describe('what the feed receives of a system', () => {
  it('starts with the existing actors', () => {
    const root = createActor(parent).start()
    root.send({ type: 'start' })
    const { feed } = listening(root)
    expect(feed.get().actors.map(({ at, id, name, systemId, status }) => ({ at, id, name, systemId, status }))).toEqual(
      [
        { at: '', id: root.id, name: 'parent', systemId: undefined, status: 'active' },
        { at: 'counter', id: 'counter', name: 'counter', systemId: 'the counter', status: 'active' },
        { at: 'work', id: 'work', name: 'work', systemId: undefined, status: 'active' },
        { at: 'watch', id: 'watch', name: 'watch', systemId: undefined, status: 'active' },
      ],
    )
    expect(actorAt(feed, '').value).toEqual({ busy: 'still' })
    expect([...actorAt(feed, '').active]).toEqual(['parent', 'parent.busy', 'parent.busy.still'])
    expect(actorAt(feed, 'counter').parent).toBe(actorAt(feed, '').key)
    expect(feed.get().log).toEqual([])
  })

  it('includes each event with its sender and receiver, and how it was processed', async () => {
    const root = createActor(parent).start()
    const { feed, draw } = listening(root)
    root.send({ type: 'pass' })
    root.send({ type: 'start' })
    root.send({ type: 'pass' })
    await expect.poll(() => root.getSnapshot().value).toBe('late')
    draw()
    const steps = ['parent.idle|start|0', 'parent.busy|next|0', 'parent.busy.on||0']
    expect(feed.get().log.map(describeEntry)).toEqual([
      ['command', undefined, '', 'pass', false, []],
      ['command', undefined, '', 'start', true, steps],
      ['start', '', 'counter', 'xstate.init', true, []],
      ['start', '', 'work', 'xstate.init', true, []],
      ['start', '', 'watch', 'xstate.init', true, []],
      ['fact', 'watch', '', 'heard', false, []],
      ['command', undefined, '', 'pass', true, ['parent.busy|pass|0']],
      ['fact', '', 'counter', 'count.up', true, ['counter|count.up|0']],
      ['done', 'work', '', 'xstate.done.actor.work', true, ['parent.busy|xstate.done.actor.work|0']],
      ['timer', '', '', 'xstate.after.soon.parent.busy', true, ['parent.busy|xstate.after.soon.parent.busy|0']],
    ])
    expect(feed.get().count).toBe(10)
  })

  it('includes the number of transitions, and which were taken last', () => {
    const root = createActor(counter).start()
    const { feed, draw } = listening(root)
    for (let time = 0; time < 3; time += 1) root.send({ type: 'count.up' })
    root.send({ type: 'count.deny' })
    draw()
    expect([...actorAt(feed, '').taken]).toEqual([['counter|count.up|0', 3]])
    expect([...actorAt(feed, '').last]).toEqual([])
    root.send({ type: 'count.up' })
    draw()
    expect([...actorAt(feed, '').last]).toEqual(['counter|count.up|0'])
  })

  it('includes the context before its last change', () => {
    const root = createActor(counter).start()
    const { feed, draw } = listening(root)
    root.send({ type: 'count.up' })
    root.send({ type: 'count.deny' })
    draw()
    const { context, previous } = actorAt(feed, '')
    expect({ context, previous }).toEqual({
      context: { count: 1 },
      previous: { context: { count: 0 }, event: 'count.up' },
    })
  })

  it('leaves an actor unchanged to which nothing happened', () => {
    const root = createActor(parent).start()
    root.send({ type: 'start' })
    const { feed, draw } = listening(root)
    const before = actorAt(feed, 'counter')
    root.send({ type: 'next' })
    draw()
    expect(actorAt(feed, 'counter')).toBe(before)
    root.send({ type: 'pass' })
    draw()
    expect(actorAt(feed, 'counter')).not.toBe(before)
  })

  it('includes the first steps of a chart that starts later', () => {
    const hasty = setup({}).createMachine({ id: 'hasty', initial: 'a', states: { a: { always: 'b' }, b: {} } })
    const host = setup({ actors: { hasty } }).createMachine({
      initial: 'off',
      states: { off: { on: { go: 'on' } }, on: { invoke: { id: 'hasty', src: 'hasty' } } },
    })
    const root = createActor(host).start()
    const { feed, draw } = listening(root)
    root.send({ type: 'go' })
    draw()
    expect([...actorAt(feed, 'hasty').taken]).toEqual([['hasty.a||0', 1]])
    expect(actorAt(feed, 'hasty').name).toBe('hasty')
  })
})
