// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode, useLayoutEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Announcer, Say } from './announcer.tsx'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { Snackbar } from './feedback.tsx'
import { Frame } from './frame.tsx'
import { WalletIcon } from './image.tsx'
import { Footer } from './layout.tsx'
import { LazyIconButton } from './lazy-icon-button.tsx'
import { Lesson } from './lesson.tsx'
import { List, Row, RowBody } from './list.tsx'
import { Ring } from './ring.tsx'
import { SayChange } from './say-change.tsx'
import { Shadow } from './shadow.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { Skeleton } from './text.tsx'
import { Toasts } from './toasts.tsx'

afterEach(cleanup)

test('an icon that does not load is replaced by the initial, and a new address is tried', async () => {
  const { container, rerender } = render(<WalletIcon src="https://images.example/a" name="Harbour" />)
  const image = container.querySelector('img')
  if (!image) throw new Error('no image')
  fireEvent.error(image)
  expect(await screen.findByText('H')).toBeTruthy()
  rerender(<WalletIcon src="https://images.example/b" name="Harbour" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('https://images.example/b')
})

test('a busy button keeps the focus and does nothing', () => {
  const onPress = vi.fn()
  render(
    <Button busy onPress={onPress}>
      Try again
    </Button>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button')
  fireEvent.click(button)
  expect(onPress).not.toHaveBeenCalled()
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true'])
})

test('a disabled item of a list with one tab stop keeps the focus, and ignores presses', () => {
  const onPress = vi.fn()
  render(<RowBody title="Harbour" sub="Disconnect Pocket first" tabIndex={0} disabled onPress={onPress} />)
  const row = screen.getByRole('button')
  row.focus()
  expect(document.activeElement).toBe(row)
  expect(row.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(row)
  expect(onPress).not.toHaveBeenCalled()
})

test('a row is a button, a link, or plain text', () => {
  render(
    <ul>
      <Row title="Act" onPress={() => {}} />
      <Row title="Leave" href="https://explorer.example" />
      <Row title="Know" value="1 ETH" />
    </ul>,
  )
  expect(screen.getByRole('button').textContent).toBe('Act')
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('a row and the control beside it are separate, not nested', () => {
  const onPress = vi.fn()
  const onAside = vi.fn()
  render(
    <ul>
      <Row
        title="Meadow"
        onPress={onPress}
        aside={<LazyIconButton icon="exit" label="Disconnect Meadow" onPress={onAside} />}
      />
    </ul>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Disconnect Meadow' }))
  expect([onPress.mock.calls.length, onAside.mock.calls.length]).toEqual([0, 1])
  fireEvent.click(screen.getByRole('button', { name: 'Meadow' }))
  expect([onPress.mock.calls.length, onAside.mock.calls.length]).toEqual([1, 1])
})

test('a row in use exposes that to assistive technology', () => {
  render(
    <ul>
      <Row title="Here" current />
      <Row title="There" sub="Not approved" disabled onPress={() => {}} />
    </ul>,
  )
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual(['true', null])
})

test('a list with loading rows exposes that to assistive technology', () => {
  const list = (busy: boolean) => (
    <List label="Wallets" busy={busy}>
      {busy ? <SkeletonRows rows={2} /> : <Row title="Harbour" />}
    </List>
  )
  const { rerender } = render(list(true))
  const busy = () => screen.getByRole('list').getAttribute('aria-busy')
  expect(busy()).toBe('true')
  rerender(list(false))
  expect(busy()).toBe('false')
})

test('a loading row has a row’s plate, with room for its picture and two lines', () => {
  const { container } = render(
    <List label="Wallets" busy>
      <SkeletonRows rows={1}>
        <Skeleton inlineSize={72} blockSize={12} />
      </SkeletonRows>
    </List>,
  )
  expect(container.querySelectorAll('li[aria-hidden] > .row > .skeleton')).toHaveLength(1)
  expect(container.querySelectorAll('.row > .row-text > .skeleton')).toHaveLength(2)
})

test('a loading row has as many lines as the loaded row', () => {
  const { container } = render(<SkeletonRows rows={1} />)
  expect(container.querySelectorAll('.row-text > .skeleton')).toHaveLength(1)
})

test('headlines are headings below the title, and the last line of a view is not a landmark', () => {
  render(
    <>
      <EmptyState art={null} title="Connection declined" text="You declined." />
      <Lesson art={null} title="A shared record">
        Words
      </Lesson>
      <Footer>Last</Footer>
    </>,
  )
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Connection declined',
    'A shared record',
  ])
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

test('markup in a name is shown as text', () => {
  render(<Row title="<img src=x onerror=alert(1)>" onPress={() => {}} />)
  expect(screen.getByRole('button').querySelector('img')).toBeNull()
})

test('a text is announced in the one live region when it appears and when it changes, and does not stay there', () => {
  vi.useFakeTimers()
  const element = (words: string) => (
    <Announcer>
      <Say>{words}</Say>
    </Announcer>
  )
  const { rerender } = render(element('Continue in Rainbow'))
  const said = () => screen.getByRole('status').textContent
  // An outdated text that was never announced is dropped.
  rerender(element('Connection declined'))
  expect(said()).toBe('')
  vi.advanceTimersByTime(100)
  expect(said()).toBe('Connection declined')
  vi.runAllTimers()
  expect(said()).toBe('')
  vi.useRealTimers()
})

test('the same text is announced again: the region is emptied first', () => {
  vi.useFakeTimers()
  const element = (key: string) => (
    <Announcer>
      <Say key={key}>Connection declined</Say>
    </Announcer>
  )
  const { rerender } = render(element('once'))
  const said = () => screen.getByRole('status').textContent
  vi.advanceTimersByTime(500)
  expect(said()).toBe('Connection declined')
  rerender(element('again'))
  expect(said()).toBe('')
  vi.advanceTimersByTime(100)
  expect(said()).toBe('Connection declined')
  vi.useRealTimers()
})

test('a change is announced, the initial state is not, and a return to it is', () => {
  vi.useFakeTimers()
  const element = (words: string) => (
    <Announcer>
      <SayChange>{words}</SayChange>
    </Announcer>
  )
  const { rerender } = render(element('Smart account'))
  const said = () => {
    vi.advanceTimersByTime(100)
    return screen.getByRole('status').textContent
  }
  expect(said()).toBe('')
  rerender(element('Standard account'))
  expect(said()).toBe('Standard account')
  rerender(element('Smart account'))
  expect(said()).toBe('Smart account')
  vi.useRealTimers()
})

test('the snackbar keeps its text and icon until it has left', async () => {
  const { rerender } = render(<Snackbar kind="success" message="Address copied" />)
  rerender(<Snackbar kind="error" message={undefined} />)
  expect(screen.queryByText('Address copied')?.previousElementSibling?.getAttribute('data-kind')).toBe('success')
  await act(async () => {})
  expect(screen.queryByText('Address copied')).toBeNull()
})

test('a toast is dismissed by its own id, and leaves', async () => {
  const onDismiss = vi.fn()
  const stack = (messages: string[]) => (
    <Toasts
      label="Notifications"
      dismissLabel="Dismiss"
      linkLabel="View"
      onDismiss={onDismiss}
      toasts={messages.map((message) => ({ id: message, kind: 'success', message }))}
    />
  )
  const { rerender } = render(stack(['one', 'two']))
  const [first] = screen.getAllByRole('button')
  if (!first) throw new Error('no button')
  fireEvent.click(first)
  expect(onDismiss.mock.calls).toEqual([['one']])
  rerender(stack(['two']))
  await act(async () => {})
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['two'])
})

test('toasts in one place form one stack, and toasts in other places form their own [notice-position]', async () => {
  const stacks = (toasts: [string, string | undefined][]) => (
    <Toasts
      label="Notifications"
      dismissLabel="Dismiss"
      linkLabel="View"
      onDismiss={() => undefined}
      toasts={toasts.map(([message, position]) => ({ id: message, kind: 'blank', message, position }))}
    />
  )
  const places = () =>
    screen.getAllByRole('list').map((list) => [list.getAttribute('data-position'), list.textContent?.trim()])
  const { rerender } = render(
    stacks([
      ['one', 'top-left'],
      ['two', undefined],
      ['three', 'top-left'],
    ]),
  )
  expect(places()).toEqual([
    [null, 'two'],
    ['top-left', 'onethree'],
  ])
  rerender(stacks([['two', undefined]]))
  await act(async () => {})
  expect(places()).toEqual([[null, 'two']])
})

test('a phone vibrates on success, once, and only after it has been touched [look-ring]', () => {
  const vibrate = vi.fn()
  const userActivation = { hasBeenActive: true }
  vi.stubGlobal('navigator', { ...navigator, vibrate, userActivation })
  const { rerender } = render(<Ring state="asking">icon</Ring>)
  rerender(<Ring state="success">icon</Ring>)
  rerender(<Ring state="success">icon, loaded</Ring>)
  expect(vibrate.mock.calls).toEqual([[8]])
  userActivation.hasBeenActive = false
  render(<Ring state="success">icon</Ring>)
  expect(vibrate.mock.calls).toEqual([[8]])
  vi.unstubAllGlobals()
})

test('the ring has a text for its state only if it is given one [look-ring]', () => {
  const { container, rerender } = render(<Ring state="asking">icon</Ring>)
  expect(container.textContent).toBe('icon')
  rerender(
    <Ring state="rejected" label="Declined">
      icon
    </Ring>,
  )
  expect(screen.queryByText('Declined')).not.toBeNull()
})

function Views() {
  const [view, setView] = useState('list')
  return (
    <Frame
      titleId="title"
      title={view}
      viewKey={view}
      direction={view === 'list' ? 'back' : 'forward'}
      back={view === 'list' ? undefined : { label: 'Back', onPress: () => setView('list') }}
    >
      {view === 'list' ? <Row title="Rainbow" testId="rainbow" onPress={() => setView('ring')} /> : <p>Approve</p>}
    </Frame>
  )
}

test('focus that was lost with a view goes to the title, and back to where it was', () => {
  render(<Views />)
  const focused = () => document.activeElement?.getAttribute('data-testid')
  screen.getByTestId('rainbow').focus()
  fireEvent.click(screen.getByTestId('rainbow'))
  expect(focused()).toBe('w3m-header-text')
  screen.getByTestId('header-back').focus()
  fireEvent.click(screen.getByTestId('header-back'))
  expect(focused()).toBe('rainbow')
})

test('focus that waited at the title also goes back to where it was', () => {
  const frame = (view: string, direction: 'forward' | 'back') => (
    <Frame titleId="title" title={view} viewKey={view} direction={direction}>
      {view === 'list' ? <Row title="Optimism" testId="optimism" onPress={() => undefined} /> : <p>Approve</p>}
    </Frame>
  )
  const { rerender } = render(frame('list', 'back'))
  screen.getByTestId('optimism').focus()
  rerender(frame('ring', 'forward'))
  expect(document.activeElement?.getAttribute('data-testid')).toBe('w3m-header-text')
  rerender(frame('list', 'back'))
  expect(document.activeElement?.getAttribute('data-testid')).toBe('optimism')
})

test('focus that was lost with a control, while its view stays, goes to the title', async () => {
  const frame = (asks: boolean) => (
    <Frame titleId="title" title="Rainbow" viewKey="a" direction="none">
      {asks ? <Button testId="retry">Try again</Button> : <p>Approve</p>}
    </Frame>
  )
  const { rerender } = render(frame(true))
  screen.getByTestId('retry').focus()
  rerender(frame(false))
  await act(async () => undefined)
  expect(document.activeElement?.getAttribute('data-testid')).toBe('w3m-header-text')
})

test('focus on what is beside the frame stays there when the view or one of its controls goes', async () => {
  const page = (view: string, direction: 'forward' | 'back') => (
    <>
      <Frame titleId="title" title={view} viewKey={view} direction={direction}>
        {view === 'list' ? <Row title="Base" testId="base" onPress={() => undefined} /> : <p>Approve</p>}
      </Frame>
      <button type="button" data-testid="toast">
        View transaction
      </button>
    </>
  )
  const { rerender } = render(page('list', 'back'))
  screen.getByTestId('base').focus()
  screen.getByTestId('toast').focus()
  for (const [view, direction] of [['ring', 'forward'] as const, ['list', 'back'] as const]) {
    rerender(page(view, direction))
    await act(async () => undefined)
    expect(document.activeElement?.getAttribute('data-testid')).toBe('toast')
  }
})

test('a frame waiting for its next view is inert', () => {
  const { container } = render(
    <Frame titleId="title" title="Connect" viewKey="a" direction="none" busy>
      <p>Body</p>
    </Frame>,
  )
  expect(container.querySelector<HTMLElement>('.body')?.inert).toBe(true)
})

test('under StrictMode there is one host, which carries theme and variables and is removed with its owner', () => {
  const hosts = () => [...document.querySelectorAll<HTMLElement>('w3m-modal')]
  const { unmount } = render(
    <StrictMode>
      <Shadow theme="dark" variables={{ '--w3m-accent': '#f00' }}>
        <p>inside</p>
      </Shadow>
    </StrictMode>,
  )
  expect(hosts().map((host) => [host.dataset.theme, host.style.getPropertyValue('--w3m-accent')])).toEqual([
    ['dark', '#f00'],
  ])
  expect(hosts()[0]?.shadowRoot?.textContent).toBe('inside')
  unmount()
  expect(hosts()).toEqual([])
})

/** Reports the theme of its first render. */
function ThemeProbe({ to }: { to: (theme: string | undefined) => void }) {
  useLayoutEffect(() => {
    to(document.querySelector<HTMLElement>('w3m-modal')?.dataset.theme)
  }, [to])
  return null
}

test('content has its theme from the start, so that nothing fades from the other theme', () => {
  const themes: (string | undefined)[] = []
  render(
    <Shadow theme="dark">
      <ThemeProbe to={(theme) => themes.push(theme)} />
    </Shadow>,
  )
  expect(themes).toEqual(['dark'])
})
