import type { AnyActorRef } from 'xstate'
import type { Event, Simulation } from '../../devtools/simulation.ts'
import { actorPath, chartOf, treeOf } from '../../devtools/tree.ts'
import { type Control, linesOf, type Place } from '../../scripts/controls/sheet.ts'
import { shown, shownState } from '../../tests/model/shown.ts'

const pressable = 'button, a[href], input, select, textarea'

/**
 * Presses every visible, enabled control of the modal and of the notices over it, and returns the events that each
 * sends, as lines. No event is delivered, so the charts stay in their state.
 * @throws where a chart would not accept an event that an enabled control sends [flow-state-controls].
 */
export function pressAll(root: ShadowRoot, simulation: Simulation): string[] {
  const at = shown(simulation)?.at
  const nameOfActor = (actor: AnyActorRef) => {
    const path = actorPath(actor)
    if (path === '') return 'kit'
    // Charts that a flow has spawned are named by their path from the flow.
    return at && `${path}/`.startsWith(`${at}/`) ? `flow${path.slice(at.length)}` : path
  }
  const spy = spyOn(simulation)
  root.addEventListener('click', stayOnThePage)
  try {
    const controls = [...root.querySelectorAll<HTMLElement>(pressable)].filter(isEnabled).map((element): Control => {
      const sent = spy.during(() => press(element))
      for (const { actor, event } of sent)
        if (!actor.getSnapshot().can(event) && !isChosenTab(element))
          throw new Error(`"${nameOf(element)}" is enabled, and its chart refuses ${event.type}`)
      const sends = sent.map(({ actor, event: { type, ...carried } }) => ({
        to: nameOfActor(actor),
        type,
        carries: Object.keys(carried).sort(),
      }))
      const leaves = element instanceof HTMLAnchorElement
      const isSame = sends.length > 0 && sends.every(({ carries }) => carries.length === 0)
      const isRow = element.closest('li, [role=tablist]') !== null && !isSame
      return {
        place: placeOf(element),
        role: roleOf(element),
        name: isRow ? undefined : nameOf(element),
        sends,
        leaves,
      }
    })
    return linesOf(shownState(simulation), controls)
  } finally {
    root.removeEventListener('click', stayOnThePage)
    spy.restore()
  }
}

/** Intercepts the events sent to the charts. */
function spyOn({ root }: Simulation) {
  let sent: { actor: AnyActorRef; event: Event }[] = []
  const restored = treeOf(root)
    .filter(chartOf)
    .map((actor) => {
      const { send } = actor
      actor.send = (event: Event) => void sent.push({ actor, event })
      return () => {
        actor.send = send
      }
    })
  return {
    during(act: () => void) {
      sent = []
      act()
      return sent
    },
    restore() {
      for (const restore of restored) restore()
    },
  }
}

const stayOnThePage = (event: globalThis.Event) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
}

const isEnabled = (element: HTMLElement) =>
  !element.matches(':disabled, [aria-disabled=true], [readonly]') &&
  element.closest('[inert]') === null &&
  element.checkVisibility({ visibilityProperty: true })

/** Pressing the tab that is already selected does nothing, by convention. */
const isChosenTab = (element: HTMLElement) => element.getAttribute('aria-selected') === 'true'

function press(element: HTMLElement) {
  if (!(element instanceof HTMLInputElement)) return element.click()
  // Use the prototype's setter: React overrides the field's own, and would see no change of value.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, `${element.value}a`)
  element.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}

const roleOf = (element: HTMLElement) =>
  element.getAttribute('role') ??
  (element instanceof HTMLAnchorElement ? 'link' : element instanceof HTMLInputElement ? 'textbox' : 'button')

/** A control's accessible name: its label, or else its content that is not hidden from screen readers. */
function nameOf(element: HTMLElement): string {
  const read = document.createElement('div')
  read.append(element.cloneNode(true))
  for (const hidden of read.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return (element.getAttribute('aria-label') ?? read.textContent).trim()
}

const placeOf = (element: HTMLElement): Place =>
  element.closest('.header') ? 'frame' : element.closest('.stage, .beside') ? 'view' : 'notice'
