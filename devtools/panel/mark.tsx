/** Portico's mark: a gable on three columns. */
export const Mark = () => (
  <svg className="mark" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M10 2 2.2 6.6v1.7h15.6V6.6zM4 9.8h2.4v5.6H4zm4.8 0h2.4v5.6H8.8zm4.8 0H16v5.6h-2.4zM2.2 16.6h15.6V18H2.2z" />
  </svg>
)
