/** Moves the focus from a control to a matching element in the same modal. */
function focusOn(control: Element | null, selector: string): void {
  const root = control?.getRootNode()
  if (!(root instanceof ShadowRoot || root instanceof Document)) return
  root.querySelector<HTMLElement>(selector)?.focus()
}

/**
 * Moves the focus from a control that disappears on press into the list above: to its last focused row, from which the
 * arrow keys reach new rows; or to the list itself, if its rows are read-only.
 */
export const focusList = (control: Element | null): void =>
  focusOn(control, '.virtual[tabindex="0"], .virtual-rows [tabindex="0"]')

/** Likewise, to the tab whose content includes the control. */
export const focusTab = (control: Element | null): void => focusOn(control, '[role="tab"][aria-selected="true"]')

/** Likewise, to the amount that the control's request depends on. */
export const focusAmount = (control: Element | null): void => focusOn(control, '.sum input:not([readonly])')

/** Likewise, to the main button. */
export const focusPrimary = (control: Element | null): void => focusOn(control, '.button.primary')
