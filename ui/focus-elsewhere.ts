/** Moves the keyboard from a control to what matches in the same modal. */
function focusOn(control: Element | null, selector: string): void {
  const root = control?.getRootNode()
  if (!(root instanceof ShadowRoot || root instanceof Document)) return
  root.querySelector<HTMLElement>(selector)?.focus()
}

/**
 * Leads the keyboard into the list above a control that goes as it is pressed: to the row where it was last, from which the
 * arrow keys lead to what comes; or to the list itself, where its rows only inform.
 */
export const focusList = (control: Element | null): void =>
  focusOn(control, '.virtual[tabindex="0"], .virtual-rows [tabindex="0"]')

/** Likewise to the tab whose content the control belongs to. */
export const focusTab = (control: Element | null): void => focusOn(control, '[role="tab"][aria-selected="true"]')

/** Likewise to the amount that what the control asks for follows from. */
export const focusAmount = (control: Element | null): void => focusOn(control, '.sum input:not([readonly])')

/** Likewise to the way on. */
export const focusPrimary = (control: Element | null): void => focusOn(control, '.button.primary')
